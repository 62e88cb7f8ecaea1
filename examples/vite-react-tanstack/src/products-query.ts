import { createShopClient } from '@haat/api-sdk';
import { createShopQueries } from '@haat/api-sdk/tanstack';

const api = createShopClient({ baseUrl: '/api/v1' });

/** The best sellers, page by page. */
export const bestSellersQuery = createShopQueries(api).products.infinite({
  sort: 'bestseller',
  limit: 8,
});
