import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { countBy } from '../support/requests/count-by.ts';

// product 4.3.6
test('50 buyers of the last packet: one order, 49 conflicts, no negative stock', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'last', name: 'Papad', stock_quantity: 1 });
  const buyers: ReadyShopper[] = [];
  for (let index = 0; index < 5; index += 1) buyers.push(await signUpWithAddress(shop));
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => buyers.map((buyer) => buyer.order({ last: 1 }))).flat(),
  );
  expect(countBy(replies)).toEqual({ 201: 1, 409: 49 });
  const rejected = replies.find((reply) => reply.status === 409);
  expect(rejected?.body.message).toBe('Papad is out of stock.');
  expect(await readProductRow(shop.context, 'last')).toMatchObject({
    stock_quantity: 0,
    units_sold: 1,
  });
  const lines = await shop.context.db.selectFrom('order_lines').selectAll().execute();
  expect(lines).toHaveLength(1);
});

const SAME_KEY = planFigure('the same Idempotency-Key at once, one order', {
  asked: 100,
  slice: 8,
});

test(`the same key ${SAME_KEY.count} times at once: one order and ${SAME_KEY.count} equal responses`, {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, SAME_KEY);
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const replies = await Promise.all(
    Array.from({ length: SAME_KEY.count }, () => shopper.order({ chilli: 1 }, {}, 'order-key-1')),
  );
  end(replies.length);
  expect(countBy(replies)).toEqual({ 201: SAME_KEY.count });
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(9);
  expect((await shopper.get('/order/get-all')).body.data).toHaveLength(1);
});

// product 4.3.3
test('50 concurrent cancels return the pieces to stock once', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const { _id } = (await shopper.order({ chilli: 4 })).body.data;
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => shopper.post(`/order/cancel-order/${_id}`)),
  );
  expect(countBy(replies)).toEqual({ 200: 1, 409: 49 });
  expect(await readProductRow(shop.context, 'chilli')).toMatchObject({
    stock_quantity: 10,
    units_sold: 0,
  });
});

const OPPOSITE = planFigure('rounds of 50 orders at once in opposite order, no deadlock', {
  asked: 20,
  slice: 1,
});

test('concurrent orders of the same products in opposite order all succeed', {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, OPPOSITE);
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 10_000 });
  await addProduct(shop.context, { id: 'papad', stock_quantity: 10_000 });
  const a = await signUpWithAddress(shop);
  const b = await signUpWithAddress(shop);
  for (let round = 1; round <= OPPOSITE.count; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => [
        a.order({ chilli: 1, papad: 2 }),
        b.order({ papad: 1, chilli: 2 }),
      ]).flat(),
    );
    expect(countBy(replies)).toEqual({ 201: 50 });
    end(round);
  }
  const left = 10_000 - 75 * OPPOSITE.count;
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(left);
  expect((await readProductRow(shop.context, 'papad')).stock_quantity).toBe(left);
});

test('concurrent orders, cancels and cart changes leave stock and sales equal to the orders', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 30 });
  const shopper = await signUpWithAddress(shop);
  const first = await Promise.all(Array.from({ length: 10 }, () => shopper.order({ chilli: 2 })));
  await Promise.all([
    ...first.slice(0, 5).map((reply) => shopper.post(`/order/cancel-order/${reply.body.data._id}`)),
    ...Array.from({ length: 10 }, () => shopper.order({ chilli: 3 })),
    ...Array.from({ length: 5 }, () =>
      shopper.post('/cart/add-cart', { productId: 'chilli', quantity: 1 }),
    ),
  ]);
  const { data: orders } = (await shopper.get('/order/get-all')).body;
  const sold = orders
    .filter((order: { status: string }) => order.status !== 'cancelled')
    .reduce(
      (sum: number, order: { items: { quantity: number }[] }) =>
        sum + (order.items[0]?.quantity ?? 0),
      0,
    );
  const { stock_quantity, units_sold } = await readProductRow(shop.context, 'chilli');
  expect(stock_quantity).toBeGreaterThanOrEqual(0);
  expect(units_sold).toBe(sold);
  expect(stock_quantity).toBe(30 - sold);
});
