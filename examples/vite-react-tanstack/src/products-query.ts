import { createShopClient } from '@haat/api-sdk';
import { infiniteQueryOptions } from '@tanstack/react-query';

const api = createShopClient({ baseUrl: '/api/v1' });

/** The best sellers, page by page. */
export const bestSellersQuery = infiniteQueryOptions({
  queryKey: ['products', { sort: 'bestseller' }],
  queryFn: ({ pageParam: page, signal }) =>
    api.products.list({ sort: 'bestseller', limit: 8, page }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
});
