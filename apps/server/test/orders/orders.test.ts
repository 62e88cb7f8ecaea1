import {
  asPaise,
  type CartTotals,
  computeCartTotals,
  DEFAULT_CHARGES,
  formatPaise,
  paiseToRupees,
} from '@haat/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { computeTotal } from '../support/goods/compute-total.ts';
import { addProduct, newAddress, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

/** Sets columns of an order that only the shop can change. */
async function setOrder(
  shop: TestShop,
  orderId: string,
  changes: { status?: 'processing' | 'shipped' | 'delivered'; payment_status?: 'paid' | 'failed' },
): Promise<void> {
  await shop.context.db.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}

/** The sums of an order as responses have them. */
function toRupees({ subtotal, shipping, taxes, discount, total }: CartTotals) {
  return {
    subtotal: paiseToRupees(subtotal),
    shipping: paiseToRupees(shipping),
    taxes: paiseToRupees(taxes),
    discount: paiseToRupees(discount),
    totalAmount: paiseToRupees(total),
  };
}

async function countRows(shop: TestShop, table: 'orders' | 'order_lines'): Promise<number> {
  const rows = await shop.context.db.selectFrom(table).selectAll().execute();
  return rows.length;
}

// product 3.4.1, 3.4.2, 4.4.1, 7.5.1
test('an order copies prices, names and the address, takes stock and leaves other products in the cart', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addProduct(context, {
    id: 'chilli',
    name: 'Chilli',
    name_hindi: 'लाल मिर्च',
    pack_amount: 62.5,
    pack_unit: 'g',
    price_paise: 149_50,
  });
  await addProduct(context, { id: 'papad', name: 'Papad', price_paise: 99_05 });
  await addProduct(context, { id: 'later', name: 'Later' });
  const shopper = await signUpWithAddress(shop);
  for (const productId of ['chilli', 'papad', 'later']) {
    await shopper.post('/cart/add-cart', { productId, quantity: 1 });
  }
  const totals = computeCartTotals(
    [
      { quantity: 3, unitPrice: asPaise(99_05) },
      { quantity: 2, unitPrice: asPaise(149_50) },
    ],
    DEFAULT_CHARGES,
  );
  const reply = await shopper.order({ papad: 3, chilli: 2 });
  expect(reply.status, reply.text).toBe(201);
  expect(reply.body.message).toBe('Order created successfully');
  const order = reply.body.data;
  expect(order).toMatchObject({
    status: 'pending',
    orderDate: '2026-11-21T06:30:00.000Z',
    returnStatus: null,
    returnReason: null,
    ...toRupees(totals),
    items: [
      {
        productId: { _id: 'papad', name: 'Papad', nameHindi: '', packSize: null, price: 99.05 },
        quantity: 3,
        price: 99.05,
      },
      {
        productId: {
          _id: 'chilli',
          name: 'Chilli',
          nameHindi: 'लाल मिर्च',
          packSize: { amount: 62.5, unit: 'g' },
          price: 149.5,
        },
        quantity: 2,
        price: 149.5,
      },
    ],
    shippingAddress: shopper.addressId,
    address: newAddress(),
    paymentMethod: 'cod',
    paymentStatus: 'pending',
  });
  expect(order.orderNumber).toMatch(/^HAAT-2026-\d{8}$/);
  expect(await readProductRow(context, 'chilli')).toMatchObject({
    stock_quantity: 8,
    units_sold: 2,
  });
  expect(await readProductRow(context, 'papad')).toMatchObject({
    stock_quantity: 7,
    units_sold: 3,
  });
  const { items } = (await shopper.get('/cart')).body.data;
  expect(items).toMatchObject([{ product: { _id: 'later' }, quantity: 1 }]);

  // Later changes of products and of the address do not change the order.
  await context.db
    .updateTable('products')
    .set({ price_paise: 1, name: 'Other', name_hindi: '', pack_amount: 50 })
    .execute();
  await shopper.put(
    `/address/update-address/${shopper.addressId}`,
    newAddress({ city: 'Elsewhere' }),
  );
  await shopper.delete(`/address/delete-address/${shopper.addressId}`);
  expect((await shopper.get(`/order/${order._id}`)).body.data).toEqual(order);
});

// product 4.4.2
test('an online order is created pending, and two orders have different numbers', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const online = await shopper.order({ chilli: 1 }, { paymentMethod: 'online' });
  expect(online.body.data).toMatchObject({ paymentMethod: 'online', paymentStatus: 'pending' });
  const other = await shopper.order({ chilli: 1 });
  expect(other.body.data.orderNumber).not.toBe(online.body.data.orderNumber);
});

const CARTS = planFigure('generated carts whose stored total is the rule’s, in paise', {
  asked: 10_000,
  slice: 20,
});
/** Prices of the products in the carts, from free to the most expensive, in paise. */
const PRICES = [0, 1, 99, 1_00, 149_50, 999_999_99, 10_000_000_00];
const PRODUCTS_OF_CARTS = 200;

// product 5.7.2, 9.1.1
test('the stored total is the domain’s, whatever the prices and quantities', {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, CARTS);
  const shop = await buildTestApp();
  const { context } = shop;
  const shopper = await signUpWithAddress(shop);
  const drawn = fc.sample(fc.integer({ min: 0, max: 10_000_000_00 }), PRODUCTS_OF_CARTS);
  const prices = [...PRICES, ...drawn];
  for (const [index, price_paise] of prices.entries()) {
    await addProduct(context, { id: `p-${index}`, price_paise, stock_quantity: 1_000_000_000 });
  }
  let count = 0;
  const lines = fc.uniqueArray(
    fc.record({
      product: fc.nat({ max: prices.length - 1 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 6, selector: ({ product }) => product },
  );
  await fc.assert(
    fc.asyncProperty(lines, async (wanted) => {
      const priced = wanted.map(({ product, quantity }) => ({
        quantity,
        unitPrice: asPaise(prices[product] ?? Number.NaN),
      }));
      const expected = computeCartTotals(priced, DEFAULT_CHARGES);
      const reply = await shopper.order(
        Object.fromEntries(wanted.map(({ product, quantity }) => [`p-${product}`, quantity])),
        // Large totals cannot be paid in cash.
        { paymentMethod: 'online' },
      );
      expect(reply.status).toBe(201);
      expect(reply.body.data).toMatchObject(toRupees(expected));
      const row = await context.db
        .selectFrom('orders')
        .select('total_paise')
        .where('id', '=', reply.body.data._id)
        .executeTakeFirstOrThrow();
      expect(row.total_paise).toBe(expected.total);
      count += 1;
    }),
    { numRuns: CARTS.count },
  );
  end(count);
});

// product 5.7.2
test('rejects malformed orders and fields that a shopper may not set', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 500 });
  const shopper = await signUpWithAddress(shop);
  expect((await shopper.order({})).status).toBe(400);
  expect((await shopper.order({ chilli: 0 })).status).toBe(400);
  expect((await shopper.order({ chilli: 100 })).status).toBe(400);
  expect((await shopper.order({ chilli: 1.5 })).status).toBe(400);
  expect(await shopper.order({ chilli: 1 }, { paymentMethod: 'card' })).toMatchObject({
    status: 400,
    body: { message: 'paymentMethod must be one of cod, online.' },
  });
  expect((await shopper.order({ chilli: 1 }, { totalAmount: 1 })).status).toBe(400);
  const priced = { items: [{ productId: 'chilli', quantity: 1, price: 1 }] };
  expect((await shopper.order({}, priced)).status).toBe(400);
  const { shippingAddress: _, ...withoutAddress } = {
    items: [{ productId: 'chilli', quantity: 1 }],
    shippingAddress: '',
    paymentMethod: 'cod',
  };
  expect((await shopper.post('/order/create-order', withoutAddress)).status).toBe(400);
  const twoLines = {
    items: [
      { productId: 'chilli', quantity: 60 },
      { productId: 'chilli', quantity: 40 },
    ],
  };
  const tooMany = await shopper.order({}, twoLines);
  expect(tooMany.status).toBe(400);
  expect(tooMany.body.errors).toEqual([
    { field: 'items.0.quantity', message: 'You can order at most 99 of one product.' },
  ]);
  expect(await countRows(shop, 'orders')).toBe(0);
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(500);
});

// product 4.3.8
test('an order whose total differs from the one the shopper was shown is rejected', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', price_paise: 149_50, stock_quantity: 5 });
  const shopper = await signUpWithAddress(shop);
  const total = computeTotal(149_50, 2);
  const shown = { expectedTotal: total };
  for (const expectedTotal of [total - 1, total + 1, 0]) {
    const reply = await shopper.order({ chilli: 2 }, { expectedTotal });
    expect(reply.status).toBe(409);
    expect(reply.body.errors).toMatchObject([{ field: 'expectedTotal' }]);
  }
  await shop.context.db.updateTable('products').set({ price_paise: 159_50 }).execute();
  expect((await shopper.order({ chilli: 2 }, shown)).body.message).toBe(
    `The total is now ${formatPaise(asPaise(total + 20_00))} instead of ${formatPaise(asPaise(total))}. Please check it, then order again.`,
  );
  expect(await countRows(shop, 'orders')).toBe(0);
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(5);

  expect((await shopper.order({ chilli: 2 }, { expectedTotal: total + 20_00 })).status).toBe(201);
  for (const expectedTotal of [-1, 0.5, '73900', null]) {
    expect((await shopper.order({ chilli: 1 }, { expectedTotal })).status).toBe(400);
  }
});

test('two lines of one product count together against the stock', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 3 });
  const shopper = await signUpWithAddress(shop);
  const items = (first: number, second: number) => ({
    items: [
      { productId: 'chilli', quantity: first },
      { productId: 'chilli', quantity: second },
    ],
  });
  expect((await shopper.order({}, items(2, 2))).status).toBe(409);
  const reply = await shopper.order({}, items(2, 1));
  expect(reply.status).toBe(201);
  expect(reply.body.data.items).toMatchObject([{ quantity: 3 }]);
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(0);
});

// product 4.3.6, 8.11.1
test('too little stock of any product rejects the whole order, names each line and changes nothing', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addProduct(context, { id: 'fine', name: 'Fine', stock_quantity: 9 });
  await addProduct(context, { id: 'few', name: 'Papad', stock_quantity: 1 });
  await addProduct(context, { id: 'none', name: 'Biscuit', stock_quantity: 0 });
  await addProduct(context, { id: 'gone', name: 'Old', status: 'archived' });
  const shopper = await signUpWithAddress(shop);
  await shopper.post('/cart/add-cart', { productId: 'fine', quantity: 2 });
  const reply = await shopper.order({ fine: 2, few: 2, none: 1, gone: 1, unknown: 1 });
  expect(reply.status).toBe(409);
  expect(reply.body.errors).toHaveLength(4);
  expect(reply.body.errors).toEqual(
    expect.arrayContaining([
      { field: 'items.1.quantity', message: 'Only 1 of Papad is left.' },
      { field: 'items.2.quantity', message: 'Biscuit is out of stock.' },
      { field: 'items.3.quantity', message: 'Old is no longer sold.' },
      { field: 'items.4.quantity', message: 'A product of this order is no longer sold.' },
    ]),
  );
  expect(reply.body.message).toContain('Only 1 of Papad is left.');
  expect(await readProductRow(context, 'fine')).toMatchObject({ stock_quantity: 9, units_sold: 0 });
  expect(await countRows(shop, 'orders')).toBe(0);
  expect((await shopper.get('/cart')).body.data.items).toMatchObject([{ quantity: 2 }]);
});

// product 4.3.7
test('repeated requests with one key and body create one order; another body is rejected', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const first = await shopper.order({ chilli: 2 }, {}, 'order-key-1');
  const again = await shopper.order({ chilli: 2 }, {}, 'order-key-1');
  expect([again.status, again.text]).toEqual([201, first.text]);
  const other = await shopper.order({ chilli: 3 }, {}, 'order-key-1');
  expect(other.status).toBe(422);
  await shopper.post(`/order/cancel-order/${first.body.data._id}`);
  expect((await shopper.order({ chilli: 2 }, {}, 'order-key-1')).text).toBe(first.text);
  expect(await countRows(shop, 'orders')).toBe(1);
});

// product 4.3.7
test('a rejected order leaves its idempotency key unused', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 1 });
  const shopper = await signUpWithAddress(shop);
  expect((await shopper.order({ chilli: 2 }, {}, 'order-key-1')).status).toBe(409);
  await shop.context.db.updateTable('products').set({ stock_quantity: 5 }).execute();
  expect((await shopper.order({ chilli: 2 }, {}, 'order-key-1')).status).toBe(201);
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(3);
});

// product 4.3.3
test.for(['pending', 'processing'] as const)('a %s order can be cancelled once', async (status) => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const { _id } = (await shopper.order({ chilli: 4 })).body.data;
  if (status === 'processing') await setOrder(shop, _id, { status });
  const reply = await shopper.post(`/order/cancel-order/${_id}`);
  expect([reply.status, reply.body.message]).toEqual([200, 'Order cancelled']);
  expect(reply.body.data).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' });
  expect(await readProductRow(shop.context, 'chilli')).toMatchObject({
    stock_quantity: 10,
    units_sold: 0,
  });
  const again = await shopper.post(`/order/cancel-order/${_id}`);
  expect([again.status, again.body.message]).toEqual([409, 'This order is cancelled already.']);
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(10);
});

// product 8.11.1
test.for(['shipped', 'delivered'] as const)('a %s order cannot be cancelled', async (status) => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const { _id } = (await shopper.order({ chilli: 4 })).body.data;
  await setOrder(shop, _id, { status });
  expect((await shopper.post(`/order/cancel-order/${_id}`)).status).toBe(409);
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(6);
  expect((await shopper.get(`/order/${_id}`)).body.data.status).toBe(status);
});

// product 3.4.1, 7.5.1, 8.11.1
test('only a delivered order can be returned, once, with a reason or without', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 50 });
  const shopper = await signUpWithAddress(shop);
  for (const status of ['pending', 'processing', 'shipped'] as const) {
    const { _id } = (await shopper.order({ chilli: 1 })).body.data;
    if (status !== 'pending') await setOrder(shop, _id, { status });
    const reply = await shopper.post(`/order/return-order/${_id}`, { reason: 'Broken' });
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'Only a delivered order can be returned.',
    ]);
  }
  const { _id } = (await shopper.order({ chilli: 1 })).body.data;
  await setOrder(shop, _id, { status: 'delivered' });
  const path = `/order/return-order/${_id}`;
  expect((await shopper.post(path, { reason: 'x'.repeat(1_001) })).status).toBe(400);
  const script = '  <script>alert(1)</script>  ';
  const reply = await shopper.post(path, { reason: script });
  expect([reply.status, reply.body.message]).toEqual([200, 'Return requested']);
  expect(reply.body.data).toMatchObject({
    status: 'delivered',
    returnStatus: 'requested',
    returnReason: script.trim(),
  });
  expect((await shopper.post(path, { reason: 'Again' })).status).toBe(409);
  expect((await shopper.get(`/order/${_id}`)).body.data).toEqual(reply.body.data);

  for (const body of [{}, undefined]) {
    const silent = (await shopper.order({ chilli: 1 })).body.data;
    await setOrder(shop, silent._id, { status: 'delivered' });
    const quiet = await shopper.post(`/order/return-order/${silent._id}`, body);
    expect(quiet.body.data.returnReason).toBeNull();
  }
});
