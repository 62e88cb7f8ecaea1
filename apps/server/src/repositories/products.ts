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
export function listProducts(
  db: Db,
  filter: ProductFilter,
  sort: ProductSort,
  page: Page,
): Promise<ProductRow[]> {
  const choices = { sort, isInStock: filter.isInStock };
  return runList(db, choices, { ...toValues(filter), ...page });
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const [row] = await runCount(db, { isInStock: filter.isInStock }, toValues(filter));
  return row?.total ?? 0;
}

const runList = prepareQuery((db, choices: ListChoices, values: ListValues & Page) => {
  // A left join, because no planner turns it round: the index of the sort leads.
  let query = selectProducts(db, choices, values)
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(PRODUCT_SELECTION)
    .$narrowType<{ category_slug: string; category_name: string }>();
  if (choices.sort === 'relevance') {
    query = query
      .orderBy(sql.ref('matched.relevance'), 'desc')
      .orderBy('products.units_sold', 'desc')
      .orderBy('products.id', 'desc');
  } else {
    const [column, direction] = SORTS[choices.sort];
    query = query.orderBy(column, direction).orderBy('products.id', direction);
  }
  return query.limit(values.limit).offset(values.offset);
});

const runCount = prepareQuery((db, choices: Pick<ListChoices, 'isInStock'>, values: ListValues) =>
  selectProducts(db, choices, values).select((eb) => eb.fn.countAll<number>().as('total')),
);

function selectProducts(db: Db, choices: Pick<ListChoices, 'isInStock'>, values: ListValues) {
  const { categoryIds, brandKey, terms, termCount } = values;
  let query = db.selectFrom('products').where('products.status', '=', 'active');
  if (terms.length > 0) {
    query = query.innerJoin(matchTerms(terms, termCount).as('matched'), (join) =>
      join.onRef(sql.ref('matched.product_id'), '=', 'products.id'),
    );
  }
  if (categoryIds !== undefined) {
    const [only] = categoryIds;
    query =
      categoryIds.length === 1 && only !== undefined
        ? query.where('products.category_id', '=', only)
        : query.where('products.category_id', 'in', categoryIds);
  }
  if (brandKey !== undefined) query = query.where('products.brand_key', '=', brandKey);
  if (choices.isInStock !== undefined) {
    query = query.where('products.stock_quantity', choices.isInStock ? '>' : '=', 0);
  }
  return query;
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

/** The products that have a word for each term, and how well they fit. */
function matchTerms(
  terms: ListValues['terms'],
  termCount: number,
): RawBuilder<{ product_id: string; relevance: number }> {
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

/** A product that is offered (also a sold-out one), not one that was taken off. */
export async function findProduct(db: Db, productId: string): Promise<ProductRow | undefined> {
  const [row] = await runFind(db, undefined, { productId });
  return row;
}

const runFind = prepareQuery((db, _: undefined, { productId }: { productId: string }) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(PRODUCT_SELECTION)
    .where('products.id', '=', productId)
    .where('products.status', '=', 'active'),
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
