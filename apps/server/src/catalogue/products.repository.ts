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

export type { ProductFilter, ProductSort } from './product-filters.repository.ts';

/** A product with the category it is in, as answers need it. */
export type ProductRow = Pick<Row<'products'>, (typeof PRODUCT_COLUMNS)[number]> & {
  category_slug: string;
  category_name: string;
};

const PRODUCT_COLUMNS = [
  'id',
  'category_id',
  'status',
  'name',
  'description',
  'features',
  'storage_and_usage',
  'brand',
  'price_paise',
  'discount_percent',
  'stock_quantity',
  'rating_count',
  'rating_average',
  'created_at',
] as const;

/** What {@link ProductRow} is selected from `products` and `categories` by. */
export const PRODUCT_SELECTION = [
  ...PRODUCT_COLUMNS.map((column) => `products.${column}` as const),
  'categories.slug as category_slug',
  'categories.name as category_name',
] as const;

/** One page of the products that can be bought or were sold out, in a stable order. */
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

/** True when an index has the products that pass in the order of each sort. */
function hasIndexOf({ categoryIds, brandKey, terms }: ProductFilter): boolean {
  return terms.length === 0 && brandKey === undefined && !hasManyCategories(categoryIds);
}

function hasManyCategories(categoryIds: readonly string[] | undefined): boolean {
  return categoryIds !== undefined && categoryIds.length > 1;
}

/** Sorting many products costs least when only their ids are carried along. */
async function listIds(
  db: Db,
  { categoryIds, brandKey }: ProductFilter,
  choices: ListChoices,
  values: ListValues,
): Promise<{ id: string }[]> {
  const { terms } = values;
  if (terms.length > 0) {
    // Several words that many products have may still be in few products together.
    const many = terms.length === 1 ? 1_000 : 10_000;
    const hits = await countHits(db, terms, many);
    if (hits.fewest <= many) return runFewSorted(db, choices, { ...values, terms: hits.terms });
  }
  return brandKey === undefined && hasManyCategories(categoryIds)
    ? runIdsOfCategories(db, choices, { ...values, reach: values.offset + values.limit })
    : runIds(db, choices, values);
}

/** How a listing is built; the values are bound later. */
type ListChoices = StockChoice & { sort: ColumnSort };

type ListValues = FilterValues & Page;

const runList = prepareQuery((db, choices: ListChoices, values: ListValues) =>
  // A left join, because no planner turns it round: the index of the sort leads.
  walkProducts(db, choices, values)
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(PRODUCT_SELECTION)
    .$narrowType<{ category_slug: string; category_name: string }>()
    .limit(values.limit)
    .offset(values.offset),
);

const runIds = prepareQuery((db, choices: ListChoices, values: ListValues) =>
  walkProducts(db, choices, values).select('products.id').limit(values.limit).offset(values.offset),
);

/** Takes the first of each category, in the order of its index, and of these the first. */
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

/** How many products pass the filter. */
export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { isInStock, terms } = filter;
  if (terms.length > 0 && isInStock !== false) return countMatches(db, filter);
  const [row] = await runCount(db, { isInStock }, toFilterValues(filter));
  return row?.total ?? 0;
}

const runCount = prepareQuery((db, choices: StockChoice, values: FilterValues) =>
  matchProducts(db, choices, values).select(sql<number>`count(*)`.as('total')),
);

/** These products in the order of the ids. */
async function listInOrder(db: Db, productIds: readonly string[]): Promise<ProductRow[]> {
  if (productIds.length === 0) return [];
  const rows = await runGet(db, undefined, productIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return productIds.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** A product that is offered (also a sold-out one), not one that was taken off. */
export async function getProduct(db: Db, productId: string): Promise<ProductRow | undefined> {
  const [row] = await runGet(db, undefined, [productId]);
  return row?.status === 'active' ? row : undefined;
}

/** Looks at nothing but the ids, so that no planner takes an index of something else. */
const runGet = prepareQuery((db, _: undefined, productIds: readonly string[]) =>
  db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(PRODUCT_SELECTION)
    .$narrowType<{ category_slug: string; category_name: string }>()
    .where('products.id', 'in', productIds),
);

/** What may be bought of a product. */
export type StockRow = Pick<
  Row<'products'>,
  'id' | 'name' | 'status' | 'price_paise' | 'stock_quantity'
>;

/** Stock and price of these products, taken-off ones included; unknown ids are left out. */
export function listStock(db: Db, productIds: readonly string[]): Promise<StockRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('products')
    .select(['id', 'name', 'status', 'price_paise', 'stock_quantity'])
    .where('id', 'in', productIds)
    .execute();
}

/**
 * Takes pieces out of stock if there are enough, and counts them as sold.
 *
 * @returns the product with the stock that is left; undefined when there are too few, or none such
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
    .returning(['id', 'name', 'status', 'price_paise', 'stock_quantity'])
    .executeTakeFirst();
}

/**
 * Puts pieces that were taken with {@link takeStock} back.
 *
 * @returns the stock as it is now
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
