import type { ProductListQuery } from '@haat/api-sdk';
import { describe, expect, it } from 'vitest';
import { ORIGIN, startTestShop } from './support/start-test-shop.ts';

const { shop, api, fetch } = startTestShop();

async function ids(query: ProductListQuery): Promise<string[]> {
  const { products } = await api.products.list({ limit: 100, ...query });
  return products.map(({ _id }) => _id.replace('prod_', ''));
}

describe('the fixtures', () => {
  it('have what screens must get right', async () => {
    const { products, pagination } = await api.products.list({ limit: 100 });
    expect(pagination).toMatchObject({ total: 12, totalPages: 1, hasNext: false });
    expect(new Set(products.map(({ category }) => category.slug)).size).toBe(3);
    expect(products.filter(({ inStock }) => !inStock).map(({ _id }) => _id)).toEqual([
      'prod_ajwain',
    ]);
    expect(products.some(({ discount }) => discount > 0)).toBe(true);
    expect(products.some(({ name }) => /^\p{Script=Devanagari}/u.test(name))).toBe(true);
    expect(Math.max(...products.map(({ name }) => name.length))).toBeGreaterThan(90);
    expect(products.find(({ _id }) => _id === 'prod_coriander')).toMatchObject({
      image: null,
      images: [],
      stars: null,
      ratings: null,
      reviews: 0,
    });
    expect(products.find(({ _id }) => _id === 'prod_spice_set')).toMatchObject({
      name: 'Spice Set (12 Products)',
      price: { paise: 1499_00 },
    });
  });

  it('have stars that follow from the reviews', async () => {
    expect(await api.products.get('prod_chilli')).toMatchObject({ stars: 5, reviews: 1 });
  });
});

describe('the list of products', () => {
  it.each<[string, ProductListQuery, string[]]>([
    ['of a category by slug', { category: 'biscuits' }, ['bajra', 'besan', 'oats', 'ajwain']],
    ['by its id', { category: 'cat_biscuits', brand: ' ' }, ['bajra', 'besan', 'oats', 'ajwain']],
    ['of several', { categories: 'cat_papads, ,biscuits', inStock: false }, ['ajwain']],
    ['of an unknown category', { category: 'sweets' }, []],
    ['of a brand', { brand: 'SHEKHAWATI' }, ['spice_set', 'long_name']],
    ['that is sold out', { inStock: false }, ['ajwain']],
    ['by words', { search: 'chilli pow' }, ['chilli']],
    ['by a word of the text, names first', { search: 'chilli' }, ['chilli', 'garlic']],
    ['by Hindi words', { search: 'पापड़' }, ['long_name', 'moong', 'garlic', 'khichiya']],
    ['by Hindi in Latin letters', { search: 'lahsun' }, ['garlic']],
    ['by a word with a slip', { search: 'chiliy powdr' }, ['chilli']],
    ['by nothing but signs', { search: '%_' }, []],
    [
      'by price',
      { sort: 'price-asc', category: 'papads' },
      ['khichiya', 'moong', 'garlic', 'long_name'],
    ],
    ['by price, down', { sort: 'price-desc', limit: 1 }, ['spice_set']],
    [
      'by name',
      { sort: 'name', category: 'spices' },
      ['coriander', 'chilli', 'spice_set', 'turmeric'],
    ],
    ['by discount', { sort: 'discount', limit: 2 }, ['garlic', 'long_name']],
    ['by rating', { sort: 'rating', limit: 3 }, ['chilli', 'moong', 'turmeric']],
    ['by pieces sold', { sort: 'bestseller', limit: 3 }, ['chilli', 'moong', 'ajwain']],
    ['by age', { sort: 'newest', page: 6, limit: 2 }, ['khichiya', 'garlic']],
  ])('%s', async (_name, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('are listed without a sort the newest first, and sold out ones last', async () => {
    const { products } = await api.products.list({ limit: 100 });
    const inStock = products.filter((product) => product.inStock);
    expect(products.length - inStock.length).toBe(1);
    expect(products.slice(0, -1)).toEqual(inStock);
    const dates = inStock.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it.each([
    ['category_id=cat_papads', 'category=papads'],
    ['categoryId=papads', 'category=papads'],
    ['categorySlug=papads', 'categories=papads'],
    ['in_stock=false', 'inStock=false'],
    ['availability=out-of-stock', 'inStock=false'],
    ['availability=in-stock&in_stock=false', 'search=nothing'],
    ['category=spices&categorySlug=papads', 'search=nothing'],
  ])('takes the deprecated %s as %s', async (deprecated, present) => {
    const listOf = async (query: string) =>
      (await fetch(new Request(`${ORIGIN}/api/v1/products?limit=100&${query}`))).json();
    expect(await listOf(deprecated)).toEqual(await listOf(present));
  });

  it('pages', async () => {
    const { products, pagination } = await api.products.list({ page: 2 });
    expect(products).toHaveLength(2);
    expect(pagination).toEqual({
      page: 2,
      limit: 10,
      total: 12,
      totalPages: 2,
      hasNext: false,
      hasPrev: true,
    });
    shop.products = [];
    expect((await api.products.list()).pagination).toMatchObject({ total: 0, totalPages: 0 });
  });

  it('follows what a test changes', async () => {
    shop.findProduct('prod_moong').stock_quantity = 0;
    expect(await ids({ inStock: false })).toEqual(['ajwain', 'moong']);
    expect(() => shop.findProduct('prod_none')).toThrow('has no product prod_none');
  });
});

describe('categories', () => {
  it('are the active ones, in the shop’s order', async () => {
    const { categories } = await api.categories.list({ limit: 100, status: 'active' });
    expect(categories.map(({ name }) => name)).toEqual(['Spices', 'Biscuits', 'Papads']);
    expect(await api.categories.get('cat_papads')).toEqual(await api.categories.get('papads'));
  });

  it('show the inactive ones to admins', async () => {
    shop.signIn('admin@example.com');
    const { categories } = await api.categories.list({ status: 'inactive' });
    expect(categories.map(({ slug }) => slug)).toEqual(['winter-sweets']);
    await expect(api.categories.get('winter-sweets')).resolves.toBeDefined();
  });
});

describe('pictures', () => {
  it('come in the format that is asked for', async () => {
    const [, hash = ''] = (shop.categories[0]?.image ?? '').split('/media/');
    expect((await api.media.get(hash)).type).toBe('image/png');
    for (const format of ['webp', 'avif', 'jpeg'] as const) {
      const picture = await api.media.get(hash, { format });
      expect(picture.type).toBe(`image/${format}`);
    }
  });

  it('are stored under their SHA-256', async () => {
    for (const [hash, [original]] of shop.pictures) {
      const bytes = await original?.arrayBuffer();
      const digest = await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer());
      expect(Buffer.from(digest).toString('hex')).toBe(hash);
    }
  });
});
