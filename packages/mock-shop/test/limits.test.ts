import type { CreateOrderInput } from '@haat/api-sdk';
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../src/index.ts';
import { startTestShop } from './support/start-test-shop.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-26T10:00:00+05:30');
const [anyProduct] = FIXTURES.products;
if (anyProduct === undefined) throw new Error('The fixtures have no products.');

/** As many products as a cart may have, and one more. */
const products = Array.from({ length: 201 }, (_, index) => ({
  ...anyProduct,
  _id: `prod_${index}`,
  stock_quantity: 60,
}));

let now = START;
const { shop, api } = startTestShop({
  products,
  orders: [],
  signedInAs: 'shopper@example.com',
  now: () => now,
});

function order(quantity = 1, productId = 'prod_0'): CreateOrderInput {
  return {
    items: [{ productId, quantity }],
    shippingAddress: 'address_home',
    paymentMethod: 'cod',
  };
}

/** Places orders and moves the clock on after each. */
async function placeOrders(count: number, gapMs: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await api.orders.create(order(1, `prod_${index}`)))._id);
    now += gapMs;
  }
  return ids;
}

describe('a cart', () => {
  const fill = () => {
    const lines = products.slice(0, 200).map(({ _id }) => ({ productId: _id, quantity: 1 }));
    shop.carts.set('user_shopper', lines);
  };

  it('has at most 200 different products', async () => {
    fill();
    await expect(api.cart.add({ productId: 'prod_200', quantity: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'cart_full',
      message: 'Your cart can hold at most 200 different products.',
    });
    expect((await api.cart.add({ productId: 'prod_0', quantity: 1 })).items).toHaveLength(200);
    await api.cart.remove('prod_1');
    expect((await api.cart.add({ productId: 'prod_200', quantity: 1 })).items).toHaveLength(200);
  });

  it('that is full takes of a guest’s cart what it has already', async () => {
    fill();
    const localCart = [
      { productId: 'prod_200', quantity: 2 },
      { productId: 'prod_0', quantity: 2 },
    ];
    const merged = await api.cart.merge({ localCart }, { idempotencyKey: 'guest-cart-1' });
    expect(merged.adjusted).toEqual([
      { productId: 'prod_200', requested: 2, quantity: 0, reason: 'limited_stock' },
    ]);
    expect(shop.cartOf('user_shopper')[0]).toEqual({ productId: 'prod_0', quantity: 3 });
  });
});

describe('open orders', () => {
  it('are 10 at most of a new account, 20 of a verified one (product 4.5.3)', async () => {
    const user = shop.findUser('user_shopper');
    user.isEmailVerified = false;
    const [first = ''] = await placeOrders(10, 5 * MINUTE);
    await expect(api.orders.create(order())).rejects.toMatchObject({
      status: 409,
      code: 'open_order_limit',
      message: expect.stringContaining('With a verified e-mail address (in My Account)'),
    });
    await api.orders.cancel(first);
    await placeOrders(1, 5 * MINUTE);
    user.isEmailVerified = true;
    await placeOrders(10, 5 * MINUTE);
    await expect(api.orders.create(order())).rejects.toMatchObject({
      code: 'open_order_limit',
      message:
        'You have 20 open orders, the most at a time. Wait until one is on its way, or cancel one.',
    });
    for (const placed of shop.orders) placed.status = 'shipped';
    await expect(api.orders.create(order())).resolves.toBeDefined();
  });

  it('hold half of a stock at most, or 10 pieces (product 4.5.4)', async () => {
    await api.orders.create(order(20));
    await expect(api.orders.create(order(11))).rejects.toMatchObject({
      status: 409,
      code: 'quantity_limit',
      fieldErrors: [
        {
          field: 'items.0.quantity',
          message: `You have ordered 20 of ${anyProduct.name} and can order at most 10 more just now.`,
        },
      ],
    });
    const { _id } = await api.orders.create(order(10));
    await expect(api.orders.create(order())).rejects.toThrow('the most for one shopper just now.');
    await api.orders.cancel(_id);
    await expect(api.orders.create(order())).resolves.toBeDefined();
    shop.findProduct('prod_1').stock_quantity = 10;
    await expect(api.orders.create(order(10, 'prod_1'))).resolves.toBeDefined();
  });
});

describe('orders in an hour', () => {
  it('are 20 at most, cancelled ones too (product 4.5.5)', async () => {
    for (const id of await placeOrders(20, MINUTE)) await api.orders.cancel(id);
    await expect(api.orders.create(order())).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
      message:
        'You have placed many orders in a short time. Please wait a while, then order again.',
      retryAfterMs: 40 * MINUTE,
    });
    now += 40 * MINUTE - 1;
    await expect(api.orders.create(order())).rejects.toMatchObject({ retryAfterMs: 1000 });
    now += 1;
    await expect(api.orders.create(order())).resolves.toBeDefined();
  });
});
