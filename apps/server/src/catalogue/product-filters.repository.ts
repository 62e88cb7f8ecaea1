import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';

/** Each sort's column and direction. The id makes the order stable, in the same direction. */
export const SORTS = {
  bestseller: ['products.units_sold', 'desc'],
  newest: ['products.created_at', 'desc'],
  'price-asc': ['products.price_paise', 'asc'],
  'price-desc': ['products.price_paise', 'desc'],
  name: ['products.name_key', 'asc'],
  discount: ['products.discount_percent', 'desc'],
  rating: ['products.rating_average', 'desc'],
} as const;

/** A sort of the contract. */
export type ColumnSort = keyof typeof SORTS;

/** A sort of the contract, or by how well a product fits the search. */
export type ProductSort = ColumnSort | 'relevance';

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

export type Page = { limit: number; offset: number };

/** Words from (with) and to (without) these. */
export type TermRange = { from: string; to: string };

/** What the values of a filter are bound to. */
export type FilterValues = {
  categoryIds: readonly string[] | undefined;
  brandKey: string | undefined;
  terms: readonly TermRange[];
};

export type StockChoice = { isInStock: boolean | undefined };

/** Comes after every other text with the same beginning. */
const LAST_CHARACTER = '\u{10FFFF}';

export function toFilterValues({ categoryIds, brandKey, terms }: ProductFilter): FilterValues {
  return {
    categoryIds,
    brandKey,
    terms: terms.map((term) => ({ from: term, to: term + LAST_CHARACTER })),
  };
}

/** True when nothing but words is asked for. */
export function isSearchOnly({ categoryIds, brandKey, isInStock }: ProductFilter): boolean {
  return categoryIds === undefined && brandKey === undefined && isInStock === undefined;
}

/** The products that pass every filter but the search. */
export function filterProducts(db: Db, { isInStock }: StockChoice, values: FilterValues) {
  const { categoryIds, brandKey } = values;
  // A brand has few products: all else about it is an expression, which tempts to no other index.
  const spell = (column: 'status' | 'category_id') =>
    brandKey === undefined
      ? sql.ref<string>(`products.${column}`)
      : sql<string>`(${sql.ref(`products.${column}`)} || '')`;
  let query = db.selectFrom('products').where(spell('status'), '=', sql.lit('active'));
  if (brandKey !== undefined) query = query.where('products.brand_key', '=', brandKey);
  if (categoryIds !== undefined) {
    const category = spell('category_id');
    const [only] = categoryIds;
    query =
      categoryIds.length === 1 && only !== undefined
        ? query.where(category, '=', only)
        : query.where(category, 'in', categoryIds);
  }
  // Nearly all are in stock, so that no index of it helps; what is sold out has one.
  if (isInStock === true) query = query.where(sql`products.stock_quantity + 0`, '>', sql.lit(0));
  if (isInStock === false) query = query.where('products.stock_quantity', '=', sql.lit(0));
  return query;
}

/**
 * The products that pass every filter and have a word for each term, which is asked of one product
 * after the other.
 */
export function matchProducts(db: Db, choices: StockChoice, values: FilterValues) {
  return values.terms.reduce(
    (query, { from, to }) =>
      query.where(
        // A scalar, which no planner turns into a join of all the products.
        sql<number>`(select 1 from product_terms as hit
          where hit.product_id = products.id and hit.term >= ${from} and hit.term < ${to} limit 1)`,
        'is not',
        null,
      ),
    filterProducts(db, choices, values),
  );
}

/**
 * The same in the order of a sort, so that only the first of them are looked at: for what many
 * products pass.
 */
export function walkProducts(
  db: Db,
  choices: StockChoice & { sort: ColumnSort },
  values: FilterValues,
) {
  const [column, direction] = SORTS[choices.sort];
  return matchProducts(db, choices, values)
    .orderBy(column, direction)
    .orderBy('products.id', direction);
}
