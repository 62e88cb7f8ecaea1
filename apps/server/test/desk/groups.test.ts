import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addCategory, addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
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

test('a group is added with an address of its own, and shoppers see it and its changes at once', async () => {
  const { shop, desk } = await openDesk();
  const facts = { name: 'Pokhran Samuh', nameHindi: 'पोकरण समूह', village: 'Pokhran' };
  const added = await addGroup(desk, facts);
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({
    ...facts,
    slug: 'pokhran-samuh',
    isHidden: false,
    goods: 0,
    version: 1,
  });
  expect((await addGroup(desk, facts)).body.data.slug).toBe('pokhran-samuh-2');
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
  expect((await shopper.get('/makers/pokhran-samuh')).body.data.craft).toBe('Terracotta');
  const late = await desk.patch(path, { craft: 'Clay' }, ifMatch(1));
  expect([late.status, late.body.details]).toEqual([412, changed.body.data]);
  const { entries } = (await desk.get('/desk/audit?subjectKind=group')).body.data;
  expect(entries[0]).toMatchObject({
    action: 'group.changed',
    before: { craft: '' },
    after: { craft: 'Terracotta' },
  });
});

test('a group needs a name of which an address can be made', async () => {
  const { desk } = await openDesk();
  const wrong = await addGroup(desk, { name: 'पोकरण', nameHindi: 'Pokhran' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'nameHindi',
  ]);
});

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
    const encoded = new Request('http://x', { method: 'POST', body: form });
    const response = await shop.inject({
      method: 'POST',
      url: `/api/v1/desk/groups/${maker.id}/picture`,
      headers: {
        cookie: Array.from(desk.cookies, ([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        'content-type': encoded.headers.get('content-type') ?? '',
        'if-match': '"1"',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return response.json();
  };
  expect((await send(Buffer.from('no picture'))).errors).toMatchObject([{ field: 'picture' }]);
  const { data } = await send(picture);
  expect(data).toMatchObject({ version: 2, image: expect.stringMatching(/^\/api\/v1\/media\//) });
  const { body } = await shop.visitor().get(`/makers/${maker.slug}`);
  expect(body.data.image).toBe(data.image);
});

async function addNamedCategory(desk: DeskVisitor, names: object) {
  const key = crypto.randomUUID();
  return desk.post('/desk/categories', names, { headers: { 'idempotency-key': key } });
}

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
