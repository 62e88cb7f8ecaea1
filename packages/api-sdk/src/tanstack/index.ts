export type { ShopInfiniteQuery, ShopQuery, ShopQueryContext } from './query-options.ts';
export { createShopQueries, type ShopQueries } from './shop-queries.ts';
