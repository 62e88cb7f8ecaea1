import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ShopContext } from '../../src/context.ts';
import { toMediaUrl } from '../../src/media/media-url.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addMaker, addPictures, addProduct } from '../support/goods/stock-fixture.ts';

/** A shop with two makers, each of whom makes a product, and a story of the first one's product. */
async function buildShopWithMakers() {
  const shop = await buildTestApp();
  const { context } = shop;
  const bagru = await addMaker(context, { position: 1 });
  const nagaur = await addMaker(context, {
    ...{ slug: 'nagaur-group', name: 'Nagaur Group', village: '', latitude: null, longitude: null },
    position: 0,
  });
  await addProduct(context, { id: 'stole', name: 'Indigo Stole', maker_id: bagru.id });
  await addProduct(context, { id: 'methi', name: 'Indigo Methi', maker_id: nagaur.id });
  await addProduct(context, { id: 'salt', name: 'Salt' });
  const now = context.now();
  const dates = { published_at: now, created_at: now, updated_at: now };
  const story = { content: 'One.', search_text: 'one.', image_hash: null, ...dates };
  await context.db
    .insertInto('stories')
    .values([
      { ...story, id: 'block', title: 'Block' },
      { ...story, id: 'box', title: 'Box' },
    ])
    .execute();
  await context.db
    .insertInto('story_products')
    .values([
      { story_id: 'block', product_id: 'salt', position: 0 },
      { story_id: 'block', product_id: 'stole', position: 1 },
    ])
    .execute();
  return { shop, guest: shop.visitor() };
}

/** A picture of its own for a product. */
async function addImage({ db }: ShopContext, product_id: string): Promise<void> {
  const media_hash = hashOf(product_id);
  await addPictures({ db }, [media_hash]);
  await db
    .insertInto('product_images')
    .values({ product_id, position: 0, role: 'main', media_hash })
    .execute();
}

function hashOf(productId: string): string {
  return createHash('sha256').update(productId).digest('hex');
}

// product 7.3.3
test('makers come in the shop’s order, one by its slug, with a place if one is known', async () => {
  const { guest } = await buildShopWithMakers();
  const { makers, pagination } = (await guest.get('/makers')).body.data;
  expect(makers).toMatchObject([
    { slug: 'nagaur-group', place: null },
    { slug: 'bagru-group', place: { latitude: 26.82, longitude: 75.55 } },
  ]);
  expect(pagination).toMatchObject({ total: 2, limit: 10 });
  expect((await guest.get('/makers?limit=1&page=2')).body.data.makers).toEqual([makers[1]]);
  expect((await guest.get('/makers/bagru-group')).body.data).toEqual(makers[1]);
  expect((await guest.get('/makers?page=0')).status).toBe(400);
  expect((await guest.get('/makers/no-group')).body).toMatchObject({
    success: false,
    message: 'Maker not found',
  });
});

// product 7.3.3
test('a maker comes with the number of its products and a picture of each of the first three', async () => {
  const { shop, guest } = await buildShopWithMakers();
  const { context } = shop;
  const { id: maker_id } = await context.db
    .selectFrom('makers')
    .select('id')
    .where('slug', '=', 'bagru-group')
    .executeTakeFirstOrThrow();
  const later = (ms: number) => ({ maker_id, created_at: context.now() + ms });
  await addProduct(context, { id: 'runner', ...later(1) });
  await addProduct(context, { id: 'napkin', ...later(2) });
  await addProduct(context, { id: 'sold-out', ...later(3), stock_quantity: 0 });
  await addProduct(context, { id: 'gone', ...later(4), status: 'archived' });
  for (const product of ['stole', 'runner', 'sold-out', 'gone']) await addImage(context, product);
  expect((await guest.get('/makers/bagru-group')).body.data).toMatchObject({
    productCount: 4,
    // The napkin has no picture, and what can be bought comes before what is sold out.
    productImages: [toMediaUrl(hashOf('runner')), toMediaUrl(hashOf('stole'))],
  });
  const { makers } = (await guest.get('/makers')).body.data;
  expect(makers).toMatchObject([
    { slug: 'nagaur-group', productCount: 1, productImages: [] },
    { slug: 'bagru-group', productCount: 4 },
  ]);
});

test.each([
  ['maker=bagru-group', ['stole']],
  ['maker=nagaur-group', ['methi']],
  ['maker=no-group', []],
  ['maker=', ['stole', 'methi', 'salt']],
  ['maker=bagru-group&search=indigo', ['stole']],
  ['maker=bagru-group&category=spices&inStock=true', ['stole']],
  ['maker=bagru-group&category=papads', []],
  ['maker=bagru-group&inStock=false', []],
  // product 7.3.3
])('the products of %s are %j', async (query, ids) => {
  const { guest } = await buildShopWithMakers();
  const { products, pagination } = (await guest.get(`/products?${query}`)).body.data;
  expect(products.map((product: { _id: string }) => product._id).sort()).toEqual(ids.toSorted());
  expect(pagination.total).toBe(ids.length);
});

// product 7.7.1
test('a story names its goods in its order, without those taken off the shop', async () => {
  const { shop, guest } = await buildShopWithMakers();
  const read = async () => (await guest.get('/story/block')).body.data.products;
  expect(await read()).toMatchObject([
    { _id: 'salt', name: 'Salt', nameHindi: '', image: null, price: 149.5 },
    { _id: 'stole', name: 'Indigo Stole' },
  ]);
  await shop.context.db
    .updateTable('products')
    .set({ status: 'archived' })
    .where('id', '=', 'stole')
    .execute();
  expect(await read()).toMatchObject([{ _id: 'salt' }]);
  expect((await guest.get('/story?maker=bagru-group')).body.data.stories).toEqual([]);
});
