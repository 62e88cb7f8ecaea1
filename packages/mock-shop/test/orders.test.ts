import type { CreateOrderInput } from '@haat/api-sdk';
import { asPaise, computeCartTotals, formatPaise } from '@haat/domain';
import { describe, expect, it } from 'vitest';
import { computeOrderTotals } from '../src/rules/order-totals.ts';
import { ORIGIN, startTestShop } from './support/start-test-shop.ts';

const {
  shop,
  api,
  fetch: checkedFetch,
  createClientOf,
} = startTestShop({ signedInAs: 'shopper@example.com' });

const INPUT = {
  items: [
    { productId: 'prod_long_name', quantity: 3 },
    { productId: 'prod_besan', quantity: 1 },
  ],
  shippingAddress: 'address_work',
  paymentMethod: 'cod',
} as const satisfies CreateOrderInput;

/** The sums of that order. @param besan price of its biscuits in paise */
const totalsWith = (besan: number) =>
  computeCartTotals([
    { quantity: 3, unitPrice: asPaise(249_99) },
    { quantity: 1, unitPrice: asPaise(besan) },
  ]);

describe('placing an order', () => {
  it('adds the charges of every order (product 9.1.1)', async () => {
    const order = await api.orders.create(INPUT);
    const { subtotal, shipping, taxes, discount, total } = totalsWith(180_25);
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      subtotal: { paise: subtotal },
      shipping: { paise: shipping },
      taxes: { paise: taxes },
      discount: { paise: discount },
      totalAmount: { paise: total },
    });
    expect(order.orderNumber).toMatch(/^HAAT-\d{4}-000004$/);
    expect(order.address).toMatchObject({ city: 'Jaipur', addressType: 'Work' });
  });

  it('comes to nothing without lines', () => {
    expect(computeOrderTotals([])).toEqual({
      subtotal: 0,
      shipping: 0,
      taxes: 0,
      discount: 0,
      totalAmount: 0,
    });
  });

  it('takes the pieces out of stock and the products out of the cart', async () => {
    await api.cart.add({ productId: 'prod_besan', quantity: 2 });
    await api.cart.add({ productId: 'prod_moong', quantity: 1 });
    await api.orders.create(INPUT);
    expect(shop.findProduct('prod_besan')).toMatchObject({ stock_quantity: 1, unitsSold: 91 });
    expect(shop.cartOf('user_shopper')).toEqual([{ productId: 'prod_moong', quantity: 1 }]);
    expect((await api.orders.list())[0]?.items).toHaveLength(2);
  });

  it('copies name and price', async () => {
    const { _id } = await api.orders.create(INPUT);
    Object.assign(shop.findProduct('prod_besan'), { name: 'Renamed', price: 1 });
    await api.addresses.delete('address_work');
    expect(await api.orders.get(_id)).toMatchObject({
      items: [{}, { product: { name: 'Besan Nankhatai' }, price: { paise: 180_25 } }],
      address: { city: 'Jaipur' },
    });
  });

  it('sent twice with one key makes one order', async () => {
    const options = { idempotencyKey: 'order-key-1' };
    const orders = await Promise.all([1, 2, 3].map(() => api.orders.create(INPUT, options)));
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
    // The same request, its fields in another order.
    const { items, ...rest } = INPUT;
    expect((await api.orders.create({ ...rest, items }, options))._id).toBe(orders[0]?._id);
    expect(shop.orders).toHaveLength(4);
    await expect(
      api.orders.create({ ...INPUT, paymentMethod: 'online' }, options),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('whose response was lost is found when it is sent again', async () => {
    const options = { idempotencyKey: 'order-key-2' };
    shop.failNext('createOrder', 'response-lost');
    await expect(api.orders.create(INPUT, options)).rejects.toMatchObject({ isNetworkError: true });
    await api.orders.create(INPUT, options);
    expect(shop.orders).toHaveLength(4);
  });

  it('that was rejected may be tried again under its key', async () => {
    const options = { idempotencyKey: 'order-key-3' };
    shop.findProduct('prod_besan').stock_quantity = 0;
    await expect(api.orders.create(INPUT, options)).rejects.toMatchObject({ status: 409 });
    shop.findProduct('prod_besan').stock_quantity = 1;
    await expect(api.orders.create(INPUT, options)).resolves.toBeDefined();
  });

  it('is all or nothing, and names every line there is too little of', async () => {
    const items = [
      { productId: 'prod_moong', quantity: 1 },
      { productId: 'prod_besan', quantity: 2 },
      { productId: 'prod_ajwain', quantity: 1 },
      { productId: 'prod_besan', quantity: 1 },
      { productId: 'prod_none', quantity: 1 },
    ];
    await expect(api.orders.create({ ...INPUT, items })).rejects.toMatchObject({
      status: 409,
      fieldErrors: [
        { field: 'items.1.quantity', message: 'Only 2 of Besan Nankhatai are left.' },
        { field: 'items.2.quantity', message: 'Ajwain Biscuits is out of stock.' },
        { field: 'items.4.quantity', message: 'A product of this order is no longer sold.' },
      ],
    });
    expect(shop.findProduct('prod_moong').stock_quantity).toBe(40);
    shop.findProduct('prod_besan').stock_quantity = 1;
    await expect(api.orders.create({ ...INPUT, items: items.slice(1, 2) })).rejects.toThrow(
      'Only 1 of Besan Nankhatai is left.',
    );
  });

  it('is rejected when its total differs from the one that the shopper saw', async () => {
    const [seen, now] = [totalsWith(180_25).total, totalsWith(190_25).total];
    const expectedTotal = { paise: seen };
    shop.findProduct('prod_besan').price = 190.25;
    await expect(api.orders.create({ ...INPUT, expectedTotal })).rejects.toMatchObject({
      status: 409,
      message: `The total is now ${formatPaise(now)} instead of ${formatPaise(seen)}. Please check it, then order again.`,
      fieldErrors: [{ field: 'expectedTotal' }],
    });
    expect(shop.findProduct('prod_besan').stock_quantity).toBe(2);
    const order = await api.orders.create({ ...INPUT, expectedTotal: { paise: now } });
    expect(order.totalAmount).toMatchObject({ paise: now });
  });

  it('is not paid in cash above ₹5,000 by somebody nobody knows', async () => {
    const unknown = shop.findUser('shopper@example.com');
    unknown.isEmailVerified = false;
    for (const order of shop.orders) order.status = 'shipped';
    shop.findProduct('prod_garlic').price = 6_000;
    const large = { ...INPUT, items: [{ productId: 'prod_garlic', quantity: 1 }] };
    await expect(api.orders.create(large)).rejects.toMatchObject({
      status: 409,
      fieldErrors: [{ field: 'paymentMethod' }],
    });
    expect(await api.orders.create({ ...large, paymentMethod: 'online' })).toBeDefined();
    shop.findOrder('order_delivered').status = 'delivered';
    expect(await api.orders.create(large)).toBeDefined();
  });

  it('is not paid in cash on an island', async () => {
    for (const address of shop.addresses) address.zipCode = '744101';
    await expect(api.orders.create(INPUT)).rejects.toMatchObject({
      status: 409,
      message: 'There is no cash on delivery to this pincode. Please pay online.',
    });
    expect(await api.orders.create({ ...INPUT, paymentMethod: 'online' })).toBeDefined();
  });

  it('takes at most 99 of one product', async () => {
    const items = [60, 60].map((quantity) => ({ productId: 'prod_garlic', quantity }));
    await expect(api.orders.create({ ...INPUT, items })).rejects.toMatchObject({
      status: 400,
      fieldErrors: [
        { field: 'items.0.quantity', message: 'You can order at most 99 of one product.' },
      ],
    });
  });
});

describe('orders', () => {
  it('are listed the newest first, the shopper’s own only', async () => {
    const { _id } = await api.orders.create(INPUT);
    const ids = (await api.orders.list()).map((order) => order._id);
    expect(ids).toEqual([_id, 'order_processing', 'order_shipped', 'order_delivered']);
    const second = createClientOf('second@example.com');
    expect(await second.orders.list()).toEqual([]);
    await expect(second.orders.cancel(_id)).rejects.toMatchObject({ status: 404 });
    expect(() => shop.findOrder('order_none')).toThrow('has no order order_none');
  });

  it('come in pages', async () => {
    const { orders, pagination } = await api.orders.listPage({ page: 2, limit: 2 });
    expect(orders.map((order) => order._id)).toEqual(['order_delivered']);
    expect(pagination).toEqual({
      page: 2,
      limit: 2,
      total: 3,
      totalPages: 2,
      hasNext: false,
      hasPrev: true,
    });
    expect((await api.orders.listPage()).pagination).toMatchObject({ limit: 100, total: 3 });
  });

  it('cancelled give their pieces back, once', async () => {
    const { unitsSold } = shop.findProduct('prod_besan');
    const { _id } = await api.orders.create(INPUT);
    expect(shop.findProduct('prod_besan')).toMatchObject({
      stock_quantity: 1,
      unitsSold: unitsSold + 1,
    });
    shop.products = shop.products.filter((product) => product._id !== 'prod_long_name');
    expect(await api.orders.cancel(_id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
    });
    expect(shop.findProduct('prod_besan')).toMatchObject({ stock_quantity: 2, unitsSold });
    await expect(api.orders.cancel(_id)).rejects.toMatchObject({
      status: 409,
      message: 'This order is cancelled already.',
    });
    expect(shop.findProduct('prod_besan').stock_quantity).toBe(2);
  });

  it('paid and cancelled owe the money', async () => {
    shop.findOrder('order_processing').paymentStatus = 'paid';
    expect(await api.orders.cancel('order_processing')).toMatchObject({
      paymentStatus: 'refund_due',
    });
  });

  it('delivered can go back, once', async () => {
    const options = { idempotencyKey: 'return-key-1' };
    const reason = { reason: ' The packet was open. ' };
    const order = await api.orders.requestReturn('order_delivered', reason, options);
    expect(order).toMatchObject({
      returnStatus: 'requested',
      returnReason: 'The packet was open.',
    });
    expect(await api.orders.requestReturn('order_delivered', reason, options)).toEqual(order);
    await expect(api.orders.requestReturn('order_delivered')).rejects.toMatchObject({
      status: 409,
      message: 'A return of this order was requested already.',
    });
  });

  it('go back without a reason too', async () => {
    expect(await api.orders.requestReturn('order_delivered', { reason: ' ' })).toMatchObject({
      returnReason: null,
    });
  });

  it('takes a return without any body', async () => {
    const url = `${ORIGIN}/api/v1/order/return-order/order_delivered`;
    const headers = { 'content-type': 'application/json' };
    const response = await checkedFetch(new Request(url, { method: 'POST', headers }));
    expect(response.status).toBe(200);
    expect((await response.json()).data.returnReason).toBeNull();
  });
});
