import type { DataTag, InfiniteData } from '@tanstack/query-core';
import type { Pagination } from '../types.ts';

/** The part of TanStack Query's context that a query uses. */
export interface ShopQueryContext {
  /** Aborts the call when TanStack Query cancels the query. */
  readonly signal: AbortSignal;
}

/** Options of a query, for `useQuery`, `prefetchQuery` and the like of TanStack Query 5. */
export interface ShopQuery<Data> {
  /** Types `getQueryData` and `setQueryData` of a `QueryClient` as well. */
  readonly queryKey: DataTag<readonly unknown[], Data>;
  /** Makes the call; it rejects with an `ApiError`, or with the reason of an abort. */
  readonly queryFn: (context: ShopQueryContext) => Promise<Data>;
}

/** Options of a query that loads page after page, for `useInfiniteQuery` and the like. */
export interface ShopInfiniteQuery<Page> {
  /** Types `getQueryData` and `setQueryData` of a `QueryClient` as well. */
  readonly queryKey: DataTag<readonly unknown[], InfiniteData<Page, number>>;
  /**
   * Loads the page of that number; it rejects with an `ApiError`, or with the reason of an abort.
   */
  readonly queryFn: (context: ShopQueryContext & { readonly pageParam: number }) => Promise<Page>;
  /** The first page, 1. */
  readonly initialPageParam: number;
  /** The number of the next page; undefined when there is none. */
  getNextPageParam(lastPage: Page): number | undefined;
}

/** The first part of each key, so that all of the shop can be invalidated together. */
const ROOT = 'shop';

/** A key of the shop, tagged for the compiler with the data that TanStack Query keeps under it. */
function createKey<Data>(key: readonly unknown[]): DataTag<readonly unknown[], Data> {
  return [ROOT, ...key] as readonly unknown[] as DataTag<readonly unknown[], Data>;
}

/**
 * Makes the options of a query.
 *
 * @param key what tells it from the other queries of the shop
 */
export function createQuery<Data>(
  key: readonly unknown[],
  load: (options: ShopQueryContext) => Promise<Data>,
): ShopQuery<Data> {
  return { queryKey: createKey(key), queryFn: ({ signal }) => load({ signal }) };
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
    queryKey: createKey(key),
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination?.hasNext ? pagination.page + 1 : undefined),
  };
}
