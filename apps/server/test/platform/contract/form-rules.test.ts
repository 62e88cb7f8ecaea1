import { EMAIL_MAX_LENGTH, fieldErrorsOf, toNameKey } from '@haat/domain';
import { AS_PHONES_SHOW_THEM } from '@haat/domain/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listOperations, readContract } from '../../../src/platform/contract/contract-document.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { listOperationPolicies } from '../../support/contract/operation-policies.ts';
import { makeValid } from '../../support/generated-requests/schema-arbitrary.ts';
import { newAddress } from '../../support/goods/stock-fixture.ts';
import { newShopper } from '../../support/requests/visitor.ts';

const bodySchema = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.looseObject({
        properties: z.record(z.string(), z.looseObject({ maxLength: z.optional(z.number()) })),
      }),
    }),
  }),
});

const namedSchema = z.looseObject({ userName: z.optional(z.string()) });

const policies = listOperationPolicies();

/** The operations behind a form, with the body of the contract and the check of the form. */
const forms = listOperations(readContract()).flatMap(({ operationId, schema }) => {
  const form = policies.get(operationId)?.form;
  if (form === undefined) return [];
  const check = (input: unknown) => fieldErrorsOf(form.safeParse(input));
  return { operationId, check, body: bodySchema.parse(schema.body).content['application/json'] };
});

test('every form belongs to an operation', () => {
  expect(forms.map(({ operationId }) => operationId).toSorted()).toEqual(
    Array.from(policies)
      .filter(([, { form }]) => form !== undefined)
      .map(([operationId]) => operationId)
      .toSorted(),
  );
});

/** A text of so many characters that is also a good new password. */
const textOf = (length: number) => `A1!${'x'.repeat(length - 3)}`;

describe.each(forms)('the form of $operationId', ({ operationId, check, body: { schema } }) => {
  test('has the limits of the contract', () => {
    const limits = Object.entries(schema.properties).flatMap(([field, { maxLength }]) =>
      maxLength === undefined ? [] : [{ field, maxLength }],
    );
    expect(limits).not.toEqual([]);
    for (const { field, maxLength } of limits) {
      if (field === 'email') {
        expect(maxLength).toBe(EMAIL_MAX_LENGTH);
        continue;
      }
      const faults = [maxLength, maxLength + 1].map((length) => check({ [field]: textOf(length) }));
      // A product's id has no limit in the form; that of a phone number is of what is read of it.
      if (field === 'productId' || field === 'phoneNumber') continue;
      expect(
        faults.map((fault) => fault[field]),
        field,
      ).toEqual([undefined, expect.any(String)]);
    }
  });

  test('takes whatever the contract takes', () => {
    const rejected = fc
      .sample(makeValid(schema, {}), { numRuns: 60, seed: 1 })
      // The contract counts characters, forms count as browsers do: 2 for each beyond U+FFFF.
      .filter((body) => !/[\u{10000}-\u{10FFFF}]/u.test(JSON.stringify(body)))
      // A user name of signs that nobody sees is none, which a schema cannot say.
      .filter((body) => toNameKey(namedSchema.parse(body).userName ?? 'asha') !== '')
      // A sign-in by phone number has a form of its own.
      .filter((body) => operationId !== 'loginUser' || Object.hasOwn(Object(body), 'email'))
      .map((body) => ({ body, faults: check(body) }))
      .filter(({ faults }) => Object.keys(faults).length > 0);
    expect(rejected).toEqual([]);
  });
});

describe('a phone number is taken as phones show it', () => {
  // product 5.2.5
  // The others are the domain's to read.
  test.each(AS_PHONES_SHOW_THEM.slice(0, 2))('%j is stored as %j', async (phone, phoneNumber) => {
    const shop = await buildTestApp();
    const shopper = shop.visitor();
    await shopper.signUp({ phoneNumber: phone });
    const replies = [
      await shopper.get('/users/current-user'),
      await shopper.patch('/users/update-account', { phoneNumber: phone }),
      await shopper.post('/address/create-address', newAddress({ phoneNumber: phone })),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 201]);
    for (const { text } of replies) expect(text).toContain(`"phoneNumber":"${phoneNumber}"`);
  });
});

describe('errors have the texts of the form', () => {
  test('an e-mail that is none', async () => {
    const visitor = (await buildTestApp()).visitor();
    const message = 'Please enter a valid email address.';
    const expected = {
      success: false,
      message,
      code: 'validation_failed',
      errors: [{ field: 'email', message }],
    };
    for (const email of [
      'asha',
      ' asha@example.com ',
      'asha!@example.com',
      'asha@example',
      'asha@-.com',
      `${'a'.repeat(250)}@example.com`,
      '',
      null,
    ]) {
      for (const [path, body] of [
        ['/users/register', { ...newShopper(), email }],
        ['/users/login', { email, password: 'Mirch1!' }],
        ['/users/forgot-password', { email }],
        ['/message', { name: 'Asha', email, body: 'Namaste' }],
      ] as const) {
        const reply = await visitor.post(path, body);
        expect({ email, path, status: reply.status, body: reply.body }).toEqual({
          email,
          path,
          status: 400,
          body: expected,
        });
      }
    }
  });

  test('of an address only what is wrong: a phone number may be written with spaces', async () => {
    const shop = await buildTestApp();
    const shopper = shop.visitor();
    await shopper.signUp();
    const message = 'City is required.';
    const typed = newAddress({ phoneNumber: '+91 98765-43210', city: ' ' });
    const reply = await shopper.post('/address/create-address', typed);
    expect(reply.body).toEqual({
      success: false,
      message,
      code: 'validation_failed',
      errors: [{ field: 'city', message }],
    });
  });
});
