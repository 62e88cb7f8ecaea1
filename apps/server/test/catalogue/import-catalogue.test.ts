import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { importCatalogue } from '../../src/catalogue/import/import-catalogue.ts';
import { CatalogueError } from '../../src/catalogue/import/read-catalogue.ts';
import { seedWhenEmpty } from '../../src/catalogue/import/seed-when-empty.ts';
import { findRevision } from '../../src/platform/database/revisions.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addCategory, readProductRow } from '../support/goods/stock-fixture.ts';
import { makeFolder } from '../support/processes/make-folder.ts';
import { runCommand } from '../support/processes/run-command.ts';

/** All that a packet may say of a product. */
const FACTS = {
  nameHindi: 'लाल मिर्च',
  packSize: { amount: 62.5, unit: 'g' },
  size: '20 × 12 cm',
  isVegetarian: true,
  ingredients: 'Red chilli.',
  allergens: 'May contain mustard.',
  bestBeforeDays: 180,
  foodLicence: '12345678901234',
  countryOfOrigin: 'India',
  descriptionHindi: 'टीलों के पास उगाई हुई।',
  featuresHindi: 'धूप में सुखाई हुई।',
  storageAndUsageHindi: 'सूखी जगह पर रखें।',
  ingredientsHindi: 'लाल मिर्च।',
  allergensHindi: 'राई हो सकती है।',
};

const SELLER = {
  sellerName: 'Example Traders',
  sellerAddress: '1 Example Road, Jodhpur',
  gstin: '08AAAAA0000A1Z2',
  foodLicence: '10000000000000',
  grievanceOfficer: 'Example Officer, officer@example.com',
};

const MAKER = {
  slug: 'thar-kitchen',
  name: 'Thar Kitchen',
  nameHindi: 'थार रसोई',
  village: 'Mathania',
  villageHindi: 'मथानिया',
  district: 'Jodhpur',
  districtHindi: 'जोधपुर',
  craft: 'Spices',
  craftHindi: 'मसाले',
  content: 'One.\n\nTwo.',
  contentHindi: 'एक।\n\nदो।',
  women: 12,
  foundedYear: 2014,
  image: 'b.png',
  place: { latitude: 26.53, longitude: 72.98 },
};

/** The smallest catalogue with an entry of every kind. */
function smallCatalogue() {
  return {
    'categories.json': [
      { slug: 'spices', name: 'Spices', nameHindi: 'मसाले', image: 'a.png', status: 'active' },
    ],
    'products.json': [
      {
        key: 'chilli',
        name: 'Red Chilli',
        ...FACTS,
        description: 'Grown near the dunes.',
        price: 189.35,
        originalPrice: 210,
        category: 'spices',
        brand: 'Thar Kitchen',
        maker: 'thar-kitchen',
        features: 'Sun-dried. Ground slowly.',
        storageAndUsage: '',
        stockQuantity: 7,
        createdAt: '2026-03-04T06:30:00.000Z',
        images: ['a.png', 'b.png', 'a.png'],
      },
    ],
    'stories.json': [
      {
        key: 'mill',
        title: 'The Mill',
        titleHindi: 'चक्की',
        image: 'b.png',
        date: '2026-10-28T06:30:00.000Z',
        content: 'One.\n\nTwo.',
        contentHindi: 'एक।\n\nदो।',
        products: ['chilli'],
      },
    ],
    'makers.json': [MAKER, { slug: 'nobody', name: 'Nobody', craft: 'Spices', content: 'One.' }],
    'pages.json': [
      {
        slug: 'faq',
        title: 'FAQ',
        isActive: true,
        content: '<p onclick="alert(1)">Text</p><script>alert(1)</script>',
      },
    ],
    'contact.json': {
      headline: 'Write',
      subheading: 'We answer.',
      address: 'Jaipur',
      phone: '+91 141 000 0000',
      email: 'hello@example.com',
      hours: 'Monday to Saturday',
      mapEmbed: '<iframe src="https://evil.example/"></iframe>',
      ...SELLER,
    },
    'reviews.json': [
      ['A shopper from Jaipur', 5],
      ['A shopper from Delhi', 4],
      ['A shopper from Kochi', 4],
    ].map(([author, rating]) => ({
      product: 'chilli',
      author,
      rating,
      title: '',
      comment: 'Good.',
      createdAt: '2026-10-02T09:15:00.000Z',
    })),
  };
}

/** Writes a folder of a catalogue. */
async function writeCatalogue(files: Record<string, unknown>): Promise<string> {
  const folder = await makeFolder();
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), JSON.stringify(content));
  }
  const images = join(folder, 'images');
  await mkdir(images);
  for (const [name, background] of [
    ['a.png', '#bd1a12'],
    ['b.png', '#126bbd'],
  ] as const) {
    const image = sharp({ create: { width: 40, height: 50, channels: 3, background } });
    await writeFile(join(images, name), await image.png().toBuffer());
  }
  return folder;
}

function importAt(shop: TestShop, folder: string, setsStock = false) {
  return importCatalogue(shop.context.db, folder, { now: shop.context.now(), setsStock });
}

test('the command makes no database unless it is told to, and names the one it wrote', async () => {
  const dataDir = await makeFolder();
  const folder = await writeCatalogue(smallCatalogue());
  const load = (...words: string[]) =>
    runCommand('commands/import-catalogue.ts', [folder, ...words], { DATA_DIR: dataDir });
  expect(await load()).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(`There is no shop at ${join(dataDir, 'shop.sqlite')}.`),
  });
  expect(await readdir(dataDir)).toEqual([]);
  const loaded = await load('--new-shop');
  expect(loaded.stdout).toMatch(/^Loaded 1 categories, 1 products.* into .*shop\.sqlite\.\n$/);
});

// product 3.2.4, 3.6.3
test('every entry of a folder is in the shop’s responses', async () => {
  const shop = await buildTestApp();
  const folder = await writeCatalogue(smallCatalogue());
  const before = await findRevision(shop.context.db, 'catalogue');
  expect(await importAt(shop, folder)).toEqual({
    categories: 1,
    products: 1,
    makers: 2,
    stories: 1,
    pages: 1,
    reviews: 3,
    images: 2,
  });
  expect(await findRevision(shop.context.db, 'catalogue')).toBeGreaterThan(before);
  const guest = shop.visitor();
  const product = (await guest.get('/products/chilli')).body.data;
  expect(product).toMatchObject({
    _id: 'chilli',
    ...FACTS,
    price: 189.35,
    originalPrice: 210,
    discount: 10,
    stars: 4.33,
    reviews: 3,
    brand: 'Thar Kitchen',
    maker: { slug: 'thar-kitchen', nameHindi: 'थार रसोई', villageHindi: 'मथानिया' },
    category: { slug: 'spices', name: 'Spices', nameHindi: 'मसाले' },
    stock_quantity: 7,
    createdAt: '2026-03-04T06:30:00.000Z',
  });
  expect(product.images).toHaveLength(2);
  expect(product.additional_images).toEqual([product.images[1]]);
  const picture = await shop.inject({ url: product.image });
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload).toEqual(await readFile(join(folder, 'images', 'a.png')));
  expect((await guest.get('/pages/faq')).body.data.content).toBe('<p>Text</p>');
  expect((await guest.get('/contact')).body.data).toMatchObject({ mapEmbed: '', ...SELLER });
  const told = { _id: 'chilli', name: 'Red Chilli', nameHindi: FACTS.nameHindi, price: 189.35 };
  expect((await guest.get('/story')).body.data.stories).toMatchObject([
    {
      ...{ _id: 'mill', title: 'The Mill', content: 'One.\n\nTwo.' },
      ...{ titleHindi: 'चक्की', contentHindi: 'एक।\n\nदो।' },
      ...{ date: '2026-10-28T06:30:00.000Z', products: [{ ...told, image: product.image }] },
    },
  ]);
  expect((await guest.get('/makers')).body.data.makers).toEqual([
    {
      ...MAKER,
      ...{ image: product.images[1], productCount: 1, productImages: [product.image] },
    },
    {
      ...{ slug: 'nobody', name: 'Nobody', village: '', district: '', craft: 'Spices' },
      ...{ nameHindi: '', villageHindi: '', districtHindi: '', craftHindi: '', contentHindi: '' },
      ...{
        content: 'One.',
        women: null,
        foundedYear: null,
        image: null,
        place: null,
        productCount: 0,
        productImages: [],
      },
    },
  ]);
  for (const search of ['red', 'thar', 'spic', 'dunes', 'मिर्च', 'मसाले', 'टीलों']) {
    const { data } = (await guest.get(`/products?search=${encodeURIComponent(search)}`)).body;
    expect(data.pagination.total, search).toBe(1);
  }
});

// product 3.2.4
test('a fact that a later folder does not tell is empty again', async () => {
  const shop = await buildTestApp();
  await importAt(shop, await writeCatalogue(smallCatalogue()));
  const files = smallCatalogue();
  const products = files['products.json'].map((product) =>
    Object.fromEntries(Object.entries(product).filter(([field]) => !(field in FACTS))),
  );
  await importAt(shop, await writeCatalogue({ ...files, 'products.json': products }));
  expect((await shop.visitor().get('/products/chilli')).body.data).toMatchObject({
    nameHindi: '',
    packSize: null,
    size: '',
    isVegetarian: null,
    ingredients: '',
    allergens: '',
    bestBeforeDays: null,
    foodLicence: '',
    countryOfOrigin: '',
  });
});

test('an invalid folder changes nothing, and every problem is reported', async () => {
  const shop = await buildTestApp();
  const wrong = smallCatalogue();
  const [product] = wrong['products.json'];
  Object.assign(product ?? {}, { category: 'unknown', images: ['missing.png'] });
  const attempt = importAt(shop, await writeCatalogue(wrong));
  await expect(attempt).rejects.toThrow(CatalogueError);
  await expect(attempt).rejects.toThrow(/unknown[\s\S]*missing\.png/);

  const astray = smallCatalogue();
  Object.assign(astray['products.json'][0] ?? {}, { maker: 'no-group' });
  Object.assign(astray['stories.json'][0] ?? {}, { products: ['chilli', 'salt', 'salt'] });
  astray['makers.json'].push(MAKER);
  await expect(importAt(shop, await writeCatalogue(astray))).rejects.toThrow(
    [
      'The maker thar-kitchen is there twice.',
      'The story mill names the product salt twice.',
      'chilli is made by no-group, which is unknown.',
      'The story mill is about salt, which is unknown.',
      'The story mill is about salt, which is unknown.',
    ].join('\n'),
  );

  const { 'products.json': _, ...withoutProducts } = smallCatalogue();
  await expect(importAt(shop, await writeCatalogue(withoutProducts))).rejects.toThrow(
    'products.json is missing.',
  );

  const folder = await writeCatalogue(smallCatalogue());
  await writeFile(join(folder, 'images', 'a.png'), '<svg onload="alert(1)"/>');
  await expect(importAt(shop, folder)).rejects.toThrow('images/a.png is not a picture.');
  for (const table of ['categories', 'products', 'media'] as const) {
    expect(await shop.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('no one can sign in as an author of an imported review', async () => {
  const shop = await buildTestApp();
  await importAt(shop, await writeCatalogue(smallCatalogue()));
  const users = await shop.context.db.selectFrom('users').selectAll().execute();
  expect(users.map((user) => user.full_name).sort()).toEqual([
    'A shopper from Delhi',
    'A shopper from Jaipur',
    'A shopper from Kochi',
  ]);
  for (const { email } of users) {
    expect(email).toMatch(/@reviews\.invalid$/);
    for (const password of ['', '!', 'password', email]) {
      const reply = await shop.visitor().post('/users/login', { email, password });
      expect([400, 401]).toContain(reply.status);
    }
  }
});

test('the demo shop is loaded into an empty database once, also by two processes that start at once, and never into another', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  const summaries = await Promise.all([seedWhenEmpty(context), seedWhenEmpty(context)]);
  expect(summaries.filter((one) => one !== undefined)).toHaveLength(1);
  const summary = summaries.find((one) => one !== undefined);
  expect(summary?.products).toBeGreaterThanOrEqual(36);
  const guest = shop.visitor();
  const { data } = (await guest.get('/products?limit=100')).body;
  expect(data.products).toHaveLength(summary?.products ?? 0);
  for (const product of data.products) expect(product.image).not.toBeNull();
  expect((await guest.get('/categories')).body.data.categories.length).toBeGreaterThan(3);
  const { db } = context;
  expect(await db.selectFrom('media_variants').selectAll().execute()).toEqual([]);
  expect(await seedWhenEmpty(context)).toBeUndefined();
  for (const table of [
    'reviews',
    'product_images',
    'product_terms',
    'products',
    'categories',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  expect(await seedWhenEmpty(context)).toBeUndefined();
});

test('the demo shop is not loaded with SEED=none or into a database with a category', async () => {
  const unwanted = await buildTestApp({ environment: { SEED: 'none' } });
  expect(await seedWhenEmpty(unwanted.context)).toBeUndefined();
  const used = await buildTestApp();
  await addCategory(used.context);
  expect(await seedWhenEmpty(used.context)).toBeUndefined();
  expect((await used.visitor().get('/products')).body.data.products).toEqual([]);
});

test('a second import replaces the folder’s data and leaves sales and ratings unchanged', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  await importAt(shop, await writeCatalogue(smallCatalogue()));
  await context.db
    .updateTable('products')
    .set({ stock_quantity: 3, units_sold: 40 })
    .where('id', '=', 'chilli')
    .execute();
  shop.clock.advance(1_000);
  const changed = smallCatalogue();
  const [product] = changed['products.json'];
  Object.assign(product ?? {}, {
    name: 'Hot Chilli',
    price: 200,
    stockQuantity: 9,
    images: ['b.png'],
  });
  Object.assign(changed['stories.json'][0] ?? {}, { products: [] });
  Object.assign(changed['makers.json'][0] ?? {}, { name: 'Dune Kitchen' });
  const folder = await writeCatalogue(changed);
  await importAt(shop, folder);
  const guest = shop.visitor();
  const { data } = (await guest.get('/products/chilli')).body;
  expect(data).toMatchObject({ name: 'Hot Chilli', price: 200, stock_quantity: 3, reviews: 3 });
  expect(data.images).toHaveLength(1);
  expect(data.maker.name).toBe('Dune Kitchen');
  expect((await guest.get('/story/mill')).body.data.products).toEqual([]);
  expect((await readProductRow(context, 'chilli')).units_sold).toBe(40);
  expect((await guest.get('/products?search=red')).body.data.products).toEqual([]);
  expect((await guest.get('/products?search=hot')).body.data.products).toHaveLength(1);
  expect((await guest.get('/products')).body.data.pagination.total).toBe(1);

  await importAt(shop, folder, true);
  expect((await readProductRow(context, 'chilli')).stock_quantity).toBe(9);
});
