import { PRODUCT_COLUMNS, type ProductColumn } from '@haat/domain/desk';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addCategory, addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { sendForm } from '../support/requests/send-form.ts';

const HOUR_MS = 3_600_000;

function toRow(cells: Partial<Record<ProductColumn, string>>): string {
  return PRODUCT_COLUMNS.map((column) => cells[column] ?? '').join(',');
}

async function importRows(shop: TestShop, desk: DeskVisitor, rows: readonly string[]) {
  const form = new FormData();
  form.append('file', new Blob([[PRODUCT_COLUMNS.join(','), ...rows].join('\n')]), 'goods.csv');
  const path = '/desk/products/import';
  const { data } = (await sendForm(shop, desk, { method: 'POST', path, form, headers: {} })).body;
  shop.clock.advance(1_000);
  return data;
}

/** Imports three drafts and a change of what the shop has. */
async function openDesk() {
  const shop = await buildTestApp();
  await addCategory(shop.context);
  await addCategory(shop.context, { id: 'sweets', name: 'Sweets', slug: 'sweets' });
  const facts = {
    name: 'Papad',
    name_hindi: 'पापड़',
    description: 'Crisp.',
    status: 'archived',
  } as const;
  await addProduct(shop.context, { id: 'papad', ...facts, price_paise: 149_00 });
  const desk = await signUpDeskMember(shop, 'coordinator');
  const fresh = ['A', 'B', 'C'].map((name) => toRow({ name, category: 'spices', price: '50' }));
  const changed = { id: 'papad', version: '1', name: 'Thin Papad', category: 'sweets' };
  const result = await importRows(shop, desk, [...fresh, toRow({ ...changed, price: '99' })]);
  const { products } = (await desk.get('/desk/products')).body.data;
  const idOf = (name: string): string =>
    products.find((product: { name: string }) => product.name === name)._id;
  const undo = (id: string = result.importId) => desk.post(`/desk/products/changes/${id}/undo`);
  return { shop, desk, result, idOf, undo };
}

// product 10.3.18
test('an import is undone as a whole, once, as one row of the log', async () => {
  const { shop, desk, result, undo } = await openDesk();
  expect(result).toMatchObject({ isApplied: true, created: 3, changed: 1 });
  const log = async () => (await desk.get('/desk/audit')).body.data.entries;
  expect(await log()).toMatchObject([{ _id: result.importId, canUndo: true }]);
  expect((await undo()).body.data).toEqual({ deleted: 3, setBack: 1, kept: [], keptCount: 0 });
  expect((await desk.get('/desk/products')).body.data.products).toMatchObject([
    {
      ...{ _id: 'papad', name: 'Papad', nameHindi: 'पापड़', description: 'Crisp.' },
      ...{ pricePaise: 149_00, category: { slug: 'spices' }, stock: 10, version: 3 },
    },
  ]);
  expect(await readProductRow(shop.context, 'papad')).toMatchObject({ name_key: 'papad' });
  const after = { deletedGoods: 3, setBackGoods: 1, keptGoods: 0 };
  expect(await log()).toMatchObject([
    { action: 'product.import_undone', subjectId: result.importId, after },
    { action: 'product.imported', canUndo: false },
  ]);
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'change_undone' } });
});

// product 10.3.18
test('what somebody changed since stays and is named, and so does a draft that something names', async () => {
  const { shop, desk, idOf, undo } = await openDesk();
  const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  await desk.patch(`/desk/products/${idOf('A')}`, { description: 'Hot.' }, ifMatch(1));
  await desk.patch('/desk/products/papad', { pricePaise: 120_00 }, ifMatch(2));
  await addProduct(shop.context, { id: 'set', set_parts: `${idOf('B')}:2`, status: 'archived' });
  const { data } = (await undo()).body;
  expect(data).toMatchObject({ deleted: 1, setBack: 0, keptCount: 3 });
  const reasons = new Map(
    data.kept.map(({ name, reason }: { name: string; reason: string }) => [name, reason]),
  );
  expect(reasons).toEqual(
    new Map([
      ['A', 'changed_since'],
      ['B', 'in_use'],
      ['Thin Papad', 'changed_since'],
    ]),
  );
  expect((await desk.get(`/desk/products/${idOf('C')}`)).status).toBe(404);
  expect(await readProductRow(shop.context, 'papad')).toMatchObject({ price_paise: 120_00 });
});

// product 10.3.18
test('a product whose category is gone stays, and after 24 hours nothing is undone', async () => {
  const { shop, desk, undo } = await openDesk();
  await shop.context.db.updateTable('products').set({ category_id: 'sweets' }).execute();
  await shop.context.db.deleteFrom('categories').where('slug', '=', 'spices').execute();
  // As if the import were so old: a session would have ended meanwhile.
  const age = (hours: number) =>
    sql`update desk_audit set at = at - ${hours * HOUR_MS}`.execute(shop.context.db);
  await age(23);
  const { data } = (await undo()).body;
  expect(data).toMatchObject({ deleted: 3, setBack: 0, keptCount: 1 });
  expect(data.kept).toMatchObject([{ productId: 'papad', reason: 'cannot_be_set_back' }]);
  const late = await importRows(shop, desk, [toRow({ name: 'D', category: 'sweets' })]);
  await age(25);
  const again = await desk.post(`/desk/products/changes/${late.importId}/undo`);
  expect(again).toMatchObject({ status: 409, body: { code: 'change_too_old' } });
  expect((await desk.post('/desk/products/changes/unknown/undo')).status).toBe(404);
});
