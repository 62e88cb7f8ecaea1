import { describe, expect, test } from 'vitest';
import { bodyLimitOf, MAX_BODY_BYTES } from '../../../src/platform/contract/body-limits.ts';
import { listOperations, readContract } from '../../../src/platform/contract/contract-document.ts';
import { ACCOUNT_WRITE_LIMIT } from '../../../src/platform/contract/operation-policy.ts';
import { buildTestApp } from '../../support/build-test-app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

async function signInShopper(environment: Record<string, string> = {}) {
  const shop = await buildTestApp({ environment });
  const shopper = shop.visitor();
  await shopper.signUp();
  const cookie = Array.from(shopper.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const headers = { ...JSON_TYPE, cookie, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, payload: string) =>
    shop.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });
  return { shop, shopper, post };
}

describe('the size of a JSON body', () => {
  // product 7.10.2
  test('is limited per operation by what the contract allows', () => {
    const limits = new Map(
      listOperations(readContract())
        .filter(({ method }) => method !== 'GET')
        .map((operation) => [operation.operationId, bodyLimitOf(operation)]),
    );
    expect(Object.fromEntries(limits)).toMatchObject({
      loginUser: 4 * 1024,
      clearCart: 4 * 1024,
      createReview: 14_239,
      createMessage: MAX_BODY_BYTES,
      mergeCarts: MAX_BODY_BYTES,
      createOrder: MAX_BODY_BYTES,
    });
  });

  test('leaves room for the longest message in Devanagari, also escaped', async () => {
    const { post } = await signInShopper();
    const message = {
      name: 'क'.repeat(100),
      email: `${'a'.repeat(60)}@example.com`,
      subject: 'क'.repeat(200),
      body: 'क'.repeat(5_000),
    };
    const text = JSON.stringify(message);
    expect((await post('/message', text)).statusCode).toBe(201);
    expect((await post('/message', text.replaceAll('क', '\\u0915'))).statusCode).toBe(201);
  });

  test('that is larger is a 413 before it is read', async () => {
    const { shop, post } = await signInShopper();
    const unknown = JSON.stringify({ localCart: [], more: 'x'.repeat(MAX_BODY_BYTES) });
    expect((await post('/cart/merge-carts', unknown)).statusCode).toBe(413);
    const login = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(5_000) });
    const url = '/api/v1/users/login';
    const reply = await shop.inject({ method: 'POST', url, headers: JSON_TYPE, payload: login });
    expect(reply.statusCode).toBe(413);
  });
});

describe('the errors of an invalid body', () => {
  // product 7.10.2
  test('within the limits are all of them, at most 20', async () => {
    const { post } = await signInShopper();
    const two = await post('/cart/add-cart', '{"productId":"!","quantity":0}');
    expect(two.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'productId',
      'quantity',
    ]);
    const line = { a: 0, b: 0 };
    const many = await post(
      '/cart/merge-carts',
      JSON.stringify({ localCart: Array(200).fill(line) }),
    );
    expect(many.statusCode).toBe(400);
    expect(many.json().errors).toHaveLength(20);
  });
});

describe('writes of one account', () => {
  // product 7.10.1
  test('are limited to 120 a minute, each account for itself, and reading goes on', async () => {
    const { shop, shopper } = await signInShopper({ RATE_LIMITS: 'on' });
    const other = shop.visitor();
    await other.signUp();
    const statuses: number[] = [];
    for (let count = 0; count < ACCOUNT_WRITE_LIMIT.max; count += 1) {
      statuses.push((await shopper.delete('/cart/clear-cart')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rejected = await shopper.post('/cart/merge-carts', { localCart: [] });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await shopper.get('/cart')).status).toBe(200);
    expect((await other.delete('/cart/clear-cart')).status).toBe(200);
    expect((await shopper.post('/users/logout')).status).toBe(200);
  });
});
