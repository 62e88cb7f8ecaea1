import { HOME_BLOCK_SIZE } from '@haat/domain/shopper';
import type { ProductQuery } from '../../components/product/product-query.ts';

export { BEST_SELLERS_QUERY } from '../../components/product/rows/best-sellers-query.ts';

/** The query of the category circles: as many as fit into one row of a wide screen. */
export const CIRCLES_QUERY = { page: 1, limit: 6, status: 'active' } as const;

/** The query of the hero's goods: enough for one of each category that no block shows. */
export const HERO_QUERY = {
  limit: 24,
  sort: 'bestseller',
} as const satisfies ProductQuery;

/** The query of the gifts, one of which may be the deal (product 2.6.9). */
export const GIFTS_QUERY = {
  limit: HOME_BLOCK_SIZE + 1,
  occasion: 'gift',
  sort: 'bestseller',
} as const satisfies ProductQuery;

/** The query of 'Handmade Treasures' (product 7.3.2). */
export const TREASURES_QUERY: ProductQuery = { limit: HOME_BLOCK_SIZE };
