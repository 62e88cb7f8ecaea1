import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import type { Reply } from '../support/requests/visitor.ts';

function linesOf(reply: Reply): [string, number][] {
  return reply.body.data.items.map((item: { product: { _id: string }; quantity: number }) => [
    item.product._id,
    item.quantity,
  ]);
}

const KEY = { headers: { 'idempotency-key': 'guest-cart-0001' } };

// product 4.1.2, 4.2.6, 7.4.1
test('adds the guest’s lines in their order, reduces quantities, and reports each adjustment', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addProduct(context, { id: 'z-plenty', stock_quantity: 500 });
  await addProduct(context, { id: 'y-few', stock_quantity: 4 });
  await addProduct(context, { id: 'x-none', stock_quantity: 0 });
  await addProduct(context, { id: 'w-gone', status: 'archived' });
  await addProduct(context, { id: 'v-fresh', stock_quantity: 5 });
  const shopper = shop.visitor();
  await shopper.signUp();
  await shopper.post('/cart/add-cart', { productId: 'y-few', quantity: 3 });
  await shopper.post('/cart/add-cart', { productId: 'z-plenty', quantity: 98 });
  shop.clock.advance(1_000);
  const reply = await shopper.post('/cart/merge-carts', {
    localCart: [
      { productId: 'z-plenty', quantity: 2 },
      { productId: 'v-fresh', quantity: 2 },
      { productId: 'y-few', quantity: 1 },
      { productId: 'y-few', quantity: 1 },
      { productId: 'x-none', quantity: 2 },
      { productId: 'w-gone', quantity: 1 },
      { productId: 'unknown', quantity: 1 },
    ],
  });
  expect(reply.status).toBe(200);
  expect(reply.body.message).toBe('Your cart has been updated.');
  expect(linesOf(reply)).toEqual([
    ['y-few', 4],
    ['z-plenty', 99],
    ['v-fresh', 2],
  ]);
  expect(reply.body.data.adjusted).toEqual([
    { productId: 'z-plenty', requested: 100, quantity: 99, reason: 'limited_stock' },
    { productId: 'y-few', requested: 5, quantity: 4, reason: 'limited_stock' },
    { productId: 'x-none', requested: 2, quantity: 0, reason: 'out_of_stock' },
    { productId: 'w-gone', requested: 1, quantity: 0, reason: 'not_found' },
    { productId: 'unknown', requested: 1, quantity: 0, reason: 'not_found' },
  ]);
  expect((await shopper.get('/cart')).body.data.items).toEqual(reply.body.data.items);
});

const SAME_KEY = planFigure('merge-carts under one key at once, added once', {
  asked: 50,
  slice: 5,
});

// product 4.2.6
test('the same key ten times, in sequence and concurrently, merges once and gets the same response', {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, SAME_KEY);
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 90 });
  const shopper = shop.visitor();
  await shopper.signUp();
  await shopper.post('/cart/add-cart', { productId: 'chilli', quantity: 1 });
  const body = { localCart: [{ productId: 'chilli', quantity: 2 }] };
  const merge = () => shopper.post('/cart/merge-carts', body, KEY);
  const parallel = await Promise.all(Array.from({ length: SAME_KEY.count }, merge));
  end(parallel.length);
  const replies = [...parallel, await merge(), await merge()];
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
  expect(linesOf(await shopper.get('/cart'))).toEqual([['chilli', 3]]);

  // A repetition responds with the current cart, and adds nothing to it.
  await shopper.delete('/cart/clear-cart');
  expect((await merge()).body.data).toEqual({ items: [], adjusted: [] });
  expect(linesOf(await shopper.get('/cart'))).toEqual([]);
});

test('the same key with another cart is rejected; another shopper may use it', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const a = shop.visitor();
  const b = shop.visitor();
  await a.signUp();
  await b.signUp();
  const cart = (quantity: number) => ({ localCart: [{ productId: 'chilli', quantity }] });
  expect((await a.post('/cart/merge-carts', cart(1), KEY)).status).toBe(200);
  expect((await a.post('/cart/merge-carts', cart(2), KEY)).status).toBe(422);
  expect((await a.post('/cart/merge-carts', { localCart: [] }, KEY)).status).toBe(422);
  expect((await b.post('/cart/merge-carts', cart(2), KEY)).status).toBe(200);
  expect(linesOf(await a.get('/cart'))).toEqual([['chilli', 1]]);
  expect(linesOf(await b.get('/cart'))).toEqual([['chilli', 2]]);
});

test('concurrent merges with different keys are all added', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 90 });
  await addProduct(shop.context, { id: 'papad', stock_quantity: 90 });
  const shopper = shop.visitor();
  await shopper.signUp();
  const lines = [
    { productId: 'chilli', quantity: 1 },
    { productId: 'papad', quantity: 2 },
  ];
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shopper.post(
        '/cart/merge-carts',
        { localCart: index % 2 === 0 ? lines : lines.toReversed() },
        { headers: { 'idempotency-key': `guest-cart-${index}` } },
      ),
    ),
  );
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
  expect(Object.fromEntries(linesOf(await shopper.get('/cart')))).toEqual({
    chilli: 20,
    papad: 40,
  });
});

// product 7.10.3
test('a key is stored for days and survives housekeeping', async () => {
  const shop = await buildTestApp();
  const { sweep } = await import('../../src/housekeeping.ts');
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 90 });
  const shopper = shop.visitor();
  const { email, password } = await shopper.signUp();
  const body = { localCart: [{ productId: 'chilli', quantity: 2 }] };
  await shopper.post('/cart/merge-carts', body, KEY);
  shop.clock.advance(7 * 86_400_000 - 1);
  await sweep(shop.context);
  await shopper.post('/users/login', { email, password });
  await shopper.post('/cart/merge-carts', body, KEY);
  expect(linesOf(await shopper.get('/cart'))).toEqual([['chilli', 2]]);
});
