import createClient, { type Client } from 'openapi-fetch';
import { resolveBaseUrl } from './base-url.ts';
import type { CookieSession } from './cookie-session.ts';
import type { paths } from './generated/schema.ts';
import { explainFailures } from './response-errors.ts';
import { withRetries } from './retries.ts';
import { createSessionHint } from './session-hint.ts';
import { type SessionLocks, withSessionRefresh } from './session-refresh.ts';
import type { ShopFetch } from './shop-fetch.ts';
import { withTimeLimit } from './time-limit.ts';

/** openapi-fetch's client of the contract: each call by its method and path, and `use` for middleware. */
export type ShopClient = Client<paths>;

/** Settings of {@link createShopClient}. */
export interface ShopClientOptions {
  /**
   * Where the API is, such as `/api/v1` in a browser on the shop's own site, or
   * `https://shop.example/api/v1`. Must be absolute outside a browser, and have no password in it, which the
   * error would print. The very address: behind one that redirects, as of http to https, reads work, but a
   * write is sent as a read (404) or without its cookies (401).
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
   * would not learn of it; a `session` does both. On a page of another origin the shop allows no header but
   * `content-type` and `idempotency-key`: with any other each call is a `network` error.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether the session cookies are sent; `include` when left out. */
  readonly credentials?: 'include' | 'same-origin' | 'omit' | undefined;
  /**
   * How long a call may take, retries and renewals of the session included, in ms; then it rejects
   * with an `ApiError` whose reason is `timeout`. 30,000 when left out; four times as long for a call that
   * sends files. 0 or Infinity, or more than 24 days: as long as it takes.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * How often a request is sent again after a network error, a 502, 503 or 504, or a 429 that says to come
   * back within 10 s; for one function, by the request. Only reads are, and writes with an
   * `Idempotency-Key`. 2 when left out, 0 for never. The waits grow exponentially with full jitter, from at
   * most 0.5 s on; a `Retry-After` of the server is kept, and one of more than 10 s is not waited for.
   */
  readonly maxRetries?: number | ((request: Request) => number) | undefined;
  /**
   * Called once when a call gets a 401 and renewing the session gets one too, or when another tab
   * has signed out meanwhile: nobody is signed in any more. Not for a guest's 401. Where no cookie can
   * be read, see `isSignedIn`, a guest looks like a shopper whose session is over, and it is called for
   * both. It is not awaited.
   */
  readonly onSessionEnded?: (() => void) | undefined;
  /** See {@link SessionLocks}; with null, tabs do not wait for one another. */
  readonly locks?: SessionLocks | null | undefined;
}

/**
 * Creates a client of the shop's API (product 7.1), whole and typed: `api.GET('/products/{id}', { params: { path: { id } } })`.
 * The client has no state outside itself: a server creates one per request, so that two shoppers never
 * share a session.
 *
 * A call resolves with `{ data, error, response }` of openapi-fetch; {@link unwrap} gives the data alone or
 * throws. It rejects with an `ApiError` when no response came, or with the reason of its own `signal`. After a
 * 401 the client renews the session and sends the request once more (product 4.1.4).
 *
 * @throws ApiError with the reason `options` when `baseUrl` is missing, no address of http or https, with a
 *   password or with two slashes before its path, or, outside a browser, relative; or when `timeoutMs` is
 *   negative or NaN
 */
export function createShopClient(options: ShopClientOptions): ShopClient {
  // A program without types may pass none at all.
  const baseUrl = resolveBaseUrl(options?.baseUrl);
  const {
    session,
    fetch = (request) => globalThis.fetch(request),
    headers = {},
    credentials = 'include',
    timeoutMs = 30_000,
    maxRetries = 2,
    onSessionEnded,
  } = options;
  const send = withSessionRefresh(withRetries(withCookies(fetch, session), maxRetries), {
    refreshUrl: `${baseUrl}/users/refresh-token`,
    headers,
    credentials,
    timeoutMs,
    hint: createSessionHint(baseUrl, session),
    locks: session ? null : options.locks,
    onSessionEnded,
  });
  const client = createClient<paths>({
    baseUrl,
    headers,
    credentials,
    fetch: withTimeLimit(send, timeoutMs),
  });
  const guestHint =
    session || globalThis.location
      ? undefined
      : 'Pass `session: createCookieSession()` to keep the cookies.';
  client.use(explainFailures(guestHint));
  return client;
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
