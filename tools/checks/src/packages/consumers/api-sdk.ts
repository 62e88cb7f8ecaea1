// A program of another team that uses @haat/api-sdk.
import { strict as assert } from 'node:assert';
import {
  type CodeOf,
  createCookieSession,
  createShopClient,
  isApiError,
  type Product,
} from '@haat/api-sdk';
import { parseSetCookies } from '@haat/api-sdk/cookies';
import { createDeskClient, type DeskOrder } from '@haat/api-sdk/desk';
import type { components, operations } from '@haat/api-sdk/schema';
import { createShopQueries } from '@haat/api-sdk/tanstack';
import { QueryClient } from '@tanstack/react-query';

const product: Pick<components['schemas']['Product'], '_id' | 'name' | 'price'> = {
  _id: 'prod_moong',
  name: 'Moong Papad',
  price: 85,
};

const api = createShopClient({
  baseUrl: 'https://shop.example/api/v1',
  fetch: async (request) =>
    request.url.endsWith('/products/prod_moong')
      ? Response.json({ success: true, message: 'Product', data: product })
      : Response.json({ success: false, message: 'Product not found' }, { status: 404 }),
});

const found: Product = await api.products.get('prod_moong');
assert.equal(found.name, product.name);
assert.deepEqual(found.price, { paise: 85_00, text: '₹85.00' });

const error: unknown = await api.products.get('prod_none').catch((caught: unknown) => caught);
assert.ok(isApiError(error));
assert.equal(error.status, 404);

const query: operations['listProducts']['parameters']['query'] = { sort: 'bestseller' };
assert.equal(query.sort, 'bestseller');

const session = createCookieSession('haat_signed_in=1');
assert.equal(
  createShopClient({ baseUrl: 'https://shop.example/api/v1', session }).isSignedIn(),
  true,
);

const { queryFn, queryKey } = createShopQueries(api).products.get('prod_moong');
assert.deepEqual(queryKey, ['shop', 'products', 'get', 'prod_moong']);
const { signal } = new AbortController();
assert.equal((await queryFn({ signal })).name, product.name);

// The key is typed, although a package manager has put TanStack Query's core beside its adapter only.
const queries = new QueryClient();
queries.setQueryData(queryKey, found);
assert.equal(queries.getQueryData(queryKey)?.price.text, '₹85.00');
// @ts-expect-error a number is no product
queries.setQueryData(queryKey, 5);

const code: CodeOf<'addToWishlist'> = 'wishlist_full';
assert.equal(code, 'wishlist_full');
assert.deepEqual(parseSetCookies(['haat_signed_in=1; Path=/']), [
  { name: 'haat_signed_in', value: '1', path: '/' },
]);

const packed: Pick<DeskOrder, '_id' | 'status' | 'version'> = {
  _id: 'o1',
  status: 'processing',
  version: 4,
};
const desk = createDeskClient({
  baseUrl: 'https://shop.example/api/v1',
  fetch: async ({ headers }) =>
    headers.get('if-match') === '"4"'
      ? Response.json({ success: true, message: 'Order', data: packed })
      : Response.json(
          { success: false, message: 'Changed', code: 'changed_meanwhile', details: packed },
          { status: 412 },
        ),
});
const moved: DeskOrder = await desk.orders.move('o1', 4, { move: 'processing' });
assert.equal(moved.status, packed.status);
const clash: unknown = await desk.orders
  .move('o1', 3, { move: 'processing' })
  .catch((caught: unknown) => caught);
assert.ok(isApiError(clash));
assert.deepEqual(clash.details, packed);

// The groups of a client, whose types have names that a library's declarations can import.
export const { addresses, cart, categories, contact, delivery, health, makers, media, messages } =
  api;
export const { orders, pages, payments, pincode, products, reviews, stories, users, wishlist } =
  api;
export const { audit, content, goods, groups, members, money, secondFactor, shoppers, today } =
  desk;
export const ofDesk = [
  desk.categories,
  desk.messages,
  desk.orders,
  desk.reviews,
  desk.session,
] as const;
