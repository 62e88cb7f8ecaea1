import { createOptionsError } from './api-error.ts';
import { type CallManners, isTimeLimit } from './call-options.ts';
import { createContractClient } from './contract-client.ts';
import type { CookieSession } from './cookie-session.ts';
import { observeRequests, type RequestHooks } from './observe-requests.ts';
import { createAddressesResource } from './resources/addresses.ts';
import { createCartResource } from './resources/cart.ts';
import { createCategoriesResource } from './resources/categories.ts';
import { createContactResource } from './resources/contact.ts';
import { createDeliveryResource } from './resources/delivery.ts';
import { createHealthResource } from './resources/health.ts';
import { createMakersResource } from './resources/makers.ts';
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
import { BASE_URL_RULE } from './response-errors.ts';
import { createSessionHint } from './session-hint.ts';
import { type SessionLocks, withSessionRefresh } from './session-refresh.ts';
import type { ShopClient } from './shop-client.ts';
import type { ShopFetch } from './shop-fetch.ts';

/** Settings of {@link createShopClient}. */
export interface ShopClientOptions extends CallManners, RequestHooks {
  /**
   * Where the API is, such as `/api/v1` in a browser on the shop's own site, or
   * `https://shop.example/api/v1`. Must be absolute outside a browser.
   */
  readonly baseUrl: string;
  /**
   * Keeps the session where no browser does, see `createCookieSession`. One per shopper. Without it,
   * calls outside a browser are a guest's.
   */
  readonly session?: CookieSession | undefined;
  /** How requests are sent. Left out: the platform's `fetch`, looked up at each call. */
  readonly fetch?: ShopFetch | undefined;
  /**
   * Headers of every call. A `cookie` among them is sent as it is and never renewed, since its owner
   * would not learn of it; a `session` does both.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether the session cookies are sent; `include` when left out. */
  readonly credentials?: 'include' | 'same-origin' | 'omit' | undefined;
  /**
   * Whether calls that take an `Idempotency-Key` get a random one when none is given; true when left
   * out.
   */
  readonly sendIdempotencyKeys?: boolean | undefined;
  /**
   * Called once when the server did not renew a session after a 401: nobody is signed in any more.
   * Not for a guest's 401. Where no cookie can be read, see `isSignedIn`, a guest looks like a shopper
   * whose session is over, and it is called for both.
   */
  readonly onSessionEnded?: (() => void) | undefined;
  /** See {@link SessionLocks}; with null, tabs do not wait for one another. */
  readonly locks?: SessionLocks | null | undefined;
}

/** How long a call may take by default, in ms. */
const DEFAULT_TIMEOUT_MS = 30_000;

/** @throws ApiError with the reason `options` when no request could be made with it */
function resolveBaseUrl(baseUrl: string): string {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href;
  try {
    const { href, protocol } = new URL(baseUrl, page);
    if (baseUrl && /^https?:$/.test(protocol)) return href.replace(/\/$/, '');
  } catch {
    // Said below.
  }
  throw createOptionsError(
    `${BASE_URL_RULE}, absolute outside a browser; it is ${JSON.stringify(baseUrl)}.`,
  );
}

// The rule: (product 7.1).
/**
 * Creates a client of the shop's API. The client has no state outside itself: a server creates one
 * per request, so that two shoppers never share a session.
 *
 * Every method resolves with the data of the response and rejects with an `ApiError`, or with the
 * reason of its own `signal`, an `AbortError` by default. After a 401 the client renews the session
 * and sends the call once more. Methods do not use `this` and can be passed on alone.
 *
 * @throws ApiError with the reason `options` when `baseUrl` is missing or, outside a browser, relative,
 *   or `timeoutMs` is negative or NaN
 */
export function createShopClient(options: ShopClientOptions): ShopClient {
  const { session, fetch = (request) => globalThis.fetch(request) } = options;
  const baseUrl = resolveBaseUrl(options.baseUrl);
  const hint = createSessionHint(baseUrl, session);

  const {
    headers = {},
    credentials = 'include',
    timeoutMs = DEFAULT_TIMEOUT_MS,
    sendIdempotencyKeys = true,
  } = options;
  // Throws for what is no time, before any call does.
  isTimeLimit(timeoutMs);
  const guestHint =
    session || globalThis.location
      ? undefined
      : 'Pass `session: createCookieSession()` to keep the cookies.';
  const shared = {
    ...options,
    headers,
    credentials,
    timeoutMs,
    sendIdempotencyKeys,
    baseUrl,
    guestHint,
  };
  const send = withSessionRefresh(observeRequests(withCookies(fetch, session), options), {
    ...shared,
    refreshUrl: `${baseUrl}/users/refresh-token`,
    hint,
    locks: session ? null : options.locks,
  });
  const client = createContractClient({ ...shared, send });
  const root = createContractClient({
    ...shared,
    send,
    baseUrl: baseUrl.replace(/\/api\/v1$/, ''),
  });

  return {
    users: createUsersResource(client),
    categories: createCategoriesResource(client),
    products: createProductsResource(client),
    makers: createMakersResource(client),
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
    delivery: createDeliveryResource(client),
    media: createMediaResource(client),
    health: createHealthResource(root),
    isSignedIn() {
      const current = hint.read();
      return current === undefined ? undefined : current !== '';
    },
  };
}

/** Sends the cookies of a session, and keeps those that come back. */
function withCookies(fetch: ShopFetch, session: CookieSession | undefined): ShopFetch {
  if (!session) return fetch;
  return async (request) => {
    const cookies = session.getCookieHeader(request.url);
    if (cookies !== '') request.headers.set('cookie', cookies);
    const response = await fetch(request);
    session.receive(response.headers.getSetCookie(), response.url || request.url);
    return response;
  };
}
