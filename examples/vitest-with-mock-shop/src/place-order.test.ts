import { createShopClient, unwrap } from '@haat/api-sdk';
import { createShopHandlers, createTestShop } from '@haat/mock-shop';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placeOrder } from './place-order.ts';

const shop = createTestShop({ signedInAs: 'shopper@example.com' });
const server = setupServer(...createShopHandlers({ shop }));
const api = createShopClient({ baseUrl: 'http://localhost:3000/api/v1' });
const ORDER = {
  items: [{ productId: 'prod_chilli', quantity: 2 }],
  shippingAddress: 'address_home',
  paymentMethod: 'cod' as const,
};
const countOrders = async () => (await unwrap(api.GET('/order/get-all'))).length;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => shop.reset());
afterAll(() => server.close());

test('an order whose response was lost is placed once', async () => {
  const before = await countOrders();
  shop.failNext('createOrder', 'response-lost');
  const order = await placeOrder(api, ORDER);
  expect(order.status).toBe('pending');
  expect(await countOrders()).toBe(before + 1);
});

test('what is sold out stays an error, with the words of the shop', async () => {
  shop.findProduct('prod_chilli').stock_quantity = 1;
  await expect(placeOrder(api, ORDER)).rejects.toMatchObject({
    status: 409,
    hasServerMessage: true,
  });
});
