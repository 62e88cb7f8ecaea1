import { createOptionsError } from './api-error.ts';
import { type CallManners, isTimeLimit } from './call-options.ts';
import { type CallOperation, createContractClient } from './contract-client.ts';
import type { CookieSession } from './cookie-session.ts';
import { observeRequests, type RequestHooks } from './observe-requests.ts';
import type { OperationId } from './operation-call.ts';
import { BASE_URL_RULE } from './response-errors.ts';
import { createSessionHint, type SessionHint } from './session-hint.ts';
import { type SessionLocks, withSessionRefresh } from './session-refresh.ts';
import type { ShopFetch } from './shop-fetch.ts';

/** Settings of {@link createShopClient}. */
export interface ShopClientOptions extends CallManners, RequestHooks {
  /**
   * Where the API is, such as `/api/v1` in a browser on the shop's own site, or
   * `https://shop.example/api/v1`. Its path is `/api/v1` behind a proxy too, since addresses of pictures
   * have that as well. Must be absolute outside a browser, and have no password in it, which
   * the error would print. The very address: behind one that redirects, as of http to https, reads work,
   * but a write is sent as a read (404) or without its cookies (401).
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
   * Whether calls that take an `Idempotency-Key` get a random one when none is given; true when left
   * out.
   */
  readonly sendIdempotencyKeys?: boolean | undefined;
  /**
   * Called once when a call gets a 401 and renewing the session gets one too, or when another tab
   * has signed out meanwhile: nobody is signed in any more. Not for a guest's 401. Where no cookie can
   * be read, see `isSignedIn`, a guest looks like a shopper whose session is over, and it is called for
   * both. It is not awaited. What it throws, the call rejects with, in place of its 401.
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
    const { href } = new URL(baseUrl, page);
    // `fetch` takes no URL with a password, and each call would look like a network error; of a path with
    // two slashes the shop redirects reads alone.
    if (baseUrl && /^https?:..[^@/]+\/(?!\/)/.test(href)) return href.replace(/\/$/, '');
  } catch {
    // Said below.
  }
  throw createOptionsError(
    `${BASE_URL_RULE}, absolute outside a browser, no password or //; it is ${JSON.stringify(baseUrl)}.`,
  );
}

/** How the groups of a client make their calls. */
export interface CallParts {
  /** Calls an operation below the base URL. */
  readonly call: CallOperation;
  /** Calls an operation at the root of the server. */
  readonly callRoot: CallOperation;
  readonly hint: SessionHint;
}

/**
 * Creates what a client makes its calls with: cookies, renewal of the session, retries and errors.
 *
 * @param operations method and path of each operation that the client calls
 * @throws ApiError with the reason `options` as `createShopClient` does
 */
export function createCalls(
  options: ShopClientOptions,
  operations: Readonly<Partial<Record<OperationId, string>>>,
): CallParts {
  // A program without types may pass none at all.
  const baseUrl = resolveBaseUrl(options?.baseUrl);
  const { session, fetch = (request) => globalThis.fetch(request) } = options;
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
    operations,
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
  const call = createContractClient({ ...shared, send });
  const callRoot = createContractClient({
    ...shared,
    send,
    baseUrl: baseUrl.replace(/\/api\/v1$/, ''),
  });
  return { call, callRoot, hint };
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
