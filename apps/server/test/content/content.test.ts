import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addCategory } from '../support/goods/stock-fixture.ts';
import { giveSecondFactor } from '../support/people/desk-members.ts';
import { raiseToAdmin } from '../support/people/raise-to-admin.ts';

// product 3.2.1, 7.3.1, 10.1.9
test('categories come in the shop’s order; only admins see inactive ones', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await addCategory(context, { id: 'b', name: 'Papads', slug: 'papads', position: 2 });
  await addCategory(context, { id: 'a', name: 'Spices', slug: 'spices', position: 1 });
  await addCategory(context, { id: 'x', name: 'Old', slug: 'old', status: 'inactive' });
  const guest = shop.visitor();
  const { data } = (await guest.get('/categories?page=1&limit=100&status=active')).body;
  expect(data.categories.map((category: { slug: string }) => category.slug)).toEqual([
    'spices',
    'papads',
  ]);
  expect(data.pagination).toMatchObject({ total: 2, limit: 100 });
  expect((await guest.get('/categories/papads')).body.data._id).toBe('b');
  expect((await guest.get('/categories/b')).body.data.slug).toBe('papads');
  expect((await guest.get('/categories/old')).status).toBe(404);
  expect((await guest.get('/categories?status=inactive')).status).toBe(401);
  const shopper = shop.visitor();
  const { userId } = await shopper.signUp();
  expect((await shopper.get('/categories?status=inactive')).status).toBe(403);
  expect((await shopper.get('/categories/old')).status).toBe(404);
  await raiseToAdmin(context, userId);
  expect((await shopper.get('/categories/old')).status).toBe(404);
  await giveSecondFactor(shop, userId);
  expect((await shopper.get('/categories/old')).status).toBe(200);
  expect((await shopper.get('/categories?status=inactive')).body.data.categories).toHaveLength(1);
});

// product 3.6.2, 7.7.1, 10.1.9
test('everybody sees active content pages, only admins see inactive ones', async () => {
  const shop = await buildTestApp();
  const { db, now } = shop.context;
  const page = { title: 'Title', content: '<p>Text</p>', created_at: now(), updated_at: now() };
  await db
    .insertInto('pages')
    .values([
      { ...page, id: '2', slug: 'second', is_active: 1, position: 2 },
      { ...page, id: '1', slug: 'first', is_active: 1, position: 1 },
      { ...page, id: '3', slug: 'hidden', is_active: 0, position: 3 },
    ])
    .execute();
  const guest = shop.visitor();
  for (const path of ['/pages', '/pages?isActive=true']) {
    const { data } = (await guest.get(path)).body;
    expect(data.map((one: { slug: string }) => one.slug)).toEqual(['first', 'second']);
  }
  expect((await guest.get('/pages/first')).body.data.content).toBe('<p>Text</p>');
  expect((await guest.get('/pages?isActive=false')).status).toBe(401);
  const hidden = await guest.get('/pages/hidden');
  expect(hidden.status).toBe(404);
  expect(hidden.text).toBe((await guest.get('/pages/unknown')).text);
  const shopper = shop.visitor();
  const { userId } = await shopper.signUp();
  expect((await shopper.get('/pages?isActive=false')).status).toBe(403);
  await raiseToAdmin(shop.context, userId);
  expect((await shopper.get('/pages/hidden')).status).toBe(404);
  await giveSecondFactor(shop, userId);
  expect((await shopper.get('/pages?isActive=false')).body.data).toHaveLength(1);
  expect((await shopper.get('/pages/hidden')).status).toBe(200);
});

// product 2.12.1, 7.7.1
test('stories are listed newest first and found by all words, without wildcards', async () => {
  const shop = await buildTestApp();
  const { db, now } = shop.context;
  const texts = ['The Mill came on a camel cart.', 'A block is 100% wood.', 'पापड़ and sun'];
  await db
    .insertInto('stories')
    .values(
      texts.map((content, index) => ({
        id: `story-${index}`,
        title: `Story ${index}`,
        content,
        search_text: `story ${index}\n${content.toLowerCase()}`,
        image_hash: null,
        published_at: now() + index,
        created_at: now(),
        updated_at: now(),
      })),
    )
    .execute();
  const guest = shop.visitor();
  const list = async (query: string): Promise<string[]> =>
    (await guest.get(`/story?${query}`)).body.data.stories.map((one: { _id: string }) => one._id);
  expect(await list('page=1&limit=100')).toEqual(['story-2', 'story-1', 'story-0']);
  expect(await list('limit=1&page=2')).toEqual(['story-1']);
  expect(await list('search=CAMEL%20mill')).toEqual(['story-0']);
  expect(await list('search=camel%20wood')).toEqual([]);
  expect(await list(`search=${encodeURIComponent('पापड़')}`)).toEqual(['story-2']);
  expect(await list('search=100%25')).toEqual(['story-1']);
  expect(await list('search=%25')).toEqual(['story-1']);
  expect(await list('search=_')).toEqual([]);
  expect((await guest.get('/story/story-0')).body.data.title).toBe('Story 0');
  expect((await guest.get('/story/unknown')).status).toBe(404);
});

// product 3.6.2, 3.6.3, 7.7.1
test('the contact details are a 404 until the shop has set them', async () => {
  const shop = await buildTestApp();
  expect((await shop.visitor().get('/contact')).status).toBe(404);
  const info = { headline: 'H', subheading: 'S', address: 'A', phone: 'P', email: 'E', hours: 'O' };
  await shop.context.db
    .insertInto('contact_info')
    .values({ ...info, id: 'shop', map_embed: '', updated_at: 0 })
    .execute();
  expect((await shop.visitor().get('/contact')).body.data).toEqual({
    ...info,
    ...{ headlineHindi: '', subheadingHindi: '', hoursHindi: '', mapEmbed: '' },
    ...{ sellerName: '', sellerAddress: '', gstin: '', foodLicence: '', grievanceOfficer: '' },
  });
});
