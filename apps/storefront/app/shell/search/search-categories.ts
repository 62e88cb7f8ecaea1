import { unwrap } from '@haat/api-sdk';
import { CATEGORY_DROPDOWN_QUERY, type CategoryView, parseCategories } from '@haat/domain/shopper';
import { memoizeWithTtl } from '../../lib/loading/memoize-with-ttl.ts';
import { api } from '../../state/create-stores.ts';

/** Lifetime of the cached categories: 10 minutes, in ms (product 4.8.1, 9.2.4). */
export const CATEGORY_CACHE_MS = 600_000;

/** The active categories to search in, cached for 10 minutes (product 4.8.1, 9.2.4). */
export const searchCategories = memoizeWithTtl<readonly CategoryView[]>(
  async () =>
    parseCategories(
      await unwrap(api.GET('/categories', { params: { query: CATEGORY_DROPDOWN_QUERY } })),
    ),
  CATEGORY_CACHE_MS,
);
