import {
  type InfiniteData,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Cart, createShopClient, type Product, type ProductList } from '../src/index.ts';
import {
  createShopQueries,
  type ShopInfiniteQuery,
  type ShopQueries,
  type ShopQuery,
} from '../src/tanstack/index.ts';
import { ANY_DATA, failure, recordFetch, type Sent, success } from './support/record-fetch.ts';

const clients: QueryClient[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

function createQueries(respond: (sent: Sent) => Response | Promise<Response>) {
  const { fetch, sent } = recordFetch(respond);
  const api = createShopClient({ baseUrl: 'https://shop.test/api/v1', fetch, maxRetries: 0 });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clients.push(client);
  return { queries: createShopQueries(api), client, sent };
}

/** Pages of two things each, three in all. */
function respondWithPages({ target }: Sent): Response {
  const page = Number(new URLSearchParams(target.split('?')[1]).get('page') ?? 1);
  const pagination = {
    page,
    limit: 2,
    total: 5,
    totalPages: 3,
    hasNext: page < 3,
    hasPrev: page > 1,
  };
  const things = [
    { _id: `${page}a`, price: 60 },
    { _id: `${page}b`, price: 60 },
  ];
  const isOrders = target.startsWith('/api/v1/order');
  return isOrders
    ? Response.json({ success: true, data: things, pagination })
    : success({
        products: things,
        categories: things,
        reviews: things,
        stories: things.map((thing) => ({ ...thing, products: [] })),
        makers: things,
        messages: things,
        users: things,
        pagination,
      });
}

describe('a query', () => {
  const QUERIES: readonly [
    string,
    (queries: ShopQueries) => ShopQuery<unknown>,
    string,
    unknown[],
  ][] = [
    [
      'products.list',
      (q) => q.products.list({ category: 'spices' }),
      '/products?category=spices',
      ['products', 'list', { category: 'spices' }],
    ],
    [
      'products.list without filters',
      (q) => q.products.list(),
      '/products',
      ['products', 'list', {}],
    ],
    ['products.get', (q) => q.products.get('p1'), '/products/p1', ['products', 'get', 'p1']],
    ['categories.list', (q) => q.categories.list(), '/categories', ['categories', 'list', {}]],
    [
      'categories.get',
      (q) => q.categories.get('spices'),
      '/categories/spices',
      ['categories', 'get', 'spices'],
    ],
    ['cart.get', (q) => q.cart.get(), '/cart', ['cart']],
    ['orders.list', (q) => q.orders.list(), '/order/get-all', ['orders', 'list', {}]],
    ['orders.get', (q) => q.orders.get('o1'), '/order/o1', ['orders', 'get', 'o1']],
    ['wishlist.get', (q) => q.wishlist.get(), '/wishlist', ['wishlist']],
    ['reviews.list', (q) => q.reviews.list(), '/reviews', ['reviews', 'list', {}]],
    [
      'reviews.ofProduct',
      (q) => q.reviews.ofProduct('p1'),
      '/reviews/product/p1',
      ['reviews', 'ofProduct', 'p1', {}],
    ],
    [
      'reviews.ofUser',
      (q) => q.reviews.ofUser('u1'),
      '/reviews/user/u1',
      ['reviews', 'ofUser', 'u1', {}],
    ],
    ['reviews.get', (q) => q.reviews.get('r1'), '/reviews/r1', ['reviews', 'get', 'r1']],
    ['makers.list', (q) => q.makers.list(), '/makers', ['makers', 'list', {}]],
    ['makers.get', (q) => q.makers.get('g1'), '/makers/g1', ['makers', 'get', 'g1']],
    ['stories.list', (q) => q.stories.list(), '/story', ['stories', 'list', {}]],
    ['stories.get', (q) => q.stories.get('s1'), '/story/s1', ['stories', 'get', 's1']],
    ['pages.list', (q) => q.pages.list(), '/pages', ['pages', 'list', {}]],
    ['pages.get', (q) => q.pages.get('privacy'), '/pages/privacy', ['pages', 'get', 'privacy']],
    ['addresses.list', (q) => q.addresses.list(), '/address/get-addresses', ['addresses', 'list']],
    [
      'addresses.get',
      (q) => q.addresses.get('a1'),
      '/address/get-address/a1',
      ['addresses', 'get', 'a1'],
    ],
    ['contact.get', (q) => q.contact.get(), '/contact', ['contact']],
    ['user.get', (q) => q.user.get(), '/users/current-user', ['user']],
    ['users.list', (q) => q.users.list(), '/users', ['users', 'list', {}]],
    ['messages.list', (q) => q.messages.list(), '/message', ['messages', 'list', {}]],
    ['messages.get', (q) => q.messages.get('m1'), '/message/m1', ['messages', 'get', 'm1']],
  ];

  it.each(QUERIES)('%s loads what its key names', async (_name, select, path, key) => {
    const { queries, client, sent } = createQueries(() =>
      success(/\/(get-all|get-addresses|pages)$/.test(path) ? [{ _id: 'x' }] : ANY_DATA),
    );
    const query = select(queries);
    const data = await client.fetchQuery(query);
    expect(sent.map(({ target }) => target)).toEqual([`/api/v1${path}`]);
    expect(query.queryKey).toEqual(['shop', ...key]);
    expect(client.getQueryData(query.queryKey)).toBe(data);
  });

  it('ends its call when nobody needs it any more', async () => {
    const aborted = Promise.withResolvers<void>();
    const { fetch } = recordFetch(() => new Promise(() => {}));
    const api = createShopClient({
      baseUrl: 'https://shop.test/api/v1',
      fetch(request) {
        request.signal.addEventListener('abort', () => aborted.resolve());
        return fetch(request);
      },
    });
    const client = new QueryClient();
    clients.push(client);
    const observer = new QueryObserver(client, createShopQueries(api).products.get('p1'));
    observer.subscribe(() => {})();
    await aborted.promise;
    expect(client.getQueryState(['shop', 'products', 'get', 'p1'])?.status).toBe('pending');
  });

  it('fails with the client’s own error', async () => {
    const { queries, client } = createQueries(() =>
      Response.json({ success: false, message: 'Product not found' }, { status: 404 }),
    );
    await expect(client.fetchQuery(queries.products.get('p1'))).rejects.toMatchObject({
      name: 'ApiError',
      operation: 'getProduct',
      status: 404,
    });
  });

  it('is invalidated with its group', async () => {
    const { queries, client, sent } = createQueries(() => success(ANY_DATA));
    await client.fetchQuery(queries.cart.get());
    await client.fetchQuery(queries.wishlist.get());
    await client.invalidateQueries({ queryKey: ['shop', 'cart'] });
    expect(client.getQueryState(queries.cart.get().queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryState(queries.wishlist.get().queryKey)?.isInvalidated).toBe(false);
    expect(sent).toHaveLength(2);
  });
});

describe('a query of a shopper who signs out', () => {
  it('keeps the data until it is reset', async () => {
    let isSignedIn = true;
    const { queries, client } = createQueries(() =>
      isSignedIn ? success({ items: [] }) : failure(401),
    );
    const observer = new QueryObserver(client, queries.cart.get());
    const stop = observer.subscribe(() => {});
    await observer.refetch();
    isSignedIn = false;
    await client.invalidateQueries({ queryKey: ['shop'] });
    expect(observer.getCurrentResult()).toMatchObject({ data: { items: [] }, status: 'error' });
    await client.resetQueries({ queryKey: ['shop'] });
    expect(observer.getCurrentResult()).toMatchObject({ data: undefined, error: { status: 401 } });
    stop();
  });
});

describe('an infinite query', () => {
  const QUERIES: readonly [string, (queries: ShopQueries) => ShopInfiniteQuery<object>, string][] =
    [
      ['products', (q) => q.products.infinite({ limit: 2 }), '/products?limit=2&page='],
      ['all products', (q) => q.products.infinite(), '/products?page='],
      ['categories', (q) => q.categories.infinite(), '/categories?page='],
      ['orders', (q) => q.orders.infinite(), '/order/get-all?page='],
      ['reviews', (q) => q.reviews.infinite({ rating: 5 }), '/reviews?rating=5&page='],
      ['its reviews', (q) => q.reviews.infiniteOfProduct('p1'), '/reviews/product/p1?page='],
      ['their reviews', (q) => q.reviews.infiniteOfUser('u1'), '/reviews/user/u1?page='],
      ['makers', (q) => q.makers.infinite(), '/makers?page='],
      ['stories', (q) => q.stories.infinite(), '/story?page='],
      ['users', (q) => q.users.infinite(), '/users?page='],
      ['messages', (q) => q.messages.infinite({ read: false }), '/message?read=false&page='],
    ];

  it.each(QUERIES)('of %s loads page after page to the last one', async (_name, select, path) => {
    const { queries, client, sent } = createQueries(respondWithPages);
    const observer = new InfiniteQueryObserver(client, select(queries));
    const stop = observer.subscribe(() => {});
    await observer.fetchNextPage({ cancelRefetch: false });
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    stop();

    expect(observer.getCurrentResult().data?.pages).toHaveLength(3);
    expect(sent.map(({ target }) => target)).toEqual(
      [1, 2, 3].map((page) => `/api/v1${path}${page}`),
    );
  });

  it('has one page of a server that names none', () => {
    const { queries } = createQueries(respondWithPages);
    expect(queries.orders.infinite().getNextPageParam({ orders: [] })).toBeUndefined();
  });
});

it('a page that forgets its shopper when the session ends does so once, though it cannot tell guests', async () => {
  let isOver = false;
  const { fetch, sent } = recordFetch(() => (isOver ? failure(401) : success(ANY_DATA)));
  const api = createShopClient({
    baseUrl: 'https://shop.test/api/v1',
    fetch,
    // As the README prints it.
    onSessionEnded() {
      if (client.getQueryData(shop.user.get().queryKey)) void client.resetQueries();
    },
  });
  const shop = createShopQueries(api);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  clients.push(client);
  const user = new QueryObserver(client, shop.user.get());
  const unsubscribe = user.subscribe(() => {});
  await vi.waitFor(() => expect(user.getCurrentResult().data).toBeDefined());

  isOver = true;
  await expect(api.cart.get()).rejects.toMatchObject({ status: 401 });
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
export function useTypes(queries: ShopQueries, client: QueryClient) {
  expectTypeOf(useQuery(queries.products.get('p1')).data).toEqualTypeOf<Product | undefined>();
  const { data } = useInfiniteQuery(queries.products.infinite({ search: 'mirch' }));
  expectTypeOf(data?.pages).toEqualTypeOf<ProductList[] | undefined>();
  expectTypeOf(
    client.getQueryData(queryOptions(queries.products.get('p1')).queryKey),
  ).toEqualTypeOf<Product | undefined>();
  const infinite = infiniteQueryOptions(queries.products.infinite());
  expectTypeOf(client.getQueryData(infinite.queryKey)?.pages).toEqualTypeOf<
    ProductList[] | undefined
  >();
  const { queryKey } = queries.cart.get();
  expectTypeOf(client.getQueryData(queryKey)).toEqualTypeOf<Cart | undefined>();
  client.setQueryData(queryKey, (old) => old && { ...old, items: [] });
  // @ts-expect-error a number is no cart
  client.setQueryData(queryKey, 5);
  const pages = client.getQueryData(queries.products.infinite().queryKey);
  expectTypeOf(pages).toEqualTypeOf<InfiniteData<ProductList, number> | undefined>();
  // @ts-expect-error the pages come by themselves
  queries.products.infinite({ page: 2 });
}
