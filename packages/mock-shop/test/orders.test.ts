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

  it('can be cancelled until it is shipped', async () => {
    const { body } = await call('POST /order/cancel-order/order_processing');
    expect(body?.data).toMatchObject({ status: 'cancelled' });
    expect(await call('POST /order/cancel-order/order_shipped')).toMatchObject({
      status: 409,
      body: { code: 'order_not_cancellable' },
    });
  });

  it('can be returned once, when it was delivered', async () => {
    const path = 'POST /order/return-order/order_delivered';
    const { body } = await call(path, { reason: ' Too hot ' });
    expect(body?.data).toMatchObject({ returnStatus: 'requested', returnReason: 'Too hot' });
    expect(await call(path, {})).toMatchObject({ status: 409 });
    shop.findOrder('order_delivered').returnStatus = null;
    expect(await call(path, { reason: ' ' })).toMatchObject({
      body: { data: { returnStatus: 'requested', returnReason: null } },
    });
  });
});

const ADDRESS = {
  ...{ name: 'Asha', phoneNumber: '9812345678', addressLine1: '7 Fort Road' },
  ...{ district: 'Jaisalmer', city: 'Jaisalmer', state: 'Rajasthan', zipCode: '345001' },
};

describe('an address', () => {
  it('is the default one when it is the first, or is made so', async () => {
    await call('POST /address/create-address', { ...ADDRESS, isDefault: true });
    const { body } = await call('GET /address/get-addresses');
    expect(body?.data).toMatchObject([
      { ...ADDRESS, isDefault: true, country: 'India' },
      { _id: 'address_work', isDefault: false },
      { _id: 'address_home', isDefault: false },
    ]);
    const last = await call('POST /address/create-address', ADDRESS);
    expect(last).toMatchObject({ body: { data: { isDefault: false } } });
    shop.addresses = [];
    const first = await call('POST /address/create-address', ADDRESS);
    expect(first).toMatchObject({ status: 201, body: { data: { isDefault: true } } });
  });

  it('is read, changed and deleted by whose it is', async () => {
    const path = '/address/update-address/address_work';
    await call(`PUT ${path}`, { ...ADDRESS, isDefault: true });
    const read = await call('GET /address/get-address/address_work');
    expect(read.body?.data).toMatchObject({ ...ADDRESS, isDefault: true });
    await call(`PUT ${path}`, { ...ADDRESS, landmark: 'Fort' });
    expect(shop.addresses[1]).toMatchObject({ landmark: 'Fort', isDefault: true });
    await call('DELETE /address/delete-address/address_work');
    expect(shop.addresses).toMatchObject([{ _id: 'address_home', isDefault: true }]);
    await call('DELETE /address/delete-address/address_home');
    const gone = await call('GET /address/get-address/address_home');
    expect(gone).toMatchObject({ status: 404, body: { message: 'Address not found' } });
  });
});
