import { expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import type { Reply, Visitor } from '../support/requests/visitor.ts';

async function signUp(shop: TestShop): Promise<Visitor & { userId: string }> {
  const visitor = shop.visitor();
  const { userId } = await visitor.signUp();
  return { ...visitor, userId };
}

/** Quantities by product id. */
function quantitiesOf(reply: Reply): Record<string, number> {
  return Object.fromEntries(
    reply.body.data.items.map((item: { product: { _id: string }; quantity: number }) => [
      item.product._id,
      item.quantity,
    ]),
  );
}

// product 3.3.1, 7.4.1
test('adding increases the quantity; every change responds with the whole cart, the oldest line first', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', price_paise: 149_50 });
  await addProduct(shop.context, { id: 'papad', name: 'Papad', price_paise: 99_00 });
  const shopper = await signUp(shop);
  expect((await shopper.get('/cart')).body.data).toEqual({ items: [] });
  await shopper.post('/cart/add-cart', { productId: 'papad', quantity: 1 });
  shop.clock.advance(1_000);
  await shopper.post('/cart/add-cart', { productId: 'chilli', quantity: 2 });
  const reply = await shopper.post('/cart/add-cart', { productId: 'papad', quantity: 3 });
  expect(reply.body.message).toBe('Added to cart');
  expect(reply.body.data.items).toMatchObject([
    { product: { _id: 'papad', name: 'Papad' }, quantity: 4, price: 99 },
    { product: { _id: 'chilli' }, quantity: 2, price: 149.5 },
  ]);
  expect((await shopper.get('/cart')).body.data).toEqual(reply.body.data);
});

// product 4.8.7
test('a new line stands before the product that the request names, also among lines of one moment', async () => {
  const shop = await buildTestApp();
  for (const id of ['a', 'b', 'c', 'd']) await addProduct(shop.context, { id });
  const shopper = await signUp(shop);
  const idsOf = (reply: Reply) => Object.keys(quantitiesOf(reply)).join('');
  const add = (productId: string, before?: string) =>
    shopper.post('/cart/add-cart', { productId, quantity: 1, before });
  // All at the same time of the clock.
  for (const id of ['a', 'b', 'd']) await add(id);
  expect(idsOf(await add('c', 'b'))).toBe('acbd');
  await shopper.delete('/cart/delete-cart/a');
  expect(idsOf(await add('a', 'd'))).toBe('cbad');
  expect(idsOf(await add('c', 'd'))).toBe('cbad');
  await shopper.delete('/cart/delete-cart/b');
  shop.clock.advance(1_000);
  expect(idsOf(await add('b', 'gone'))).toBe('cadb');
  expect(idsOf(await shopper.get('/cart'))).toBe('cadb');
});

// product 4.2.4, 8.11.1
test('a quantity above the stock or 99, and a sold-out product, are rejected without a change', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addProduct(context, { id: 'few', name: 'Papad', stock_quantity: 3 });
  await addProduct(context, { id: 'none', name: 'Biscuit', stock_quantity: 0 });
  await addProduct(context, { id: 'many', name: 'Chilli', stock_quantity: 500 });
  await addProduct(context, { id: 'gone', name: 'Old', status: 'archived' });
  const shopper = await signUp(shop);
  const add = (productId: string, quantity: number) =>
    shopper.post('/cart/add-cart', { productId, quantity });

  const first = await add('few', 4);
  expect([first.status, first.body.message]).toEqual([409, 'Only 3 of Papad are left.']);
  expect((await add('few', 2)).status).toBe(200);
  const second = await add('few', 2);
  expect(second.body.message).toBe('Only 3 of Papad are left. 2 are already in your cart.');
  expect(second.status).toBe(409);
  const soldOut = await add('none', 1);
  expect([soldOut.status, soldOut.body.message]).toEqual([409, 'Biscuit is out of stock.']);
  expect((await add('many', 60)).status).toBe(200);
  const tooMany = await add('many', 40);
  expect(tooMany.status).toBe(409);
  expect(tooMany.body.message).toBe(
    'You can order at most 99 of Chilli. 60 are already in your cart.',
  );
  expect((await add('gone', 1)).status).toBe(404);
  expect((await add('unknown', 1)).status).toBe(404);
  expect(quantitiesOf(await shopper.get('/cart'))).toEqual({ few: 2, many: 60 });
});

test('concurrent additions never exceed the stock', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: 20 });
  const shopper = await signUp(shop);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      shopper.post('/cart/add-cart', { productId: 'chilli', quantity: 1 }),
    ),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20);
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(30);
  expect(quantitiesOf(await shopper.get('/cart'))).toEqual({ chilli: 20 });
});

// product 4.2.4, 7.4.1
test('an update replaces the quantity, and reduces it to the stock with a notice', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addProduct(context, { id: 'chilli', name: 'Chilli', stock_quantity: 20 });
  const shopper = await signUp(shop);
  const path = '/cart/update-cart/me';
  await shopper.post('/cart/add-cart', { productId: 'chilli', quantity: 5 });
  const set = await shopper.patch(path, { productId: 'chilli', quantity: 9 });
  expect([set.status, set.body.message]).toEqual([200, 'Cart updated']);
  expect(quantitiesOf(set)).toEqual({ chilli: 9 });

  await context.db.updateTable('products').set({ stock_quantity: 3 }).execute();
  const cut = await shopper.patch(path, { productId: 'chilli', quantity: 8 });
  expect([cut.status, cut.body.message]).toEqual([200, 'Only 3 of Chilli are left.']);
  expect(quantitiesOf(cut)).toEqual({ chilli: 3 });

  await context.db.updateTable('products').set({ stock_quantity: 0 }).execute();
  const soldOut = await shopper.patch(path, { productId: 'chilli', quantity: 1 });
  expect([soldOut.status, soldOut.body.message]).toEqual([409, 'Chilli is out of stock.']);
  const after = await shopper.get('/cart');
  expect(quantitiesOf(after)).toEqual({ chilli: 3 });
  expect(after.body.data.items[0].product).toMatchObject({ inStock: false, stock_quantity: 0 });
});

// product 7.4.1
test('removing and clearing succeed repeatedly', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  await addProduct(shop.context, { id: 'papad' });
  const shopper = await signUp(shop);
  await shopper.post('/cart/add-cart', { productId: 'chilli', quantity: 1 });
  await shopper.post('/cart/add-cart', { productId: 'papad', quantity: 1 });
  for (let turn = 0; turn < 2; turn += 1) {
    const removed = await shopper.delete('/cart/delete-cart/chilli');
    expect([removed.status, removed.body.message]).toEqual([200, 'Item removed from cart']);
    expect(quantitiesOf(removed)).toEqual({ papad: 1 });
  }
  for (let turn = 0; turn < 2; turn += 1) {
    const cleared = await shopper.delete('/cart/clear-cart');
    expect([cleared.status, cleared.body.message]).toEqual([200, 'Cart cleared']);
    expect(cleared.body.data).toEqual({ items: [] });
  }
});

// product 7.4.1, 9.4.3
test('adding under one key adds once; another request under it is rejected', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'papad', stock_quantity: 50 });
  const shopper = await signUp(shop);
  const key = { headers: { 'idempotency-key': 'kept-change-0001' } };
  const more = { productId: 'papad', quantity: 2 };
  const replies = await Promise.all([1, 2, 3].map(() => shopper.post('/cart/add-cart', more, key)));
  expect(replies.map(quantitiesOf)).toEqual([{ papad: 2 }, { papad: 2 }, { papad: 2 }]);
  const other = await shopper.post('/cart/add-cart', { ...more, quantity: 3 }, key);
  expect(other.status).toBe(422);
  expect(quantitiesOf(await shopper.get('/cart'))).toEqual({ papad: 2 });
});
