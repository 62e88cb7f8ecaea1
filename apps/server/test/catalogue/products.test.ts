import { expect, test } from 'vitest';
import { importCatalogue } from '../../src/catalogue/import/import-catalogue.ts';
import { DEMO_FOLDER } from '../../src/catalogue/import/seed-when-empty.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import {
  addCategory,
  addPictures,
  addProduct,
  newAddress,
} from '../support/goods/stock-fixture.ts';

async function listNames(shop: TestShop, query: string): Promise<string[]> {
  const reply = await shop.visitor().get(`/products?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data.products.map((product: { name: string }) => product.name);
}

/** Creates two categories and six products that differ in every sort and filter. */
async function buildShop(): Promise<TestShop> {
  const shop = await buildTestApp();
  const { context } = shop;
  const spices = await addCategory(context, { id: 'cat-1', name: 'Spices', slug: 'spices' });
  const papads = await addCategory(context, { id: 'cat-2', name: 'Papads', slug: 'papads' });
  await addCategory(context, { id: 'cat-3', name: 'Gone', slug: 'gone', status: 'inactive' });
  const rows = [
    ['Red Chilli Powder', spices.id, 'Marwar Masala', 18_900, 10, 5, 30, 450],
    ['Turmeric Powder', spices.id, 'Marwar Masala', 12_900, 0, 0, 90, 500],
    ['Chai Masala', spices.id, 'Thar Kitchen', 14_950, 25, 7, 10, 0],
    ['Moong Papad', papads.id, 'Thar Kitchen', 9_900, 5, 40, 70, 300],
    ['Urad Papad 100%', papads.id, '', 11_900, 0, 0, 20, 400],
    ['Red_Chilli Papad', papads.id, '', 13_900, 15, 9, 50, 350],
  ] as const;
  for (const [index, row] of rows.entries()) {
    const [name, category_id, brand, price_paise, discount_percent, stock, sold, rating] = row;
    await addProduct(context, {
      id: `product-${index}`,
      name,
      category_id,
      brand,
      price_paise,
      discount_percent,
      stock_quantity: stock,
      units_sold: sold,
      rating_average: rating,
      rating_count: rating > 0 ? 1 : 0,
      rating_sum: Math.round(rating / 100),
      created_at: context.now() + index,
      description: index === 3 ? 'Roast it over a chilli red flame.' : '',
    });
  }
  await addProduct(context, { id: 'archived', name: 'Old Chilli', status: 'archived' });
  return shop;
}

// product 3.2.3
test('sorts by each of the seven orders, and lists the newest on sale first by default', async () => {
  const shop = await buildShop();
  const [chilli, turmeric, chai, moong, urad, redChilli] = [
    'Red Chilli Powder',
    'Turmeric Powder',
    'Chai Masala',
    'Moong Papad',
    'Urad Papad 100%',
    'Red_Chilli Papad',
  ];
  const orders = {
    '': [redChilli, moong, chai, chilli, urad, turmeric],
    'category=papads': [redChilli, moong, urad],
    'categories=papads,spices&inStock=true': [redChilli, moong, chai, chilli],
    'limit=3': [redChilli, moong, chai],
    'limit=3&page=2': [chilli, urad, turmeric],
    'limit=2&page=3': [urad, turmeric],
    'limit=1&page=6': [turmeric],
    'sort=newest': [redChilli, urad, moong, chai, turmeric, chilli],
    'sort=bestseller': [moong, redChilli, chilli, chai, turmeric, urad],
    'sort=price-asc': [moong, urad, turmeric, redChilli, chai, chilli],
    'sort=price-desc': [chilli, chai, redChilli, turmeric, urad, moong],
    'sort=name': [chai, moong, chilli, redChilli, turmeric, urad],
    'sort=discount': [chai, redChilli, chilli, moong, urad, turmeric],
    'sort=rating': [turmeric, chilli, urad, redChilli, moong, chai],
  };
  for (const [query, names] of Object.entries(orders)) {
    expect(await listNames(shop, query), query).toEqual(names);
  }
  expect((await shop.visitor().get('/products?sort=units_sold')).status).toBe(400);
});

// product 3.2.3, 7.3.2
test('every alias of the category filter gives the same list, by slug and by id', async () => {
  const shop = await buildShop();
  const expected = await listNames(shop, 'category=papads');
  expect(expected).toHaveLength(3);
  for (const name of ['category', 'categorySlug', 'categoryId', 'category_id', 'categories']) {
    for (const value of ['papads', 'cat-2']) {
      expect(await listNames(shop, `${name}=${value}`), `${name}=${value}`).toEqual(expected);
    }
  }
  const all =
    'category=papads&categorySlug=papads&categoryId=cat-2&category_id=cat-2&categories=papads';
  expect(await listNames(shop, all)).toEqual(expected);
});

test('several categories widen the list, contradicting filters and unknown categories empty it', async () => {
  const shop = await buildShop();
  expect(await listNames(shop, 'categories=papads,cat-1')).toHaveLength(6);
  expect(await listNames(shop, 'categories=papads,cat-1&sort=price-asc&limit=2&page=2')).toEqual([
    'Turmeric Powder',
    'Red_Chilli Papad',
  ]);
  expect(await listNames(shop, 'categories=papads,unknown')).toHaveLength(3);
  expect(await listNames(shop, 'category=papads&categoryId=cat-1')).toEqual([]);
  expect(await listNames(shop, 'category=unknown')).toEqual([]);
  expect(await listNames(shop, 'category=gone')).toEqual([]);
});

// product 3.2.3, 5.1.3
test('a search finds products by the beginnings of all its words', async () => {
  const shop = await buildShop();
  expect(await listNames(shop, 'search=CHIL')).toEqual([
    // Matches in names rank before those in descriptions; equal matches by descending id.
    'Red_Chilli Papad',
    'Red Chilli Powder',
    'Moong Papad',
  ]);
  expect(await listNames(shop, 'search=chilli%20pow')).toEqual(['Red Chilli Powder']);
  expect(await listNames(shop, 'search=powder%20chilli')).toEqual(['Red Chilli Powder']);
  expect(await listNames(shop, 'search=hilli')).toEqual([]);
  expect(await listNames(shop, 'search=chilli%20tea')).toEqual([]);
  expect(await listNames(shop, 'search=chilli&inStock=true')).toHaveLength(3);
  expect(await listNames(shop, 'search=papad&category=papads')).toHaveLength(3);
  expect(await listNames(shop, 'search=papad&brand=thar%20kitchen')).toEqual(['Moong Papad']);
  expect(await listNames(shop, 'search=red%20papad&sort=name')).toEqual([
    'Moong Papad',
    'Red_Chilli Papad',
  ]);
  expect(await listNames(shop, 'search=chilli&sort=price-asc&category=spices')).toEqual([
    'Red Chilli Powder',
  ]);
});

// product 2.9.11, 5.1.8
test('prices limit the list by parameters and by words of the search, and each range is counted', async () => {
  const shop = await buildShop();
  const rows = await shop.context.db
    .selectFrom('products')
    .select(['name', 'price_paise'])
    .where('status', '=', 'active')
    .execute();
  const within = (from: number, to: number) =>
    rows
      .filter(({ price_paise }) => price_paise >= from && price_paise <= to)
      .map(({ name }) => name)
      .toSorted();
  const [cheapest = 0, second = 0, third = 0] = rows
    .map(({ price_paise }) => price_paise)
    .toSorted((a, b) => a - b);
  const list = async (query: string) => (await listNames(shop, query)).toSorted();
  expect(await list(`maxPrice=${second / 100}`)).toEqual(within(0, second));
  expect(await list(`minPrice=${second / 100}&maxPrice=${third / 100}`)).toEqual(
    within(second, third),
  );
  expect(await list(`search=under%20${Math.ceil(second / 100)}`)).toEqual(within(0, second));
  expect(await list(`search=${encodeURIComponent('papad १ से कम')}`)).toEqual([]);
  expect(await list(`search=under%20100000&maxPrice=${cheapest / 100}`)).toEqual(
    within(0, cheapest),
  );
  const counted = await shop.visitor().get('/products?countPrices=true&maxPrice=1&inStock=true');
  const inStock = rows.length - 2;
  const { priceCounts, products } = counted.body.data;
  expect(products).toEqual([]);
  const totals: { total: number }[] = priceCounts;
  expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(inStock);
  expect(priceCounts[0]).toMatchObject({ maxPrice: 200 });
  expect((await shop.visitor().get('/products?maxPrice=-1')).status).toBe(400);
});

// product 3.2.6, 3.2.7, 5.1.10, 7.3.2
test('an occasion limits lists and searches, a set lists what is in it, and a search for what is made with the goods says so', async () => {
  const shop = await buildTestApp();
  await importCatalogue(shop.context.db, DEMO_FOLDER, { now: shop.context.now() });
  const gifts = await listNames(shop, 'occasion=gift&limit=100');
  expect(gifts).toContain('Lac Bangles, Set of 8');
  expect(gifts).not.toContain('Turmeric Powder');
  const cheap = await listNames(shop, 'search=gift%20under%20500&limit=100');
  expect(cheap.toSorted()).toEqual(
    (await listNames(shop, 'occasion=gift&maxPrice=500&limit=100')).toSorted(),
  );
  expect(await listNames(shop, 'search=bangles&occasion=rakhi')).toEqual(['Lac Bangles, Set of 8']);
  expect(await listNames(shop, 'search=bangles&occasion=kitchen')).toEqual([]);
  expect((await shop.visitor().get('/products?occasion=birthday')).status).toBe(400);
  expect(await listNames(shop, 'set=evening-of-papads&limit=2&page=2')).toEqual([
    'Khichiya Papad',
    'Methi Papad',
  ]);
  expect(await listNames(shop, 'set=turmeric-powder')).toEqual([]);
  const set = await shop.visitor().get('/products/evening-of-papads');
  expect(set.body.data.contains[0]).toEqual({ productId: 'moong-papad', quantity: 1 });

  const { data } = (await shop.visitor().get('/products?search=achar')).body;
  expect(data.goesInto).toBe(true);
  expect(data.products.map(({ inStock }: { inStock: boolean }) => inStock)).toEqual([true, false]);
  expect((await shop.visitor().get('/products?search=saunf')).body.data.goesInto).toBeUndefined();
});

test('special characters of the database have no effect in a search', async () => {
  const shop = await buildShop();
  expect(await listNames(shop, `search=${encodeURIComponent('100%')}`)).toEqual([
    'Urad Papad 100%',
  ]);
  for (const sign of ['%', '_', '%%', "'", '*', '\\', "' or 1=1 --", '\u{10FFFF}']) {
    const query = `search=${encodeURIComponent(sign)}`;
    expect(await listNames(shop, query), sign).toEqual([]);
  }
  expect(await listNames(shop, 'search=%20%20')).toHaveLength(6);
  const long = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(97 + (index % 26)));
  expect(await listNames(shop, `search=${long.join('+')}`)).toEqual([]);
});

// product 3.2.3
test('results pages of equal products have no gap or repetition, and exact totals', async () => {
  const shop = await buildTestApp();
  for (let index = 0; index < 23; index += 1) {
    await addProduct(shop.context, { name: `Same ${index}`, price_paise: 100_00 });
  }
  for (const sort of ['newest', 'price-asc', 'price-desc', 'bestseller', 'rating', 'discount']) {
    const seen: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const reply = await shop.visitor().get(`/products?sort=${sort}&page=${page}&limit=5`);
      const { products, pagination } = reply.body.data;
      seen.push(...products.map((product: { _id: string }) => product._id));
      expect(pagination).toEqual({
        page,
        limit: 5,
        total: 23,
        totalPages: 5,
        hasNext: page < 5,
        hasPrev: page > 1,
      });
    }
    expect(new Set(seen).size, sort).toBe(23);
  }
  const beyond = await shop.visitor().get('/products?page=9&limit=5');
  expect(beyond.body.data.products).toEqual([]);
  expect(beyond.body.data.pagination).toMatchObject({ total: 23, hasNext: false });
});

test('a product leaves the in-stock list and its total with its last piece', async () => {
  const shop = await buildTestApp();
  const { context } = shop;
  const product = await addProduct(context, { stock_quantity: 1 });
  const count = async () =>
    (await shop.visitor().get('/products?inStock=true')).body.data.pagination.total;
  expect(await count()).toBe(1);
  const shopper = shop.visitor();
  await shopper.signUp();
  const address = await shopper.post('/address/create-address', newAddress());
  const order = await shopper.post('/order/create-order', {
    items: [{ productId: product.id, quantity: 1 }],
    shippingAddress: address.body.data._id,
    paymentMethod: 'cod',
  });
  expect(order.status).toBe(201);
  expect(await count()).toBe(0);
  await shopper.post(`/order/cancel-order/${order.body.data._id}`);
  expect(await count()).toBe(1);
});

// product 7.3.2
test('a product has all its pictures, its rating and its price in rupees', async () => {
  const shop = await buildTestApp();
  const { db } = shop.context;
  const hashes = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
  await addPictures(shop.context, hashes);
  const product = await addProduct(shop.context, {
    price_paise: 149_05,
    rating_sum: 14,
    rating_count: 3,
    rating_average: 467,
  });
  const roles = ['main', 'additional', 'gallery'] as const;
  await db
    .insertInto('product_images')
    .values(
      hashes.map((hash, position) => ({
        product_id: product.id,
        position,
        role: roles[position] ?? 'gallery',
        media_hash: hash,
      })),
    )
    .execute();
  const urls = hashes.map((hash) => `/api/v1/media/${hash}`);
  const expected = {
    price: 149.05,
    image: urls[0],
    images: urls,
    additional_images: [urls[1]],
    gallery: [urls[2]],
    stars: 4.67,
    ratings: 4.67,
    reviews: 3,
    inStock: true,
    stock_quantity: 10,
  };
  const reply = await shop.visitor().get(`/products/${product.id}`);
  expect(reply.body.data).toMatchObject(expected);
  const list = await shop.visitor().get('/products');
  // product 10.7.8
  const { descriptionHindi, featuresHindi, storageAndUsageHindi, ...listed } = reply.body.data;
  const { ingredientsHindi: _, allergensHindi: __, ...rest } = listed;
  expect([descriptionHindi, featuresHindi, storageAndUsageHindi]).toEqual(['', '', '']);
  expect(list.body.data.products[0]).toEqual(rest);
});
