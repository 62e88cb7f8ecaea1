import { HOME_BLOCK_SIZE } from '@haat/domain/shopper';
import type { ProductQuery } from '../product-query.ts';

/** The query of best sellers, as many as a row has (product 7.3.2). */
export const BEST_SELLERS_QUERY = {
  limit: HOME_BLOCK_SIZE,
  sort: 'bestseller',
} as const satisfies ProductQuery;
