import { MAX_IDEMPOTENCY_KEYS } from '@haat/domain';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../../support/people/shopper-with-address.ts';

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

// product 7.10.3
test('the newest 20 keys of an operation hold, those of other operations beside them', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 100 });
  const asha = await signUpWithAddress(shop);
  const order = (key: string) =>
    asha.post(
      '/order/create-order',
      {
        items: [{ productId: 'chilli', quantity: 1 }],
        shippingAddress: asha.addressId,
        paymentMethod: 'cod',
      },
      keyed(key),
    );
  const merge = (key: string) =>
    asha.post(
      '/cart/merge-carts',
      { localCart: [{ productId: 'chilli', quantity: 1 }] },
      keyed(key),
    );
  expect((await merge('merge-key')).body.data.items[0].quantity).toBe(1);
  const numbers: string[] = [];
  for (let index = 0; index <= MAX_IDEMPOTENCY_KEYS; index += 1) {
    shop.clock.advance(1);
    numbers.push((await order(`order-key-${index}`)).body.data.orderNumber);
  }
  for (let index = 1; index <= MAX_IDEMPOTENCY_KEYS; index += 1) {
    expect((await order(`order-key-${index}`)).body.data.orderNumber).toBe(numbers[index]);
  }
  // The orders took the product out of the cart; the merge under its key is not done again.
  expect((await merge('merge-key')).body.data.items).toEqual([]);
  // The oldest is forgotten: a repetition after 20 others is a new order.
  expect(numbers).not.toContain((await order('order-key-0')).body.data.orderNumber);
});

test('40 orders at once under their own keys are each placed once', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 100 });
  const asha = await signUpWithAddress(shop);
  const replies = await Promise.all(
    Array.from({ length: 2 * MAX_IDEMPOTENCY_KEYS }, (_, index) =>
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
  expect(new Set(replies.map(({ body }) => body.data.orderNumber)).size).toBe(
    2 * MAX_IDEMPOTENCY_KEYS,
  );
});
