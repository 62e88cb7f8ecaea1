import { describe, expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, call } = startTestShop({ signedInAs: 'shopper@example.com' });

const ORDER = {
  items: [{ productId: 'prod_chilli', quantity: 2 }],
  shippingAddress: 'address_home',
  paymentMethod: 'cod',
};

describe('an order', () => {
  it('takes pieces out of stock and lines out of the cart', async () => {
    shop.carts.set('user_shopper', [
      { productId: 'prod_chilli', quantity: 2 },
      { productId: 'prod_moong', quantity: 1 },
    ]);
    const { status, body } = await call('POST /order/create-order', ORDER);
    expect(status).toBe(201);
    expect(body?.data).toMatchObject({
      status: 'pending',
      subtotal: 299,
      totalAmount: 739,
      address: { city: 'Jodhpur' },
      items: [{ productId: { _id: 'prod_chilli' }, quantity: 2, price: 149.5 }],
    });
    expect(shop.findProduct('prod_chilli').stock_quantity).toBe(38);
    expect(shop.cartOf('user_shopper')).toEqual([{ productId: 'prod_moong', quantity: 1 }]);
  });

  it('is placed once under a key', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same-key' };
    shop.failNext('createOrder', 'response-lost');
    await expect(call('POST /order/create-order', ORDER, headers)).rejects.toThrow();
    expect(shop.orders).toHaveLength(4);
    const again = await call('POST /order/create-order', ORDER, headers);
    expect(again.body?.data).toMatchObject({ _id: shop.orders.at(-1)?._id });
    expect(shop.orders).toHaveLength(4);
  });

  it.each([
    [{ items: [{ productId: 'prod_besan', quantity: 3 }] }, 409, 'out_of_stock'],
    [{ items: [{ productId: 'prod_none', quantity: 1 }] }, 404, 'not_found'],
    [{ shippingAddress: 'address_none' }, 404, 'not_found'],
  ])('of %o is not placed', async (change, status, code) => {
    const answer = await call('POST /order/create-order', { ...ORDER, ...change });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(shop.orders).toHaveLength(3);
  });

  it('is listed with the newest first, page by page, and belongs to one shopper', async () => {
    const { body } = await call('GET /order/get-all?page=2&limit=2');
    expect(body?.data).toMatchObject([{ _id: 'order_delivered' }]);
    expect(body).toMatchObject({ pagination: { page: 2, total: 3, hasPrev: true } });
    expect(await call('GET /order/order_shipped')).toMatchObject({ status: 200 });
    shop.findOrder('order_shipped').userId = 'user_second';
    expect(await call('GET /order/order_shipped')).toMatchObject({ status: 404 });
  });
});
