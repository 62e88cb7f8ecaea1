import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import { prepareQuery } from '../platform/database/prepared-query.ts';
import type { Row } from '../platform/database/tables.ts';
import {
  type ColumnSort,
  type FilterValues,
  matchProducts,
  type Page,
  type ProductFilter,
  type ProductSort,
  SORTS,
  type StockChoice,
  toFilterValues,
  walkProducts,
} from './product-filters.repository.ts';
import {
  countHits,
  countMatches,
  runFewSorted,
  searchByRelevance,
} from './product-search.repository.ts';

export type { Page, ProductFilter, ProductSort } from './product-filters.repository.ts';

/** A product with its category and its maker, as responses show it. */
export type ProductRow = Row<'products'> & {
  category_slug: string;
  category_name: string;
  category_name_hindi: string;
  maker_slug: string | null;
  maker_name: string | null;
  maker_name_hindi: string | null;
  maker_village: string | null;
  maker_village_hindi: string | null;
};

/** The columns of a product's category, which each has. */
export type RequiredReferences = Pick<
  ProductRow,
  'category_slug' | 'category_name' | 'category_name_hindi'
>;

/** The columns of `categories` and `makers` that make a row of `products` a {@link ProductRow}. */
export const PRODUCT_REFERENCES = [
  'categories.slug as category_slug',
  'categories.name as category_name',
  'categories.name_hindi as category_name_hindi',
  'makers.slug as maker_slug',
  'makers.name as maker_name',
  'makers.name_hindi as maker_name_hindi',
  'makers.village as maker_village',
  'makers.village_hindi as maker_village_hindi',
] as const;

/** Lists a results page of the products on sale, also sold-out ones, in a stable order. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  sort: ProductSort,
  page: Page,
): Promise<ProductRow[]> {
  if (sort === 'relevance') return listInOrder(db, await searchByRelevance(db, filter, page));
  const choices = { sort, isInStock: filter.isInStock };
  const values = { ...toFilterValues(filter), ...page };
  if (hasIndexOf(filter)) return runList(db, choices, values);
  const ids = await listIds(db, filter, choices, values);
  return listInOrder(
    db,
    ids.map(({ id }) => id),
  );
}

/** True when an index has the matching products in the order of each sort. */
function hasIndexOf({ categoryIds, brandKey, makerId, words }: ProductFilter): boolean {
  const isNarrow = brandKey !== undefined || makerId !== undefined;
  return words.length === 0 && !isNarrow && !hasManyCategories(categoryIds);
}

function hasManyCategories(categoryIds: readonly string[] | undefined): boolean {
  return categoryIds !== undefined && categoryIds.length > 1;
}

/** Lists ids only, because sorting many products is cheaper without their other columns. */
async function listIds(
  db: Db,
  { categoryIds, brandKey, makerId }: ProductFilter,
  choices: ListChoices,
  values: ListValues,
): Promise<{ id: string }[]> {
  const { words } = values;
  if (words.length > 0) {
    // Several frequent words may have few products in common.
    const many = words.length === 1 ? 1_000 : 10_000;
    const hits = await countHits(db, words, many);
    if (hits.fewest <= many) return runFewSorted(db, choices, { ...values, words: hits.words });
  }
  return brandKey === undefined && makerId === undefined && hasManyCategories(categoryIds)
    ? runIdsOfCategories(db, choices, { ...values, reach: values.offset + values.limit })
    : runIds(db, choices, values);
}

/** The choices that shape the query; values are bound later. */
type ListChoices = StockChoice & { sort: ColumnSort };

type ListValues = FilterValues & Page;

const runList = prepareQuery((db, choices: ListChoices, values: ListValues) =>
  // No planner reorders a left join, so the index of the sort is used.
  walkProducts(db, choices, values)
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('makers', 'makers.id', 'products.maker_id')
    .selectAll('products')
    .select(PRODUCT_REFERENCES)
    .$narrowType<RequiredReferences>()
    .limit(values.limit)
    .offset(values.offset),
);

const runIds = prepareQuery((db, choices: ListChoices, values: ListValues) =>
  walkProducts(db, choices, values).select('products.id').limit(values.limit).offset(values.offset),
);

/** Merges the first products of each category, each read in the order of an index. */
const runIdsOfCategories = prepareQuery(
  (db, choices: ListChoices, values: ListValues & { reach: number }) => {
    const [column, direction] = SORTS[choices.sort];
    const parts = (values.categoryIds ?? []).map((categoryId) => {
      const first = walkProducts(db, choices, { ...values, categoryIds: [categoryId] })
        .select(['products.id', `${column} as position`])
        .limit(values.reach);
      return sql`select * from ${first} as part`;
    });
    const merged = sql<{ id: string; position: unknown }>`(${sql.join(parts, sql` union all `)})`;
    return db
      .selectFrom(merged.as('merged'))
      .select('merged.id')
      .orderBy(sql.ref('merged.position'), direction)
      .orderBy('merged.id', direction)
      .limit(values.limit)
      .offset(values.offset);
  },
);

/** Counts the products that match the filter. */
export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { isInStock, words } = filter;
  if (words.length > 0 && isInStock !== false) return countMatches(db, filter);
  const [row] = await runCount(db, { isInStock }, toFilterValues(filter));
  return row?.total ?? 0;
}

const runCount = prepareQuery((db, choices: StockChoice, values: FilterValues) =>
  matchProducts(db, choices, values).select(sql<number>`count(*)`.as('total')),
);

/** Lists those of these products that are on sale, in the order of the ids. */
export async function listByIds(db: Db, productIds: readonly string[]): Promise<ProductRow[]> {
  const rows = await listInOrder(db, productIds);
  return rows.filter(({ status }) => status === 'active');
}

/** Lists these products in the order of the ids. */
async function listInOrder(db: Db, productIds: readonly string[]): Promise<ProductRow[]> {
  if (productIds.length === 0) return [];
  const rows = await runGet(db, undefined, productIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return productIds.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/**
 * Returns a product on sale, also a sold-out one; undefined for one that was taken off the shop.
 */
export async function getProduct(db: Db, productId: string): Promise<ProductRow | undefined> {
  const [row] = await runGet(db, undefined, [productId]);
  return row?.status === 'active' ? row : undefined;
}

/** Filters by ids only, so that no planner chooses another index. */
const runGet = prepareQuery((db, _: undefined, productIds: readonly string[]) =>
  db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('makers', 'makers.id', 'products.maker_id')
    .selectAll('products')
    .select(PRODUCT_REFERENCES)
    .$narrowType<RequiredReferences>()
    .where('products.id', 'in', productIds),
);

const STOCK_COLUMNS = [
  'id',
  'name',
  'name_hindi',
  'pack_amount',
  'pack_unit',
  'status',
  'price_paise',
  'stock_quantity',
  'maker_id',
  'gst_rate',
  'hsn',
] as const;

/** The stock and price of a product, and what an order line copies of it. */
export type StockRow = Pick<Row<'products'>, (typeof STOCK_COLUMNS)[number]>;

/**
 * Lists stock and price of these products, also of those taken off the shop; unknown ids are left
 * out.
 */
export function listStock(db: Db, productIds: readonly string[]): Promise<StockRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('products').select(STOCK_COLUMNS).where('id', 'in', productIds).execute();
}

/**
 * Takes pieces out of stock if there are enough, and counts them as sold.
 *
 * @returns the product with the stock that is left; undefined when there are too few pieces or no
 *   such product on sale
 */
export function takeStock(
  db: Db,
  productId: string,
  quantity: number,
  now: number,
): Promise<StockRow | undefined> {
  return db
    .updateTable('products')
    .set((eb) => ({
      stock_quantity: eb('stock_quantity', '-', quantity),
      units_sold: eb('units_sold', '+', quantity),
      updated_at: now,
    }))
    .where('id', '=', productId)
    .where('status', '=', 'active')
    .where('stock_quantity', '>=', quantity)
    .returning(STOCK_COLUMNS)
    .executeTakeFirst();
}

/**
 * Puts pieces back into stock that were taken with {@link takeStock}.
 *
 * @returns the stock after the change
 */
export async function returnStock(
  db: Db,
  productId: string,
  quantity: number,
  now: number,
): Promise<number> {
  const row = await db
    .updateTable('products')
    .set((eb) => ({
      stock_quantity: eb('stock_quantity', '+', quantity),
      units_sold: eb
        .case()
        .when('units_sold', '>=', quantity)
        .then(eb('units_sold', '-', quantity))
        .else(0)
        .end(),
      updated_at: now,
    }))
    .where('id', '=', productId)
    .returning('stock_quantity')
    .executeTakeFirstOrThrow();
  return row.stock_quantity;
}
