// A program of another team that uses @haat/api-sdk.
import { strict as assert } from 'node:assert';
import {
  type components,
  createCookieSession,
  createShopClient,
  isApiError,
  isSignedIn,
  type operations,
  unwrap,
} from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { QueryClient } from '@tanstack/react-query';

type Product = components['schemas']['Product'];

const product: Pick<Product, '_id' | 'name' | 'price'> = {
  _id: 'prod_moong',
  name: 'Moong Papad',
  price: 85,
};
const baseUrl = 'https://shop.example/api/v1';

export const api = createShopClient({
  baseUrl,
  fetch: async (request) =>
    request.url.endsWith('/products/prod_moong')
      ? Response.json({ success: true, message: 'Product', data: product })
      : Response.json({ success: false, message: 'Product not found' }, { status: 404 }),
});
const read = (id: string) => unwrap(api.GET('/products/{id}', { params: { path: { id } } }));

const found: Product = await read('prod_moong');
assert.equal(found.name, product.name);
assert.equal(found.price, 85);

const error: unknown = await read('prod_none').catch((caught: unknown) => caught);
assert.ok(isApiError(error));
assert.equal(error.status, 404);

const query: operations['listProducts']['parameters']['query'] = { sort: 'bestseller' };
assert.equal(query.sort, 'bestseller');

assert.equal(isSignedIn(baseUrl, createCookieSession('haat_signed_in=1')), true);

const { queryFn, queryKey } = shopQuery(api, '/products/{id}', {
  params: { path: { id: 'prod_moong' } },
});
const { signal } = new AbortController();
assert.equal((await queryFn({ signal })).name, product.name);

// The key is typed, although a package manager has put TanStack Query's core beside its adapter only.
const queries = new QueryClient();
queries.setQueryData(queryKey, found);
assert.equal(queries.getQueryData(queryKey)?.price, 85);
// @ts-expect-error a number is no product
queries.setQueryData(queryKey, 5);
