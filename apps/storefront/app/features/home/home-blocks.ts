import { HOME_BLOCK_SIZE } from '@haat/domain';
import type { ProductQuery } from '../../shared/product-query.ts';

/** What 'Handmade Treasures' asks for (spec §7). */
export const TREASURES_QUERY: ProductQuery = { limit: HOME_BLOCK_SIZE };

/** What 'Best Sellers' asks for (spec §7). */
export const BEST_SELLERS_QUERY: ProductQuery = { limit: HOME_BLOCK_SIZE, sort: 'bestseller' };
