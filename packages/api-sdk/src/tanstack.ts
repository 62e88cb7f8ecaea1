import type { DataTag, InfiniteData } from '@tanstack/query-core';
import type { ClientPathsWithMethod, MethodResponse, ParamsOption } from 'openapi-fetch';
import type { ApiError } from './api-error.ts';
import type { ShopClient } from './create-shop-client.ts';
import type { paths } from './generated/schema.ts';
import { type DataOf, unwrap } from './unwrap.ts';

/** A path of the contract that can be read. */
export type ReadPath = ClientPathsWithMethod<ShopClient, 'get'>;

/** The parameters of a read: `{ params: { path, query } }`. */
export type ReadInit<Path extends ReadPath> = ParamsOption<paths[Path]['get']>;

type ReadBody<Path extends ReadPath> = MethodResponse<ShopClient, 'get', Path>;

/** The data of a read, out of its envelope. */
export type ReadData<Path extends ReadPath> = DataOf<ReadBody<Path>>;

/** The parameters of a read, which may be left out where none is needed. */
type InitArgument<Path extends ReadPath> =
  object extends ReadInit<Path> ? [init?: ReadInit<Path>] : [init: ReadInit<Path>];

/** A read of one path; TypeScript does not find it in the types of a client for all paths. */
type Read<Path extends ReadPath> = (
  path: Path,
  init: object,
) => Promise<{ readonly data?: ReadBody<Path>; readonly response: Response }>;

type Reader = Pick<ShopClient, 'GET'>;

/** Key and function of a query. */
export interface ShopQuery<Path extends ReadPath> {
  /** Path and parameters. */
  readonly queryKey: DataTag<readonly [Path, unknown], ReadData<Path>, ApiError>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<ReadData<Path>>;
}

/**
 * Key and function of a query for any read of the contract, for `useQuery`, `prefetchQuery` and the like of
 * every TanStack adapter: `useQuery(shopQuery(api, '/products/{id}', { params: { path: { id } } }))`. The key
 * is path and parameters, so that `['/products']` names all lists of products. It fails with an `ApiError`.
 */
export function shopQuery<Path extends ReadPath>(
  api: Reader,
  path: Path,
  ...[init]: InitArgument<Path>
): ShopQuery<Path> {
  const read = api.GET as unknown as Read<Path>;
  const queryKey: readonly [Path, unknown] = [path, init?.params];
  return {
    queryKey: queryKey as ShopQuery<Path>['queryKey'],
    queryFn: ({ signal }) => unwrap(read(path, { ...init, signal })),
  };
}

/** Where a page stands in its list. */
interface PageOfList {
  readonly pagination: { readonly page: number; readonly hasNext: boolean };
}

/** The reads that give a list in pages. */
export type PagedPath = {
  [Path in ReadPath]: ReadData<Path> extends PageOfList ? Path : never;
}[ReadPath];

/** Key and functions of a query that grows page by page. */
export interface ShopPages<Path extends PagedPath> {
  /** Path, parameters and 'pages'. */
  readonly queryKey: DataTag<
    readonly [Path, unknown, 'pages'],
    InfiniteData<ReadData<Path>, number>,
    ApiError
  >;
  readonly queryFn: (context: {
    readonly pageParam: number;
    readonly signal: AbortSignal;
  }) => Promise<ReadData<Path>>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (page: PageOfList) => number | undefined;
}

/** The same for a list that grows page by page: `useInfiniteQuery(shopPages(api, '/products'))`. */
export function shopPages<Path extends PagedPath>(
  api: Reader,
  path: Path,
  ...[init]: InitArgument<Path>
): ShopPages<Path> {
  const read = api.GET as unknown as Read<Path>;
  const queryKey: readonly [Path, unknown, 'pages'] = [path, init?.params, 'pages'];
  return {
    queryKey: queryKey as ShopPages<Path>['queryKey'],
    queryFn({ pageParam, signal }) {
      const params = { ...init?.params, query: { ...init?.params?.query, page: pageParam } };
      return unwrap(read(path, { params, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
  };
}
