import contract from '@haat/openapi' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../src/contract.ts';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, call } = startTestShop();

describe('what no rule changes', () => {
  it.each([
    ['GET /story', contract.paths['/story'].get.responses[200]],
    ['GET /makers/any', contract.paths['/makers/{slug}'].get.responses[200]],
    ['GET /contact', contract.paths['/contact'].get.responses[200]],
    ['POST /message', contract.paths['/message'].post.responses[201]],
    ['GET /desk/orders', contract.paths['/desk/orders'].get.responses[200]],
    [
      'POST /payment/sandbox/verify',
      contract.paths['/payment/{provider}/verify'].post.responses[200],
    ],
  ])('%s gets the example of the contract', async (operation, { content }) => {
    shop.signIn();
    const { status, body } = await call(operation, operation.startsWith('POST') ? {} : undefined);
    expect(status).toBe(operation === 'POST /message' ? 201 : 200);
    expect(body).toEqual(content['application/json'].example);
  });
});

it('every operation has an example', () => {
  const without = OPERATIONS.filter(({ example }) => example === undefined).map(({ id }) => id);
  // A picture, and a rule that answers by itself.
  expect(without.sort()).toEqual(['getMedia', 'lookUpPincode']);
});

it('the health of the shop is asked at its root', async () => {
  const response = await fetch('https://shop.test/healthz');
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(shop.callsTo('getHealth')).toHaveLength(1);
});

it.each(OPERATIONS.filter(({ needsSession }) => needsSession))(
  '$id gives a guest a 401',
  async ({ method, path }) => {
    const { status, body } = await call(`${method.toUpperCase()} ${path.replaceAll(/:\w+/g, 'x')}`);
    expect(status).toBe(401);
    expect(body).toEqual({
      success: false,
      message: 'Please log in to continue.',
      code: 'unauthorized',
    });
  },
);
