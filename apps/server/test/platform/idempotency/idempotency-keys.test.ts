import { MAX_IDEMPOTENCY_KEYS } from '@haat/domain';
import { expect, test } from 'vitest';
import { runIdempotently } from '../../../src/platform/idempotency/idempotency.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../../support/people/shopper-with-address.ts';

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

// product 7.10.3
test('the newest 200 keys of an operation hold, those of other operations beside them', async () => {
  const shop = await buildTestApp();
  const { userId } = await signUpWithAddress(shop);
  let runs = 0;
  const run = (operation: string, key: string) => {
    shop.clock.advance(1);
    const call = { userId, operation, key, request: {}, statusCode: 200 };
    return runIdempotently(shop.context, call, () => {
      runs += 1;
      return Promise.resolve(runs);
    });
  };
  expect(await run('merge', 'key-0')).toBe(1);
  for (let index = 0; index <= MAX_IDEMPOTENCY_KEYS; index += 1) {
    expect(await run('order', `key-${index}`)).toBe(index + 2);
  }
  for (let index = 1; index <= MAX_IDEMPOTENCY_KEYS; index += 1) {
    expect(await run('order', `key-${index}`)).toBe(index + 2);
  }
  expect(await run('merge', 'key-0')).toBe(1);
  // The oldest is deleted: under its key the work is done again.
  expect(await run('order', 'key-0')).toBe(runs);
  expect(runs).toBe(MAX_IDEMPOTENCY_KEYS + 3);
});

test('40 orders at once under their own keys are each placed once', async () => {
  const ORDERS = 40;
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 100 });
  const asha = await signUpWithAddress(shop);
  const replies = await Promise.all(
    Array.from({ length: ORDERS }, (_, index) =>
      asha.post(
        '/order/create-order',
        {
          items: [{ productId: 'chilli', quantity: 1 }],
          shippingAddress: asha.addressId,
          paymentMethod: 'cod',
        },
        keyed(`order-key-${index}`),
      ),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body.data.orderNumber)).size).toBe(ORDERS);
});
