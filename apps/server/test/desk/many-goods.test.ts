import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import {
  addCategory,
  addPictures,
  addProduct,
  readProductRow,
} from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';

const HOUR_MS = 3_600_000;
const HASH = 'a'.repeat(64);

/** Opens a desk whose shop has three products on sale and a draft without a description. */
async function openDesk() {
  const shop = await buildTestApp();
  await addCategory(shop.context, { id: 'spices' });
  await addCategory(shop.context, { id: 'sweets', name: 'Sweets', slug: 'sweets' });
  await addPictures(shop.context, [HASH]);
  for (const id of ['achar', 'bajra', 'chai']) {
    const facts = { name: id, description: 'Good.', price_paise: 149_00 };
    await addProduct(shop.context, { id, category_id: 'spices', ...facts });
    const image = { product_id: id, position: 0, role: 'main' as const, media_hash: HASH };
    await shop.context.db.insertInto('product_images').values(image).execute();
  }
  await addProduct(shop.context, { id: 'draft', name: 'draft', status: 'archived' });
  const desk = await signUpDeskMember(shop, 'coordinator');
  const list = async (query = '') =>
    (await desk.get(`/desk/products${query}`)).body.data.products.toSorted(
      (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1),
    );
  const seen = async (...ids: string[]) =>
    (await list()).flatMap(({ _id, version, stock }: Record<string, string>) =>
      ids.includes(_id ?? '') ? [{ productId: _id, version, stock }] : [],
    );
  async function change(products: unknown, what: object, headers: Record<string, string> = {}) {
    const response = await desk.post(
      '/desk/products/changes',
      { products, change: what },
      { headers },
    );
    shop.clock.advance(1_000);
    return response;
  }
  async function undo(id: string) {
    const response = await desk.post(`/desk/products/changes/${id}/undo`);
    shop.clock.advance(1_000);
    return response;
  }
  const log = async () => (await desk.get('/desk/audit')).body.data.entries;
  return { shop, desk, list, seen, change, undo, log };
}

// product 10.3.23
test('prices of many products change as one row of the log, and are set back as one', async () => {
  const { shop, list, seen, change, undo, log, desk } = await openDesk();
  const products = await seen('achar', 'bajra', 'draft');
  const key = { 'idempotency-key': 'once-1234567890' };
  const first = await change(products, { pricePercent: 10 }, key);
  const { data } = first.body;
  expect(data).toMatchObject({ changed: 3, kept: [], keptCount: 0 });
  expect((await change(products, { pricePercent: 10 }, key)).body).toEqual(first.body);
  expect((await list()).map(({ pricePaise }: { pricePaise: number }) => pricePaise)).toEqual([
    164_00, 164_00, 149_00, 164_00,
  ]);
  expect(await log()).toMatchObject([
    {
      ...{ _id: data.changeId, action: 'product.many_changed', canUndo: true, before: null },
      after: {
        ...{ changedGoods: 3, pricePercent: 10 },
        goods: [{ name: 'achar' }, { name: 'bajra' }, { name: 'draft' }],
      },
    },
  ]);
  const history = '/desk/audit?subjectKind=product&subjectId=achar';
  expect((await desk.get(history)).body.data.entries).toMatchObject([
    { action: 'product.in_change', before: { pricePaise: 149_00 }, after: { pricePaise: 164_00 } },
  ]);
  expect((await undo(data.changeId)).body.data).toEqual({
    ...{ deleted: 0, setBack: 3, kept: [], keptCount: 0 },
  });
  expect(await readProductRow(shop.context, 'achar')).toMatchObject({ price_paise: 149_00 });
  expect(await log()).toMatchObject([
    { action: 'product.many_undone', subjectId: data.changeId, after: { setBackGoods: 3 } },
    { action: 'product.many_changed', canUndo: false },
  ]);
  expect(await undo(data.changeId)).toMatchObject({ status: 409, body: { code: 'change_undone' } });
});

// product 10.3.23
test('what somebody changed meanwhile, what is gone and what is so already stays and is named', async () => {
  const { desk, seen, change, list } = await openDesk();
  const products = await seen('achar', 'bajra', 'chai');
  const header = { headers: { 'if-match': '"1"' } };
  await desk.patch('/desk/products/achar', { pricePaise: 120_00 }, header);
  const gone = { productId: 'gone', version: 1, stock: 0 };
  const { data } = (await change([...products, gone], { pricePaise: 149_00 })).body;
  expect(data).toMatchObject({ changeId: null, changed: 0, keptCount: 4 });
  expect(data.kept).toMatchObject([
    { productId: 'achar', reason: 'changed_meanwhile' },
    { productId: 'bajra', reason: 'unchanged' },
    { productId: 'chai', reason: 'unchanged' },
    { productId: 'gone', reason: 'not_found', name: '' },
  ]);
  // The pieces of one were counted anew, which is no new version.
  await desk.post('/desk/products/bajra/stock', { delta: -3 });
  const counted = (await change(products.slice(1), { stock: 50 })).body.data;
  expect(counted).toMatchObject({ changed: 1, kept: [{ productId: 'bajra' }] });
  expect((await list()).map(({ stock }: { stock: number }) => stock)).toEqual([10, 7, 50, 10]);
});

// product 10.3.23
test('an undo takes back the pieces that were added, and leaves what was changed since', async () => {
  const { shop, desk, seen, change, undo, list } = await openDesk();
  const { changeId } = (await change(await seen('achar', 'bajra', 'chai'), { stockDelta: 5 })).body
    .data;
  // Three were sold, and somebody counted another one; a new price is no obstacle.
  await shop.context.db
    .updateTable('products')
    .set({ stock_quantity: 12 })
    .where('id', '=', 'achar')
    .execute();
  await desk.post('/desk/products/bajra/stock', { delta: 1 });
  const header = { headers: { 'if-match': '"1"' } };
  await desk.patch('/desk/products/chai', { pricePaise: 120_00 }, header);
  const { data } = (await undo(changeId)).body;
  expect(data).toMatchObject({ setBack: 2, keptCount: 1 });
  expect(data.kept).toMatchObject([{ productId: 'bajra', reason: 'changed_since' }]);
  expect((await list()).map(({ stock }: { stock: number }) => stock)).toEqual([7, 16, 10, 10]);
  const sold = (await change(await seen('achar'), { stockDelta: 5 })).body.data;
  await shop.context.db.updateTable('products').set({ stock_quantity: 0 }).execute();
  const kept = [{ productId: 'achar', reason: 'cannot_be_set_back' }];
  expect((await undo(sold.changeId)).body.data).toMatchObject({ setBack: 0, kept });
});

// product 10.3.23
test('many products leave the shop, and come back with their days; what lacks something does not', async () => {
  const { shop, desk, seen, change, undo, list } = await openDesk();
  const all = await seen('achar', 'bajra', 'chai', 'draft');
  const off = (await change(all, { isOnSale: false })).body.data;
  expect(off).toMatchObject({ changed: 3, kept: [{ productId: 'draft', reason: 'unchanged' }] });
  expect((await shop.visitor().get('/products')).body.data.products).toHaveLength(0);
  const [achar] = await list();
  const header = { headers: { 'if-match': `"${achar.version}"` } };
  const incomplete = { productId: 'draft', reason: 'incomplete' };
  expect((await change(await seen('draft'), { isOnSale: true })).body.data.kept).toMatchObject([
    incomplete,
  ]);
  const publishAt = new Date(shop.clock.now() + HOUR_MS).toISOString();
  const scheduled = await desk.post('/desk/products/achar/publish', { publishAt }, header);
  expect(scheduled.status).toBe(200);
  shop.clock.advance(1_000);
  const again = (await change(await seen('achar'), { isOnSale: true })).body.data;
  expect(await list('?status=published')).toMatchObject([{ _id: 'achar' }]);
  expect((await undo(again.changeId)).body.data).toMatchObject({ setBack: 1 });
  expect(await list('?status=scheduled')).toMatchObject([{ _id: 'achar', publishAt }]);
  expect((await undo(off.changeId)).body.data).toMatchObject({
    ...{ setBack: 2, kept: [{ productId: 'achar', reason: 'changed_since' }] },
  });
  expect(await list('?status=published')).toHaveLength(2);
  const search = await shop.visitor().get('/products?search=bajra');
  expect(search.body.data.products).toMatchObject([{ _id: 'bajra' }]);
});

// product 10.3.1, 10.3.23
test('many products get another category, by which the list is filtered', async () => {
  const { seen, change, undo, list } = await openDesk();
  const { changeId } = (await change(await seen('achar', 'bajra'), { category: 'sweets' })).body
    .data;
  expect(await list('?category=sweets')).toMatchObject([{ _id: 'achar' }, { _id: 'bajra' }]);
  expect(await list('?category=spices&status=published')).toMatchObject([{ _id: 'chai' }]);
  expect(await list('?category=unknown')).toEqual([]);
  await undo(changeId);
  expect(await list('?category=sweets')).toEqual([]);
});

// product 10.3.23
test('one change is made of at most 500 products, each once, by those who edit goods', async () => {
  const { shop, desk, seen, change } = await openDesk();
  const products = await seen('achar');
  const refused = [
    await change([...products, ...products], { stock: 1 }),
    await change(products, { category: 'unknown' }),
    await change(products, { stock: 1, pricePaise: 100_00 }),
    await change(products, {}),
    await change(Array(501).fill(products[0]), { stock: 1 }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  for (let index = 0; index < 500; index += 1) {
    await addProduct(shop.context, { id: `many-${index}`, name: `Many ${index}` });
  }
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...{ productId: `many-${index}`, version: 1, stock: 10 },
  }));
  expect((await change(many, { stockDelta: 2 })).body.data).toMatchObject({ changed: 500 });
  const writer = await signUpDeskMember(shop, 'writer');
  const body = { products, change: { stock: 1 } };
  expect((await writer.post('/desk/products/changes', body)).status).toBe(403);
  expect((await desk.get('/desk/products/achar')).body.data.stock).toBe(10);
});
