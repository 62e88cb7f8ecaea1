import type { WordRanges } from '@haat/domain/search';
import { type RawBuilder, sql } from 'kysely';
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

/** A sort of the contract, or the relevance for the search. */
export type ProductSort = ColumnSort | 'relevance';

/** A filter of products. */
export interface ProductFilter {
  /** Ids of categories, one of which is the product's; undefined for any. */
  categoryIds: readonly string[] | undefined;
  /** Key of the brand by `toTextKey`; undefined for any. */
  brandKey: string | undefined;
  /** Id of the maker; undefined for any. */
  makerId: string | undefined;
  /** Lowest price in paise; undefined for any. */
  minPaise?: number | undefined;
  /** Highest price in paise; undefined for any. */
  maxPaise?: number | undefined;
  isInStock: boolean | undefined;
  /** For each searched word its terms, one of which the product has; empty for any. */
  words: readonly WordRanges[];
}

export type Page = { limit: number; offset: number };

/** The values of a filter that are bound as parameters. */
export type FilterValues = Omit<ProductFilter, 'isInStock'>;

/** The condition of a term in one of the ranges. */
export function isInRanges(ranges: WordRanges, table: string): RawBuilder<unknown> {
  const term = sql.ref(`${table}.term`);
  return sql.join(
    ranges.map(({ from, to }) => sql`(${term} >= ${from} and ${term} < ${to})`),
    sql` or `,
  );
}

export type StockChoice = { isInStock: boolean | undefined };

export function toFilterValues({ isInStock: _, ...values }: ProductFilter): FilterValues {
  return values;
}

/** True when a filter has search terms only. */
export function isSearchOnly({ words: _, ...filters }: ProductFilter): boolean {
  return Object.values(filters).every((value) => value === undefined);
}

/** Selects the products that match every filter except the search. */
export function filterProducts(db: Db, { isInStock }: StockChoice, values: FilterValues) {
  const { categoryIds, brandKey, makerId, minPaise, maxPaise } = values;
  const isNarrow = brandKey !== undefined || makerId !== undefined;
  // A brand or a maker has few products, so its index is the best: as expressions, the other columns
  // match no index.
  const toOperand = (column: 'status' | 'category_id') =>
    isNarrow
      ? sql<string>`(${sql.ref(`products.${column}`)} || '')`
      : sql.ref<string>(`products.${column}`);
  let query = db.selectFrom('products').where(toOperand('status'), '=', sql.lit('active'));
  if (brandKey !== undefined) query = query.where('products.brand_key', '=', brandKey);
  if (makerId !== undefined) query = query.where('products.maker_id', '=', makerId);
  if (minPaise !== undefined) query = query.where('products.price_paise', '>=', minPaise);
  if (maxPaise !== undefined) query = query.where('products.price_paise', '<=', maxPaise);
  if (categoryIds !== undefined) {
    const category = toOperand('category_id');
    const [only] = categoryIds;
    query =
      categoryIds.length === 1 && only !== undefined
        ? query.where(category, '=', only)
        : query.where(category, 'in', categoryIds);
  }
  // Nearly all products are in stock, so no index helps there; sold-out products have an index.
  if (isInStock === true) query = query.where(sql`products.stock_quantity + 0`, '>', sql.lit(0));
  if (isInStock === false) query = query.where('products.stock_quantity', '=', sql.lit(0));
  return query;
}

/**
 * Selects the products that match every filter and have a term for each word, product by product.
 */
export function matchProducts(db: Db, choices: StockChoice, values: FilterValues) {
  return values.words.reduce(
    (query, ranges) =>
      query.where(
        // A scalar subquery, which no planner turns into a join over all products.
        sql<number>`(select 1 from product_terms as hit
          where hit.product_id = products.id and (${isInRanges(ranges, 'hit')}) limit 1)`,
        'is not',
        null,
      ),
    filterProducts(db, choices, values),
  );
}

/**
 * Selects like {@link matchProducts} in the order of a sort, so that a limit ends the search early:
 * for filters that many products match.
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
