import type { Pagination } from '../types.ts';

/** The part of TanStack Query's context that a query uses. */
export interface ShopQueryContext {
  readonly signal: AbortSignal;
}

/** Options of a query, for `useQuery`, `prefetchQuery` and the like of TanStack Query 5. */
export interface ShopQuery<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: ShopQueryContext) => Promise<Data>;
}

/** Options of a query that loads page after page, for `useInfiniteQuery` and the like. */
export interface ShopInfiniteQuery<Page> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: ShopQueryContext & { readonly pageParam: number }) => Promise<Page>;
  readonly initialPageParam: number;
  getNextPageParam(lastPage: Page): number | undefined;
}

/** The first part of each key, so that all of the shop can be invalidated together. */
const ROOT = 'shop';

/**
 * Makes the options of a query.
 *
 * @param key what tells it from the other queries of the shop
 */
export function createQuery<Data>(
  key: readonly unknown[],
  load: (options: ShopQueryContext) => Promise<Data>,
): ShopQuery<Data> {
  return { queryKey: [ROOT, ...key], queryFn: ({ signal }) => load({ signal }) };
}

/**
 * Makes the options of a query that loads page after page.
 *
 * @param key what tells it from the other queries of the shop
 */
export function createInfiniteQuery<Page extends { readonly pagination?: Pagination }>(
  key: readonly unknown[],
  loadPage: (page: number, options: ShopQueryContext) => Promise<Page>,
): ShopInfiniteQuery<Page> {
  return {
    queryKey: [ROOT, ...key],
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination?.hasNext ? pagination.page + 1 : undefined),
  };
}
