import { describe, expect, test } from 'vitest';
import { listOperations, readContract } from '../../../src/platform/contract/contract-document.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { createContractChecker } from '../../support/contract/contract-checker.ts';
import { listOperationPolicies } from '../../support/contract/operation-policies.ts';
import { newShopper } from '../../support/requests/visitor.ts';

const operations = listOperations(readContract());

/** A URL of the operation, with parameters that fit every pattern of the contract. */
function toUrl(url: string): string {
  return url
    .replaceAll(':provider', 'sandbox')
    .replaceAll(':pincode', '302001')
    .replaceAll(':hash', 'a'.repeat(64))
    .replaceAll(/:\w+/g, 'unknown-0123456789');
}

test('every operation has a handler', async ({ task }) => {
  await buildTestApp();
  task.meta.operationIds = createContractChecker(readContract()).operationIds;
});

test('the contract lists 429 for each operation whose calls are limited', () => {
  const policies = listOperationPolicies();
  const unlisted = operations.filter(({ operationId, method, session, schema }) => {
    const isCountedForAccount = method !== 'GET' && session === 'required';
    const isLimited = isCountedForAccount || policies.get(operationId)?.rateLimit !== undefined;
    return isLimited && !Object.hasOwn(Object(schema.response), '429');
  });
  expect(unlisted.map(({ operationId }) => operationId)).toEqual([]);
});

describe('another site', () => {
  const unsafe = operations.filter((operation) => operation.method !== 'GET');
  const hostile = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    // The test's shop is http: the same host over https is another origin.
    { origin: 'https://localhost:80', host: 'localhost:80' },
    { origin: 'https://localhost', host: 'localhost' },
    { origin: 'http://localhost:81', host: 'localhost' },
  ];
  const bodies = [
    undefined,
    { type: 'application/json', text: '{}' },
    { type: 'text/plain', text: '{"a":1}' },
    { type: 'application/x-www-form-urlencoded', text: 'a=1' },
    { type: 'multipart/form-data; boundary=x', text: '--x--\r\n' },
  ];

  // product 7.1.4
  test('cannot cause any of the unsafe operations', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const cookie = Array.from(asha.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const passed: string[] = [];
    for (const operation of unsafe) {
      for (const [index, headers] of hostile.entries()) {
        const body = bodies[index % bodies.length];
        const reply = await shop.inject({
          method: operation.method,
          url: toUrl(operation.url),
          headers: { ...headers, cookie, ...(body && { 'content-type': body.type }) },
          ...(body && { payload: body.text }),
        });
        if (reply.statusCode !== 403) passed.push(`${operation.operationId} ${reply.statusCode}`);
      }
    }
    expect(passed).toEqual([]);
  });

  test('on https is also the same host over http', async () => {
    const shop = await buildTestApp({
      environment: { PUBLIC_ORIGIN: 'https://shop.example', PAYMENT_PROVIDER: 'sandbox' },
    });
    const send = (origin: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/v1/users/logout',
        headers: { origin, host: new URL(origin).host },
      });
    expect((await send('http://shop.example')).statusCode).toBe(403);
    expect((await send('https://other.example')).statusCode).toBe(403);
    expect((await send('https://shop.example')).statusCode).toBe(200);
  });

  test.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' },
    {},
  ])('%j is not one', async (headers) => {
    const shop = await buildTestApp();
    const reply = await shop.inject({
      method: 'POST',
      url: '/api/v1/users/logout',
      headers: { host: 'localhost', ...headers },
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('sessions', () => {
  const protectedOnes = operations.filter((operation) => operation.session === 'required');

  // product 1.1.1, 6.1.1, 8.11.1
  test('guests get 401 from each of the operations that need a session', async () => {
    const shop = await buildTestApp();
    for (const operation of protectedOnes) {
      const reply = await shop.inject({ method: operation.method, url: toUrl(operation.url) });
      expect({ id: operation.operationId, status: reply.statusCode }).toEqual({
        id: operation.operationId,
        status: 401,
      });
    }
  });
});

describe('caching', () => {
  test('personal responses and errors are never stored', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    for (const path of ['/users/current-user', '/users', '/nowhere']) {
      expect((await asha.get(path)).headers['cache-control']).toBe('no-store');
    }
  });
});

// product 5.7.1
test('an invalid value in a body is rejected, not dropped or converted', async () => {
  const shop = await buildTestApp();
  const visitor = shop.visitor();
  for (const [field, value] of [
    ['password', 12345678],
    ['email', ['a@example.com']],
    ['fullName', true],
    ['fullName', null],
  ] as const) {
    const reply = await visitor.post('/users/register', newShopper({ [field]: value }));
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].field).toBe(field);
  }
});
