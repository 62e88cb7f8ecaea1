// A program of another team that uses @haat/mock-shop, with msw 3 installed.
import { strict as assert } from 'node:assert';
import { createShopClient, unwrap } from '@haat/api-sdk';
import { createShopHandlers, createTestShop, type TestShop } from '@haat/mock-shop';
import { setupServer } from 'msw/node';

const shop: TestShop = createTestShop({ signedInAs: 'shopper@example.com' });
const server = setupServer(...createShopHandlers({ shop }));
server.listen({ onUnhandledFrame: 'error' });

const api = createShopClient({ baseUrl: 'https://shop.example/api/v1', maxRetries: 0 });
await unwrap(api.POST('/cart/add-cart', { body: { productId: 'prod_chilli', quantity: 2 } }));
const order = await unwrap(
  api.POST('/order/create-order', {
    body: {
      items: [{ productId: 'prod_chilli', quantity: 2 }],
      shippingAddress: 'address_home',
      paymentMethod: 'cod',
    },
  }),
);
assert.equal(order.totalAmount, 739);
assert.deepEqual(shop.cartOf('user_shopper'), []);

shop.failNext('listProducts', { status: 503, message: 'Back in a minute.' });
await assert.rejects(unwrap(api.GET('/products')), { message: 'Back in a minute.', status: 503 });
// @ts-expect-error the contract has no 409 for a list
assert.throws(() => shop.failNext('listProducts', { status: 409 }), /no status 409/);

server.close();
