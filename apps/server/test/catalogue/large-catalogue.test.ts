import { getRelevance, type ProductTerm, toWordRanges } from '@haat/domain/search';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchByRelevance } from '../../src/catalogue/product-search.repository.ts';
import {
  countProducts,
  listProducts,
  type ProductFilter,
  type ProductSort,
} from '../../src/catalogue/products.repository.ts';
import type { Row } from '../../src/platform/database/tables.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { seedLarge } from '../support/databases/seed-large.ts';
import { addMaker } from '../support/goods/stock-fixture.ts';

/** Enough products that the queries for many hits run as well as those for few. */
const SIZE = { products: 1_500, orders: 0, brands: 10 };

/** Fewer than the products that have a frequent word: so that its queries run, too. */
const MANY_HITS = 1_000;

type Listed = Row<'products'> & { terms: ProductTerm[] };

/** Lists the expected ids by a scan of every product. */
function listPlainly(
  products: readonly Listed[],
  { categoryIds, brandKey, makerId, isInStock, words }: ProductFilter,
  sort: ProductSort,
): Listed[] {
  const relevance = (product: Listed) => getRelevance(words, product.terms);
  const keys: Record<ProductSort, (product: Listed) => number | string> = {
    relevance,
    bestseller: (product) => product.units_sold,
    newest: (product) => product.created_at,
    'price-asc': (product) => product.price_paise,
    'price-desc': (product) => product.price_paise,
    name: (product) => product.name_key,
    discount: (product) => product.discount_percent,
    rating: (product) => product.rating_average,
  };
  const direction = sort === 'price-asc' || sort === 'name' ? 1 : -1;
  const key = keys[sort];
  return products
    .filter(
      (product) =>
        (categoryIds === undefined || categoryIds.includes(product.category_id)) &&
        (brandKey === undefined || product.brand_key === brandKey) &&
        (makerId === undefined || product.maker_id === makerId) &&
        (isInStock === undefined || product.stock_quantity > 0 === isInStock) &&
        (words.length === 0 || relevance(product) > 0),
    )
    .map((product) => ({ product, value: key(product) }))
    .sort((a, b) => {
      if (a.value !== b.value) return a.value < b.value ? -direction : direction;
      return a.product.id < b.product.id ? -direction : direction;
    })
    .map(({ product }) => product);
}

// product 5.1.5
test('every filter, search and sort of a large catalogue equals a scan of all products', async () => {
  const shop = await buildTestApp();
  const { db } = shop.context;
  await seedLarge(shop.database, SIZE);
  const maker = await addMaker(shop.context);
  await db
    .updateTable('products')
    .set({ maker_id: maker.id })
    .where('brand_key', 'in', ['group 3', 'group 4'])
    .execute();
  // PostgreSQL's autovacuum would analyse the tables only later.
  await sql`analyze`.execute(db);
  const rows = await db.selectFrom('products').selectAll().execute();
  const words = Map.groupBy(
    await db.selectFrom('product_terms').selectAll().execute(),
    (term) => term.product_id,
  );
  const products = rows.map((row) => ({
    ...row,
    terms: words.get(row.id) ?? [],
  }));
  const categories = Array.from(new Set(rows.map((row) => row.category_id))).sort();

  const searches = [
    [],
    ['lot12'],
    ['mango'],
    ['handmade'],
    ['mung'],
    ['chili', 'paper'],
    ['handmade', 'mango'],
    ['handmade', 'lot7'],
    ['nothing'],
  ];
  const all = {
    categoryIds: undefined,
    brandKey: undefined,
    makerId: undefined,
    isInStock: undefined,
  };
  const filters: Omit<ProductFilter, 'words'>[] = [
    all,
    { ...all, categoryIds: categories.slice(1, 4), isInStock: true },
    { ...all, brandKey: 'group 3' },
    { ...all, categoryIds: categories.slice(3, 5), brandKey: 'group 3', isInStock: true },
    { ...all, categoryIds: categories.slice(1, 4), makerId: maker.id },
  ];
  const sorts: ProductSort[] = ['relevance', 'newest', 'price-asc'];
  const pages = [
    { limit: 6, offset: 0 },
    { limit: 9, offset: 18 },
  ];
  let count = 0;
  for (const search of searches) {
    const words = search.map(toWordRanges);
    for (const parts of filters) {
      const filter = { ...parts, words };
      for (const sort of sorts) {
        if (sort === 'relevance' && words.length === 0) continue;
        const expected = listPlainly(products, filter, sort);
        for (const page of pages) {
          const listed = await listProducts(db, filter, sort, page);
          const about = JSON.stringify({ search, parts, sort, page });
          expect(
            listed.map(({ id }) => id),
            about,
          ).toEqual(expected.slice(page.offset, page.offset + page.limit).map(({ id }) => id));
          count += 1;
          if (sort === 'relevance') {
            expect(await searchByRelevance(db, filter, page, MANY_HITS), about).toEqual(
              listed.map(({ id }) => id),
            );
          }
        }
        if (sort === 'newest') expect(await countProducts(db, filter)).toBe(expected.length);
      }
    }
  }
  expect(count).toBe(260);
}, 120_000);
