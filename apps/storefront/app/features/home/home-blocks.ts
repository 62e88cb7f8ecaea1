import { HOME_BLOCK_SIZE } from '@haat/domain';
import type { ProductQuery } from '../../components/product/product-query.ts';

/** What the category circles ask for: as many as stand in one row of a wide screen. */
export const CIRCLES_QUERY = { page: 1, limit: 6, status: 'active' } as const;

/** What 'Handmade Treasures' asks for (spec §7). */
export const TREASURES_QUERY: ProductQuery = { limit: HOME_BLOCK_SIZE };

/** What 'Best Sellers' asks for (spec §7). */
export const BEST_SELLERS_QUERY: ProductQuery = { limit: HOME_BLOCK_SIZE, sort: 'bestseller' };
