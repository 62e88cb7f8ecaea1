import { createShopClient } from '@haat/api-sdk';
import { createShopQueries } from '@haat/api-sdk/tanstack';

// TanStack Query repeats failed reads: one of the two is enough.
const api = createShopClient({ baseUrl: '/api/v1', maxRetries: 0 });

/** The best sellers, page by page. */
export const bestSellersQuery = createShopQueries(api).products.infinite({
  sort: 'bestseller',
  limit: 8,
});
