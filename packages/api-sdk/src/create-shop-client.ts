import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { withApiErrors } from './read-answer.ts';
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
   * Called once when a call was answered 401 and the server refused to renew the session: nobody
   * is signed in any more, or nobody was.
   */
  readonly onSessionEnded?: (() => void) | undefined;
  /** See {@link SessionLocks}; null keeps tabs from waiting for one another. */
  readonly locks?: SessionLocks | null | undefined;
}

/** The shop's API as methods, one group per resource. */
export type ShopClient = ReturnType<typeof createShopClient>;

/**
 * Makes a client of the shop's API (spec §7). It keeps nothing outside itself: on a server make one
 * per request, so that two shoppers never share a session.
 *
 * Every method resolves with the data of the answer and rejects with an `ApiError`, or with the
 * reason of its own `signal`, an `AbortError` by default. A call answered 401 is sent once more after
 * the session was renewed (see `withSessionRefresh`). Methods do not use `this` and can be passed on
 * alone.
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
  const shared = { headers, credentials, fetch: withApiErrors(fetchWithSession) };
  const client = createClient<paths>({ ...shared, baseUrl });
  const rootClient = createClient<paths>({ ...shared, baseUrl: baseUrl.replace(/\/api\/v1$/, '') });

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
    media: createMediaResource(client, withApiErrors(fetchWithSession, 'bytes')),
    health: createHealthResource(rootClient),
  };
}
