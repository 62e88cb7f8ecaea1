import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readContract } from '../../../src/platform/contract/contract-document.ts';
import {
  ContractViolation,
  createContractChecker,
} from '../../support/contract/contract-checker.ts';

const contract = readContract();

const codesSchema = z.looseObject({
  schemas: z.looseObject({
    ErrorCode: z.looseObject({
      enum: z.array(z.string()),
      'x-codes': z.record(z.string(), z.looseObject({ status: z.number() })),
    }),
  }),
});
const operationSchema = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), z.unknown()),
  'x-error-codes': z.array(z.string()).default([]),
});

const { enum: codes, 'x-codes': known } = codesSchema.parse(contract.components).schemas.ErrorCode;
const operations = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .map((value) => operationSchema.safeParse(value).data)
  .filter((operation) => operation !== undefined);

// product 7.1.2
test('no conflict goes without a code of its own', () => {
  expect(operations.length).toBeGreaterThan(60);
  const silent = operations.filter(
    ({ responses, 'x-error-codes': own }) =>
      responses['409'] !== undefined && !own.some((code) => known[code]?.status === 409),
  );
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test('each status of an error has a code that any call may send, but for 409', () => {
  const special = new Set(operations.flatMap((operation) => operation['x-error-codes']));
  const shared = codes.filter((code) => !special.has(code)).map((code) => known[code]?.status);
  const statuses = new Set(
    operations.flatMap(({ responses }) => Object.keys(responses).map(Number)),
  );
  const errors = Array.from(statuses).filter((status) => status >= 400 && status !== 409);
  expect(errors.filter((status) => !shared.includes(status))).toEqual([]);
});

describe('the check of every response in these tests', () => {
  const check = (url: string, status: number, code: unknown) =>
    createContractChecker(contract).check({
      method: 'POST',
      url,
      status,
      headers: {
        'content-type': 'application/json',
        'x-request-id': 'x',
        'retry-after': '1',
      },
      body: JSON.stringify({ success: false, message: 'No', code }),
    });

  test.each([
    { code: undefined, status: 409 },
    { code: 'made_up', status: 409 },
    { code: 'cart_full', status: 409 },
    { code: 'conflict', status: 409 },
    { code: 'total_changed', status: 400 },
    { code: 'not_found', status: 409 },
    // product 7.1.2
  ])('a response with $code is off the contract', ({ code, status }) => {
    expect(() => check('/api/v1/order/create-order', status, code)).toThrow(ContractViolation);
  });

  test.each([
    { code: 'total_changed', status: 409 },
    { code: 'idempotency_key_reused', status: 422 },
    { code: 'origin_not_allowed', status: 403 },
  ])('one with $code follows it', ({ code, status }) => {
    expect(check('/api/v1/order/create-order', status, code)).toBe('createOrder');
  });
});
