import {
  type InfiniteData,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type components, createShopClient, type ShopClient } from '../src/index.ts';
import { type ReadData, shopPages, shopQuery } from '../src/tanstack.ts';
import { readCart } from './support/calls.ts';
import { failure, recordFetch, type Sent, success } from './support/record-fetch.ts';

type Schemas = components['schemas'];

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

afterEach(() => client.clear());

function createApi(respond: (sent: Sent) => Response | Promise<Response>, options = {}) {
  const { fetch, sent } = recordFetch(respond);
  const baseUrl = 'https://shop.test/api/v1';
  return { api: createShopClient({ baseUrl, fetch, maxRetries: 0, ...options }), sent };
}

describe('a query', () => {
  it('loads what its key names', async () => {
    const { api, sent } = createApi(() => success({ _id: 'p1' }));
    const params = { path: { id: 'p1' } };
    const query = shopQuery(api, '/products/{id}', { params });
    const data = await client.fetchQuery(query);
    await client.fetchQuery(shopQuery(api, '/desk/orders/{id}', { params }));
    await client.fetchQuery(shopQuery(api, '/cart'));

    expect(data).toEqual({ _id: 'p1' });
    expect(query.queryKey).toEqual(['/products/{id}', params]);
    expect(client.getQueryData(query.queryKey)).toBe(data);
    expect(sent.map(({ target }) => target)).toEqual([
      '/api/v1/products/p1',
      '/api/v1/desk/orders/p1',
      '/api/v1/cart',
    ]);
  });

  it('ends its call when nobody needs it any more', async () => {
    const sent = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const api = createShopClient({
      baseUrl: 'https://shop.test/api/v1',
      fetch(request) {
        sent.resolve();
        request.signal.addEventListener('abort', () => aborted.resolve());
        return new Promise(() => {});
      },
    });
    const query = shopQuery(api, '/cart');
    const unsubscribe = new QueryObserver(client, query).subscribe(() => {});
    await sent.promise;
    unsubscribe();
    await aborted.promise;
    expect(client.getQueryState(query.queryKey)?.status).toBe('pending');
  });

  it('is invalidated with all others of its path', async () => {
    const { api } = createApi(() => success({ products: [] }));
    const isInvalid = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    const mirch = shopQuery(api, '/products', { params: { query: { search: 'mirch' } } });
    const cart = shopQuery(api, '/cart');
    await client.fetchQuery(mirch);
    await client.fetchQuery(cart);
    await client.invalidateQueries({ queryKey: ['/products'] });
    expect([isInvalid(mirch.queryKey), isInvalid(cart.queryKey)]).toEqual([true, false]);
  });
});

describe('an infinite query', () => {
  it('loads page after page to the last one', async () => {
    const { api, sent } = createApi(({ target }) => {
      const page = Number(new URLSearchParams(target.split('?')[1]).get('page'));
      return success({ products: [], pagination: { page, hasNext: page < 3 } });
    });
    const params = { query: { search: 'mirch' } };
    const pages = shopPages(api, '/products', { params });
    const observer = new InfiniteQueryObserver(client, pages);
    const stop = observer.subscribe(() => {});
    await observer.fetchNextPage({ cancelRefetch: false });
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    stop();

    expect(observer.getCurrentResult().data?.pages).toHaveLength(3);
    expect(pages.queryKey).toEqual(['/products', params, 'pages']);
    expect(sent.map(({ target }) => target)).toEqual(
      [1, 2, 3].map((page) => `/api/v1/products?search=mirch&page=${page}`),
    );
  });
});

it('a page that forgets its shopper when the session ends does so once, though it cannot tell guests', async () => {
  let isOver = false;
  const { api, sent } = createApi(() => (isOver ? failure(401) : success({ _id: 'u1' })), {
    // As the README prints it.
    onSessionEnded() {
      if (client.getQueryData(me.queryKey)) void client.resetQueries();
    },
  });
  const me = shopQuery(api, '/users/current-user');
  const user = new QueryObserver(client, me);
  const unsubscribe = user.subscribe(() => {});
  await vi.waitFor(() => expect(user.getCurrentResult().data).toBeDefined());

  isOver = true;
  await expect(readCart(api)).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(user.getCurrentResult().error).toMatchObject({ status: 401 }));
  unsubscribe();

  expect(user.getCurrentResult().data).toBeUndefined();
  expect(sent.map(({ target }) => target.replace('/api/v1', ''))).toEqual([
    '/users/current-user',
    '/cart',
    '/users/refresh-token',
    '/users/current-user',
    '/users/refresh-token',
  ]);
});

/** Never called: what the hooks of React make of the options. */
export function useTypes(api: ShopClient) {
  const product = shopQuery(api, '/products/{id}', { params: { path: { id: 'p1' } } });
  expectTypeOf(useQuery(product).data).toEqualTypeOf<Schemas['Product'] | undefined>();
  expectTypeOf(client.getQueryData(queryOptions(product).queryKey)).toEqualTypeOf<
    Schemas['Product'] | undefined
  >();
  const { data } = useInfiniteQuery(
    shopPages(api, '/products', { params: { query: { search: 'mirch' } } }),
  );
  expectTypeOf(data?.pages).toEqualTypeOf<ReadData<'/products'>[] | undefined>();
  const { queryKey } = shopQuery(api, '/cart');
  expectTypeOf(client.getQueryData(queryKey)).toEqualTypeOf<Schemas['Cart'] | undefined>();
  client.setQueryData(queryKey, (old) => old && { ...old, items: [] });
  // @ts-expect-error a number is no cart
  client.setQueryData(queryKey, 5);
  const pages = client.getQueryData(shopPages(api, '/products').queryKey);
  expectTypeOf(pages).toEqualTypeOf<InfiniteData<ReadData<'/products'>, number> | undefined>();
  // @ts-expect-error a path of the contract
  shopQuery(api, '/productz');
  // @ts-expect-error which product?
  shopQuery(api, '/products/{id}');
  // @ts-expect-error a cart has no pages
  shopPages(api, '/cart');
  // @ts-expect-error a read
  shopQuery(api, '/users/login');
}
