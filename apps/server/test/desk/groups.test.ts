import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addCategory, addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { sendForm } from '../support/requests/send-form.ts';
import type { SendOptions } from '../support/requests/visitor.ts';

async function openDesk() {
  const shop = await buildTestApp();
  const desk = await signUpDeskMember(shop, 'coordinator');
  return { shop, desk };
}

function ifMatch(version: number, key: string = crypto.randomUUID()): SendOptions {
  return { headers: { 'if-match': `"${version}"`, 'idempotency-key': key } };
}

async function addGroup(desk: DeskVisitor, facts: object) {
  const key = crypto.randomUUID();
  return desk.post('/desk/groups', facts, { headers: { 'idempotency-key': key } });
}

// product 10.3.10
test('a group is added with an address of its own, and shoppers see it and its changes at once', async () => {
  const { shop, desk } = await openDesk();
  const names = { name: 'Pokhran Samuh', nameHindi: 'पोकरण समूह', village: 'Pokhran' };
  const facts = { ...names, women: 14, foundedYear: 2026 };
  const early = await addGroup(desk, { ...facts, foundedYear: 2027 });
  expect(early.body.errors).toEqual([
    { field: 'foundedYear', message: 'The year is between 1900 and 2026.' },
  ]);
  const added = await addGroup(desk, facts);
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({
    ...facts,
    slug: 'pokhran-samuh',
    isHidden: false,
    goods: 0,
    version: 1,
  });
  const other = await addGroup(desk, { name: 'Pokhran — Samuh', village: 'Pokhran' });
  expect(other.body.data.slug).toBe('pokhran-samuh-2');
  const shopper = shop.visitor();
  const shown = (await shopper.get('/makers')).body.data.makers;
  expect(shown.map(({ slug }: { slug: string }) => slug)).toEqual([
    'pokhran-samuh',
    'pokhran-samuh-2',
  ]);
  const path = `/desk/groups/${added.body.data._id}`;
  shop.clock.advance(1_000);
  const changed = await desk.patch(path, { craft: 'Terracotta' }, ifMatch(1));
  expect(changed.body.data).toMatchObject({ ...facts, craft: 'Terracotta', version: 2 });
  expect((await shopper.get('/makers/pokhran-samuh')).body.data).toMatchObject({
    ...{ craft: 'Terracotta', women: 14, foundedYear: 2026 },
  });
  const late = await desk.patch(path, { craft: 'Clay' }, ifMatch(1));
  expect([late.status, late.body.details]).toEqual([412, changed.body.data]);
  const { entries } = (await desk.get('/desk/audit?subjectKind=group')).body.data;
  expect(entries[0]).toMatchObject({
    action: 'group.changed',
    before: { craft: '' },
    after: { craft: 'Terracotta' },
  });
});

const SAME_NAMES = [
  ['Cafe\u0301 Samuh', '', 'name'],
  ['CAFÉ  SAMUH', '', 'name'],
  ['Café\u200b Samuh', '', 'name'],
  ['Ｃafé\u00a0Samuh\u2060', '', 'name'],
  ['Another', 'पाप\u0921\u093c', 'nameHindi'],
  ['Another', 'पापड़\u200d', 'nameHindi'],
] as const;

describe.each(['groups', 'categories'] as const)('two %s', (kind) => {
  const add = (desk: DeskVisitor, names: object) =>
    desk.post(`/desk/${kind}`, names, { headers: { 'idempotency-key': crypto.randomUUID() } });
  const message = `There is a ${kind === 'groups' ? 'group' : 'category'} with this name.`;

  test.each(SAME_NAMES)(
    // product 10.3.10
    'never have names that look alike: %j, %j',
    async (name, nameHindi, field) => {
      const { desk } = await openDesk();
      await add(desk, { name: 'Café Samuh', nameHindi: 'पापड़' });
      const taken = await add(desk, { name, nameHindi });
      expect([taken.status, taken.body.errors]).toEqual([400, [{ field, message }]]);
      const other = (await add(desk, { name: 'Other', nameHindi: 'और' })).body.data;
      const changes = field === 'name' ? { name } : { nameHindi };
      const renamed = await desk.patch(`/desk/${kind}/${other._id}`, changes, ifMatch(1));
      expect([renamed.status, renamed.body.errors]).toEqual([400, [{ field, message }]]);
    },
  );

  // product 10.3.12
  test('that are added at the same time under one name are one', async () => {
    const { desk } = await openDesk();
    const replies = await Promise.all(
      ['Café', 'Cafe\u0301', 'CAFÉ', 'Café\u200b'].map((name) => add(desk, { name })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });
});

// product 10.3.11
test('a group is hidden without goods on sale, and shown again while it has some', async () => {
  const { shop, desk } = await openDesk();
  await addCategory(shop.context);
  const maker = await addMaker(shop.context);
  const product = await addProduct(shop.context, { maker_id: maker.id });
  const path = `/desk/groups/${maker.id}`;
  const kept = await desk.patch(path, { isHidden: true }, ifMatch(1));
  expect([kept.status, kept.body.code]).toEqual([409, 'group_on_sale']);
  const setStatus = (status: 'active' | 'archived') =>
    shop.context.db.updateTable('products').set({ status }).where('id', '=', product.id).execute();
  await setStatus('archived');
  const hidden = await desk.patch(path, { isHidden: true }, ifMatch(1));
  expect(hidden.body.data).toMatchObject({ isHidden: true, goods: 1, goodsOnSale: 0 });
  const shopper = shop.visitor();
  expect((await shopper.get('/makers')).body.data.pagination.total).toBe(0);
  expect((await shopper.get(`/makers/${maker.slug}`)).status).toBe(404);
  await setStatus('active');
  expect((await shopper.get(`/makers/${maker.slug}`)).status).toBe(200);
});

async function addNamedCategory(desk: DeskVisitor, names: object) {
  const key = crypto.randomUUID();
  return desk.post('/desk/categories', names, { headers: { 'idempotency-key': key } });
}

// product 10.3.12
test('a category is added, renamed and ordered, and its goods are found by the new name', async () => {
  const { shop, desk } = await openDesk();
  const spices = await addCategory(shop.context);
  await addProduct(shop.context, { id: 'chilli', category_id: spices.id });
  const added = await addNamedCategory(desk, { name: 'Ready To Eat', nameHindi: 'तैयार खाना' });
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({ slug: 'ready-to-eat', goods: 0, version: 1 });
  const taken = await addNamedCategory(desk, { name: 'ready to  eat' });
  expect(taken.body.errors).toMatchObject([{ field: 'name' }]);
  const renamed = await desk.patch(
    `/desk/categories/${spices.id}`,
    { name: 'Masala', nameHindi: 'मसाले' },
    ifMatch(1),
  );
  expect(renamed.body.data).toMatchObject({ name: 'Masala', slug: 'spices', version: 2 });
  const shopper = shop.visitor();
  const found = await shopper.get(`/products?search=${encodeURIComponent('मसाले')}`);
  expect(found.body.data.products).toMatchObject([{ _id: 'chilli' }]);
  const order = [added.body.data._id, spices.id];
  const ordered = await desk.put('/desk/categories/order', { categories: order });
  expect(ordered.body.data.categories).toMatchObject([{ _id: order[0] }, { _id: order[1] }]);
  const listed = (await shopper.get('/categories')).body.data.categories;
  expect(listed).toMatchObject([
    { name: 'Ready To Eat', nameHindi: 'तैयार खाना' },
    { name: 'Masala', nameHindi: 'मसाले' },
  ]);
  const partial = await desk.put('/desk/categories/order', { categories: [spices.id] });
  expect(partial.status).toBe(400);
});

// product 10.3.12
test('a category is deleted only without goods, drafts included', async () => {
  const { shop, desk } = await openDesk();
  const spices = await addCategory(shop.context);
  const empty = await addCategory(shop.context, { name: 'Papad', slug: 'papad' });
  await addProduct(shop.context, { category_id: spices.id, status: 'archived' });
  const kept = await desk.delete(`/desk/categories/${spices.id}`, undefined, ifMatch(1));
  expect([kept.status, kept.body.code]).toEqual([409, 'category_in_use']);
  const gone = await desk.delete(`/desk/categories/${empty.id}`, undefined, ifMatch(1));
  expect(gone.status).toBe(200);
  const { categories } = (await desk.get('/desk/categories')).body.data;
  expect(categories).toMatchObject([{ _id: spices.id, goods: 1 }]);
});

// product 10.3.10
test('the picture of a group is replaced', async () => {
  const { shop, desk } = await openDesk();
  const maker = await addMaker(shop.context);
  const picture = await sharp({
    create: { width: 40, height: 50, channels: 3, background: '#ff0000' },
  })
    .jpeg()
    .toBuffer();
  const send = async (bytes: Uint8Array) => {
    const form = new FormData();
    form.append('picture', new Blob([Uint8Array.from(bytes)]), 'group.jpg');
    const path = `/desk/groups/${maker.id}/picture`;
    const headers = { 'if-match': '"1"' };
    return (await sendForm(shop, desk, { method: 'POST', path, form, headers })).body;
  };
  expect((await send(Buffer.from('no picture'))).errors).toMatchObject([{ field: 'picture' }]);
  const { data } = await send(picture);
  expect(data).toMatchObject({ version: 2, image: expect.stringMatching(/^\/api\/v1\/media\//) });
  const { body } = await shop.visitor().get(`/makers/${maker.slug}`);
  expect(body.data.image).toBe(data.image);
});
