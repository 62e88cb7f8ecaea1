import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { createAddressesResource } from './resources/addresses.ts';
import { createCartResource } from './resources/cart.ts';
import { createCategoriesResource } from './resources/categories.ts';
import { createContactResource } from './resources/contact.ts';
import { createHealthResource } from './resources/health.ts';
import { createMediaResource } from './resources/media.ts';
import { createMessagesResource } from './resources/messages.ts';
import { createOrdersResource } from './resources/orders.ts';
import { createPagesResource } from './resources/pages.ts';
import { createPaymentsResource } from './resources/payments.ts';
import { createPincodeResource } from './resources/pincode.ts';
import { createProductsResource } from './resources/products.ts';
import { createReviewsResource } from './resources/reviews.ts';
import { createStoriesResource } from './resources/stories.ts';
import { createUsersResource } from './resources/users.ts';
import { createWishlistResource } from './resources/wishlist.ts';
import { responseErrors } from './response-errors.ts';
import { type SessionLocks, withSessionRefresh } from './session-refresh.ts';
import type { ShopFetch } from './shop-fetch.ts';

/** Settings of {@link createShopClient}. */
export interface ShopClientOptions {
  /**
   * Where the API is, such as `/api/v1` in a browser on the shop's own site, or
   * `https://shop.example/api/v1`. Must be absolute outside a browser.
   */
  readonly baseUrl: string;
  /** How requests are sent. Left out: the platform's `fetch`, looked up at each call. */
  readonly fetch?: ShopFetch | undefined;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether the session cookies are sent; `include` when left out. */
  readonly credentials?: 'include' | 'same-origin' | 'omit' | undefined;
  /**
   * Called once when the response to a call was a 401 and the server did not renew the session:
   * nobody is signed in any more, or nobody was.
   */
  readonly onSessionEnded?: (() => void) | undefined;
  /** See {@link SessionLocks}; with null, tabs do not wait for one another. */
  readonly locks?: SessionLocks | null | undefined;
}

/** The shop's API as methods, one group per resource. */
export type ShopClient = ReturnType<typeof createShopClient>;

/**
 * Creates a client of the shop's API (product 7). The client has no state outside itself: a server
 * creates one per request, so that two shoppers never share a session.
 *
 * Every method resolves with the data of the response and rejects with an `ApiError`, or with the
 * reason of its own `signal`, an `AbortError` by default. After a 401 the client renews the session
 * and sends the call once more (see `withSessionRefresh`). Methods do not use `this` and can be
 * passed on alone.
 */
export function createShopClient(options: ShopClientOptions) {
  const { headers = {}, credentials = 'include', onSessionEnded, locks } = options;
  const { fetch = (request) => globalThis.fetch(request) } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const refreshUrl = `${baseUrl}/users/refresh-token`;
  const fetchWithSession = withSessionRefresh(fetch, {
    refreshUrl,
    headers,
    credentials,
    onSessionEnded,
    locks,
  });
  const shared = { headers, credentials, fetch: fetchWithSession };
  const client = createClient<paths>({ ...shared, baseUrl });
  const rootClient = createClient<paths>({ ...shared, baseUrl: baseUrl.replace(/\/api\/v1$/, '') });
  for (const one of [client, rootClient]) one.use(responseErrors);

  return {
    users: createUsersResource(client),
    categories: createCategoriesResource(client),
    products: createProductsResource(client),
    cart: createCartResource(client),
    pages: createPagesResource(client),
    orders: createOrdersResource(client),
    wishlist: createWishlistResource(client),
    reviews: createReviewsResource(client),
    stories: createStoriesResource(client),
    messages: createMessagesResource(client),
    contact: createContactResource(client),
    addresses: createAddressesResource(client),
    payments: createPaymentsResource(client),
    pincode: createPincodeResource(client),
    media: createMediaResource(client),
    health: createHealthResource(rootClient),
  };
}
