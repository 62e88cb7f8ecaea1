import { createShopClient } from '@haat/api-sdk';
import { shopPages } from '@haat/api-sdk/tanstack';

const api = createShopClient({ baseUrl: '/api/v1' });

/** The best sellers, page by page. */
export const bestSellersQuery = shopPages(api, '/products', {
  params: { query: { sort: 'bestseller', limit: 8 } },
});
