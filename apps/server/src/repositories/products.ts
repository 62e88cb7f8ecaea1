import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { Row } from '../database/tables.ts';

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

/** Each sort's column and direction. The id makes the order stable, in the same direction. */
const SORTS = {
  bestseller: ['products.units_sold', 'desc'],
  newest: ['products.created_at', 'desc'],
  'price-asc': ['products.price_paise', 'asc'],
  'price-desc': ['products.price_paise', 'desc'],
  name: ['products.name_key', 'asc'],
  discount: ['products.discount_percent', 'desc'],
  rating: ['products.rating_average', 'desc'],
} as const;

/** A sort of the contract, or by how well a product fits the search. */
export type ProductSort = keyof typeof SORTS | 'relevance';

/** What a product has to fulfil to be listed. */
export interface ProductFilter {
  /** Ids of categories, one of which it has to be in; undefined for any. */
  categoryIds: readonly string[] | undefined;
  /** See `toTextKey`; undefined for any. */
  brandKey: string | undefined;
  isInStock: boolean | undefined;
  /** Each has to begin one of its words; none for any product. See `toSearchTerms`. */
  terms: readonly string[];
}

type Page = { limit: number; offset: number };

/** How a listing is built; the values are bound later. */
type ListChoices = { sort: ProductSort; isInStock: boolean | undefined };

type ListValues = {
  categoryIds: readonly string[] | undefined;
  brandKey: string | undefined;
  /** Words from (with) and to (without) these. */
  terms: readonly { from: string; to: string }[];
  termCount: number;
};

/** One page of the products that can be bought or were sold out, in a stable order. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  sort: ProductSort,
  page: Page,
): Promise<ProductRow[]> {
  const choices = { sort, isInStock: filter.isInStock };
  const values = { ...toValues(filter), ...page };
  if (hasIndexOf(filter)) return runList(db, choices, values);
  // Sorting many products costs least when only their ids are carried along.
  const isWordsOnly = sort === 'relevance' && isSearchOnly(filter);
  const ids = await (isWordsOnly ? runMatches(db, undefined, values) : runIds(db, choices, values));
  return findInOrder(
    db,
    ids.map(({ id }) => id),
  );
}

/** True when an index has the products that pass in the order of each sort. */
function hasIndexOf({ categoryIds, brandKey, terms }: ProductFilter): boolean {
  const hasManyCategories = categoryIds !== undefined && categoryIds.length > 1;
  return terms.length === 0 && brandKey === undefined && !hasManyCategories;
}

function isSearchOnly({ categoryIds, brandKey, isInStock }: ProductFilter): boolean {
  return categoryIds === undefined && brandKey === undefined && isInStock === undefined;
}

const runList = prepareQuery((db, choices: ListChoices, values: ListValues & Page) =>
  // A left join, because no planner turns it round: the index of the sort leads.
  sortProducts(filterProducts(db, choices, values), choices.sort)
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(PRODUCT_SELECTION)
    .$narrowType<{ category_slug: string; category_name: string }>()
    .limit(values.limit)
    .offset(values.offset),
);

const runIds = prepareQuery((db, choices: ListChoices, values: ListValues & Page) => {
  const { sort } = choices;
  const filtered = filterProducts(db, choices, values);
  const page = (query: typeof filtered) =>
    query.select('products.id').limit(values.limit).offset(values.offset);
  if (sort !== 'relevance') {
    // Whether a product is among the matches is asked in the order of the sort, or the other way
    // round: the database knows which is less.
    const matching = values.terms.reduce(
      (query, term) => query.where('products.id', 'in', selectMatches(db, term)),
      filtered,
    );
    return page(sortProducts(matching, sort));
  }
  return page(
    filtered
      .innerJoin(matchTerms(values).as('matched'), (join) =>
        join.onRef(sql.ref('matched.product_id'), '=', 'products.id'),
      )
      .orderBy(sql.ref('matched.relevance'), 'desc')
      .orderBy('products.id', 'desc'),
  );
});

/** The ids of a search without any other filter, which only looks at words. */
const runMatches = prepareQuery((db, _: undefined, values: ListValues & Page) =>
  db
    .selectFrom(matchTerms(values).as('matched'))
    .select('matched.product_id as id')
    .orderBy('matched.relevance', 'desc')
    .orderBy('matched.product_id', 'desc')
    .limit(values.limit)
    .offset(values.offset),
);

/** How many products pass the filter. */
export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const choices = { isInStock: filter.isInStock, isSearchOnly: isSearchOnly(filter) };
  const [row] = await runCount(db, choices, toValues(filter));
  return row?.total ?? 0;
}

type CountChoices = Pick<ListChoices, 'isInStock'> & { isSearchOnly: boolean };

const runCount = prepareQuery((db, choices: CountChoices, values: ListValues) => {
  const total = sql<number>`count(*)`.as('total');
  if (values.terms.length === 0) return filterProducts(db, choices, values).select(total);
  const matched = matchTerms(values).as('matched');
  if (choices.isSearchOnly) return db.selectFrom(matched).select(total);
  return filterProducts(db, choices, values)
    .innerJoin(matched, (join) => join.onRef(sql.ref('matched.product_id'), '=', 'products.id'))
    .select(total);
});

/** The products that pass every filter but the search. */
function filterProducts(db: Db, choices: Pick<ListChoices, 'isInStock'>, values: ListValues) {
  const { categoryIds, brandKey } = values;
  let query = db.selectFrom('products').where('products.status', '=', sql.lit('active'));
  if (categoryIds !== undefined) {
    const [only] = categoryIds;
    query =
      categoryIds.length === 1 && only !== undefined
        ? query.where('products.category_id', '=', only)
        : query.where('products.category_id', 'in', categoryIds);
  }
  if (brandKey !== undefined) query = query.where('products.brand_key', '=', brandKey);
  if (choices.isInStock !== undefined) {
    // Spelled out, so that the index of what is sold out can be used.
    query = query.where('products.stock_quantity', choices.isInStock ? '>' : '=', sql.lit(0));
  }
  return query;
}

function sortProducts(query: ReturnType<typeof filterProducts>, sort: ProductSort) {
  if (sort === 'relevance') return query;
  const [column, direction] = SORTS[sort];
  return query.orderBy(column, direction).orderBy('products.id', direction);
}

/** Comes after every other text with the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

function toValues({ categoryIds, brandKey, terms }: ProductFilter): ListValues {
  return {
    categoryIds,
    brandKey,
    terms: terms.map((term) => ({ from: term, to: term + LAST_CHARACTER })),
    termCount: terms.length,
  };
}

function selectMatches(db: Db, { from, to }: ListValues['terms'][number]) {
  return db
    .selectFrom('product_terms')
    .select('product_id')
    .where('term', '>=', from)
    .where('term', '<', to);
}

/** The products that have a word for each term, and how well they fit. */
function matchTerms({
  terms,
  termCount,
}: ListValues): RawBuilder<{ product_id: string; relevance: number }> {
  const perTerm = terms.map(
    ({ from, to }) => sql`
      select product_id, max(weight) as weight from product_terms
      where term >= ${from} and term < ${to}
      group by product_id`,
  );
  const [first] = perTerm;
  if (perTerm.length === 1 && first !== undefined) {
    return sql`(select product_id, weight as relevance from (${first}) as hits)`;
  }
  return sql`(
    select product_id, sum(weight) as relevance
    from (${sql.join(perTerm, sql` union all `)}) as hits
    group by product_id having count(*) = ${termCount})`;
}

/** These products in the order of the ids. */
async function findInOrder(db: Db, productIds: readonly string[]): Promise<ProductRow[]> {
  if (productIds.length === 0) return [];
  const rows = await runFind(db, undefined, productIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return productIds.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** A product that is offered (also a sold-out one), not one that was taken off. */
export async function findProduct(db: Db, productId: string): Promise<ProductRow | undefined> {
  const [row] = await runFind(db, undefined, [productId]);
  return row?.status === 'active' ? row : undefined;
}

/** Looks at nothing but the ids, so that no planner takes an index of something else. */
const runFind = prepareQuery((db, _: undefined, productIds: readonly string[]) =>
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
export function findStock(db: Db, productIds: readonly string[]): Promise<StockRow[]> {
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
