import {
  CASH_LIMIT_MESSAGE,
  CASH_NOT_AVAILABLE_MESSAGE,
  DEFAULT_CHARGES,
  MAX_OPEN_ORDERS,
  MAX_OPEN_ORDERS_UNTRUSTED,
  MAX_ORDERS_PER_WINDOW,
  ORDER_RATE_WINDOW_MS,
  UNTRUSTED_CASH_LIMIT,
} from '@haat/domain';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';

/** A shop with the limits of orders, as in production. */
async function openShop(): Promise<{ shop: TestShop; asha: ReadyShopper }> {
  const shop = await buildTestApp({ environment: { RATE_LIMITS: 'on' } });
  return { shop, asha: await signUpWithAddress(shop) };
}

async function verifyEmail({ context }: TestShop, userId: string): Promise<void> {
  await context.db
    .updateTable('users')
    .set({ email_verified_at: context.now() })
    .where('id', '=', userId)
    .execute();
}

async function deliver({ context }: TestShop, orderId: string): Promise<void> {
  await context.db
    .updateTable('orders')
    .set({ status: 'delivered' })
    .where('id', '=', orderId)
    .execute();
}

async function readStock(shop: TestShop, productId: string): Promise<number> {
  return (await readProductRow(shop.context, productId)).stock_quantity;
}

test('a new account cannot buy the whole stock: two orders of everything take a share of each product', async () => {
  const { shop, asha } = await openShop();
  const stocks = Array.from({ length: 44 }, (_, index) => 5 + index * 3);
  const pieces = stocks.reduce((sum, stock) => sum + stock, 0);
  for (const [index, stock_quantity] of stocks.entries()) {
    await addProduct(shop.context, { id: `p-${index}`, stock_quantity, price_paise: 100_00 });
  }
  const everything = Object.fromEntries(stocks.map((stock, i) => [`p-${i}`, Math.min(99, stock)]));
  for (const paymentMethod of ['cod', 'online']) {
    expect((await asha.order(everything, { paymentMethod })).status).toBe(409);
  }
  const mostOf = (stock: number) => Math.min(stock, Math.max(10, Math.floor(stock / 2)));
  const most = Object.fromEntries(stocks.map((stock, i) => [`p-${i}`, mostOf(stock)]));
  expect((await asha.order(most)).body.message).toBe(CASH_LIMIT_MESSAGE);
  expect((await asha.order(most, { paymentMethod: 'online' })).status).toBe(201);
  for (const [index, stock] of stocks.entries()) {
    expect(await readStock(shop, `p-${index}`)).toBe(stock - mostOf(stock));
    if (stock <= 10) continue;
    expect((await asha.order({ [`p-${index}`]: 1 })).status).toBe(409);
  }
  expect(pieces).toBe(3_058);
});

// product 9.3.4
test('an order to an island is not paid in cash, but online', async () => {
  const { shop, asha } = await openShop();
  await addProduct(shop.context, { id: 'shawl' });
  await shop.context.db.updateTable('addresses').set({ zip_code: '744101' }).execute();
  const rejected = await asha.order({ shawl: 1 });
  expect(rejected.status).toBe(409);
  expect(rejected.body).toMatchObject({
    message: CASH_NOT_AVAILABLE_MESSAGE,
    code: 'cash_not_allowed',
    errors: [{ field: 'paymentMethod', message: CASH_NOT_AVAILABLE_MESSAGE }],
  });
  expect(await readStock(shop, 'shawl')).toBe(10);
  expect((await asha.order({ shawl: 1 }, { paymentMethod: 'online' })).status).toBe(201);
});

describe('cash on delivery above the limit', () => {
  const { shipping, taxes, discount } = DEFAULT_CHARGES;
  const affordable = UNTRUSTED_CASH_LIMIT - shipping - taxes + discount;
  const openCashShop = async () => {
    const opened = await openShop();
    await addProduct(opened.shop.context, { id: 'shawl', price_paise: affordable });
    await addProduct(opened.shop.context, { id: 'rug', price_paise: affordable + 1 });
    return opened;
  };

  // product 4.5.2
  test('is rejected for an unverified account without deliveries, which may pay online', async () => {
    const { shop, asha } = await openCashShop();
    expect((await asha.order({ shawl: 1 })).status).toBe(201);
    const rejected = await asha.order({ rug: 1 });
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      message: CASH_LIMIT_MESSAGE,
      errors: [{ field: 'paymentMethod', message: CASH_LIMIT_MESSAGE }],
    });
    expect(await readStock(shop, 'rug')).toBe(10);
    expect((await asha.order({ rug: 1 }, { paymentMethod: 'online' })).status).toBe(201);
  });

  // product 4.5.2
  test('is allowed with a verified e-mail address', async () => {
    const { shop, asha } = await openCashShop();
    await verifyEmail(shop, asha.userId);
    expect((await asha.order({ rug: 1 })).status).toBe(201);
  });
});

describe('open orders', () => {
  // product 4.5.3
  test('of a new account are few; cancelling one or verifying the e-mail address allows another', async () => {
    const { shop, asha } = await openShop();
    await addProduct(shop.context, { id: 'papad', stock_quantity: 500 });
    const orderIds: string[] = [];
    for (let count = 0; count < MAX_OPEN_ORDERS_UNTRUSTED; count += 1) {
      const placed = await asha.order({ papad: 1 });
      expect(placed.status).toBe(201);
      orderIds.push(placed.body.data._id);
    }
    const rejected = await asha.order({ papad: 1 });
    expect(rejected.status).toBe(409);
    expect(rejected.body.message).toContain('You have 10 open orders, the most at a time.');

    await asha.post(`/order/cancel-order/${orderIds[0]}`);
    expect((await asha.order({ papad: 1 })).status).toBe(201);
    expect((await asha.order({ papad: 1 })).status).toBe(409);
    await verifyEmail(shop, asha.userId);
    expect((await asha.order({ papad: 1 })).status).toBe(201);
  });

  // product 4.5.3
  test('that are placed concurrently count each other', async () => {
    const { shop, asha } = await openShop();
    await addProduct(shop.context, { id: 'papad', stock_quantity: 500 });
    const replies = await Promise.all(Array.from({ length: 12 }, () => asha.order({ papad: 1 })));
    const placed = replies.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(MAX_OPEN_ORDERS_UNTRUSTED);
    expect(await readStock(shop, 'papad')).toBe(500 - MAX_OPEN_ORDERS_UNTRUSTED);
  });

  // product 4.5.3
  test('of a verified account are more, but limited', async () => {
    const { shop, asha } = await openShop();
    await addProduct(shop.context, { id: 'papad', stock_quantity: 500 });
    await verifyEmail(shop, asha.userId);
    for (let count = 0; count < MAX_OPEN_ORDERS; count += 1) {
      expect((await asha.order({ papad: 1 })).status).toBe(201);
    }
    shop.clock.advance(ORDER_RATE_WINDOW_MS);
    await asha.post('/users/refresh-token');
    const rejected = await asha.order({ papad: 1 });
    expect([rejected.status, rejected.body.message]).toEqual([
      409,
      'You have 20 open orders, the most at a time. Wait until one is on its way, or cancel one.',
    ]);
  });
});

describe('one account’s share of a product', () => {
  // product 4.5.4
  test('is half of a large stock, over all open orders', async () => {
    const { shop, asha } = await openShop();
    await addProduct(shop.context, {
      id: 'papad',
      name: 'Papad',
      stock_quantity: 100,
      price_paise: 10_00,
    });
    const tooMany = await asha.order({ papad: 51 });
    expect(tooMany.status).toBe(409);
    expect(tooMany.body.errors).toEqual([
      { field: 'items.0.quantity', message: 'You can order at most 50 of Papad just now.' },
    ]);
    const { _id } = (await asha.order({ papad: 30 })).body.data;
    expect((await asha.order({ papad: 21 })).body.message).toBe(
      'You have ordered 30 of Papad and can order at most 20 more just now.',
    );
    expect((await asha.order({ papad: 20 })).status).toBe(201);
    expect((await asha.order({ papad: 1 })).body.message).toBe(
      'You have ordered 50 of Papad, the most for one shopper just now.',
    );
    await deliver(shop, _id);
    expect((await asha.order({ papad: 5 })).status).toBe(201);
    const bina = await signUpWithAddress(shop);
    expect((await bina.order({ papad: 22 })).status).toBe(201);
  });
});

// product 4.5.5
test('orders of the last hour count, also cancelled ones, and Retry-After says how long to wait', async () => {
  const { shop, asha } = await openShop();
  await addProduct(shop.context, { id: 'papad', stock_quantity: 500 });
  const orderOnce = async () => {
    const placed = await asha.order({ papad: 1 });
    if (placed.status === 201) await asha.post(`/order/cancel-order/${placed.body.data._id}`);
    return placed;
  };
  for (let count = 0; count < MAX_ORDERS_PER_WINDOW; count += 1) {
    expect((await orderOnce()).status).toBe(201);
    if (count === 0) shop.clock.advance(600_000);
  }
  const rejected = await orderOnce();
  expect(rejected.status).toBe(429);
  expect(rejected.headers['retry-after']).toBe('3000');
  expect(rejected.body.message).toBe(
    'You have placed many orders in a short time. Please wait a while, then order again.',
  );
  const bina = await signUpWithAddress(shop);
  expect((await bina.order({ papad: 1 })).status).toBe(201);
  shop.clock.advance(3_000_000);
  await asha.post('/users/refresh-token');
  expect((await orderOnce()).status).toBe(201);
  expect((await orderOnce()).status).toBe(429);
});

test('a repeated order under the same key does not count again', async () => {
  const { shop, asha } = await openShop();
  await addProduct(shop.context, { id: 'papad', stock_quantity: 500 });
  for (let count = 0; count < MAX_OPEN_ORDERS_UNTRUSTED; count += 1) {
    expect((await asha.order({ papad: 1 }, {}, `order-key-${count}`)).status).toBe(201);
  }
  expect((await asha.order({ papad: 1 }, {}, 'order-key-4')).status).toBe(201);
  expect(await readStock(shop, 'papad')).toBe(500 - MAX_OPEN_ORDERS_UNTRUSTED);
});
