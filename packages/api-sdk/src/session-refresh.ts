import { getSessionHint } from './session-hint-cookie.ts';
import type { ShopFetch } from './shop-fetch.ts';

/** The part of the Web Locks API (`navigator.locks`) that is used. */
export interface SessionLocks {
  request<T>(
    name: string,
    options: { readonly ifAvailable: boolean },
    run: (lock: object | null) => Promise<T>,
  ): Promise<T>;
}

/** Settings of {@link withSessionRefresh}. */
export interface SessionRefreshOptions {
  /** Where to POST for a new session, as an URL that `new Request()` takes. */
  readonly refreshUrl: string;
  /** Whether cookies go with the refresh call. */
  readonly credentials?: 'include' | 'same-origin' | 'omit';
  /** Headers of the refresh call. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Locks shared by all tabs of the shop, so that one of them refreshes at a time. Left out:
   * `navigator.locks` in a browser window, none elsewhere. null: none.
   */
  readonly locks?: SessionLocks | null | undefined;
  /** Called once when the server did not renew the session: nobody is signed in any more. */
  readonly onSessionEnded?: (() => void) | undefined;
}

/**
 * How a refresh ended: `renewed`; `rejected`, so that the session is over; `unavailable`: the server
 * responded with 429 or 5xx; or `failed`: the server was not reached.
 */
type RefreshOutcome =
  | { readonly type: 'renewed' }
  | { readonly type: 'rejected' }
  | { readonly type: 'unavailable'; readonly response: Response }
  | { readonly type: 'failed'; readonly error: unknown };

const RENEWED: RefreshOutcome = { type: 'renewed' };

/** A call whose response was a 401. */
interface UnauthorizedCall {
  readonly request: Request;
  /** The session hint when the call was sent. */
  readonly hint: string;
}

/** Whether somebody signed in or renewed the session after the call was sent. */
function isRenewedSince(call: UnauthorizedCall): boolean {
  const hint = getSessionHint();
  return hint !== '' && hint !== call.hint;
}

/** Calls whose 401 stands: they have no session to renew, or must not renew it. */
const SESSION_CALL =
  /\/users\/(?:login|register|refresh-token|logout|forgot-password|reset-password\/[^/]+)$/;

/** A whole origin shares a Web Lock, so its name contains the URL of the API. */
const LOCK_PREFIX = 'session-refresh ';

/**
 * Wraps `fetch` so that a call with a 401 is sent once more after a refresh of the session
 * (product 4). All calls that fail meanwhile wait for one refresh and are resolved or rejected
 * together; their bodies and headers, the idempotency key among them, are sent again unchanged.
 *
 * - The second response stands, also when it is a 401.
 * - Tabs of the shop refresh one at a time. A tab does not refresh a session that another tab has
 *   renewed since the call was sent: the session hint cookie shows that, or, where no cookie can be
 *   read, a second try of the call, if it was a GET.
 * - When the server rejects the refresh, every waiting call gets its own 401, and `onSessionEnded`
 *   is called.
 * - When the refresh fails otherwise (offline, 429, 5xx), every waiting call fails with that error:
 *   a bad connection signs nobody out.
 * - An abort by one caller leaves the other callers waiting.
 */
export function withSessionRefresh(fetch: ShopFetch, options: SessionRefreshOptions): ShopFetch {
  const { refreshUrl, credentials = 'include', headers = {}, onSessionEnded } = options;
  const locks = options.locks === undefined ? findLocks() : options.locks;
  let isRefreshing = false;
  let refreshesEnded = 0;
  let latest: Promise<RefreshOutcome> = Promise.resolve(RENEWED);

  async function requestRefresh(): Promise<RefreshOutcome> {
    const send = () => fetch(new Request(refreshUrl, { method: 'POST', credentials, headers }));
    try {
      // A response that was cut may have renewed the session on the server already: the old refresh
      // token is valid for some more seconds, so the retry comes now rather than at the next call.
      const response = await send().catch(send);
      if (response.status === 429 || response.status >= 500)
        return { type: 'unavailable', response };
      await drain(response);
      return { type: response.ok ? 'renewed' : 'rejected' };
    } catch (error) {
      return { type: 'failed', error };
    }
  }

  /** Whether a GET succeeds on a second try: then another tab has renewed the session. */
  async function isRenewedElsewhere(request: Request): Promise<boolean> {
    if (request.method !== 'GET') return false;
    // Without the caller's signal: its abort must not fail the other waiting calls.
    const response = await fetch(new Request(request, { signal: null }));
    await drain(response);
    return response.status !== 401;
  }

  async function refreshAfterOtherTab(call: UnauthorizedCall): Promise<RefreshOutcome> {
    try {
      if (await isRenewedElsewhere(call.request)) return { type: 'renewed' };
    } catch (error) {
      return { type: 'failed', error };
    }
    return requestRefresh();
  }

  async function refreshUnderLock(
    sharedLocks: SessionLocks,
    call: UnauthorizedCall,
  ): Promise<RefreshOutcome> {
    const name = LOCK_PREFIX + refreshUrl;
    const outcome = await sharedLocks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return null;
      // Even with a free lock, another tab may have renewed the session since the call was sent.
      return isRenewedSince(call) ? RENEWED : requestRefresh();
    });
    if (outcome !== null) return outcome;
    return sharedLocks.request(name, { ifAvailable: false }, async () => {
      if (isRenewedSince(call)) return RENEWED;
      return call.hint === '' ? refreshAfterOtherTab(call) : requestRefresh();
    });
  }

  async function refreshSession(call: UnauthorizedCall): Promise<RefreshOutcome> {
    // Sandboxed frames and closing pages get no lock; their calls go on without one.
    const outcome = await (locks === null
      ? requestRefresh()
      : refreshUnderLock(locks, call).catch(requestRefresh));
    isRefreshing = false;
    refreshesEnded += 1;
    if (outcome.type === 'rejected') onSessionEnded?.();
    return outcome;
  }

  return async function fetchWithRefresh(request) {
    if (SESSION_CALL.test(new URL(request.url).pathname)) return fetch(request);
    const copy = request.clone();
    const endedBefore = refreshesEnded;
    const hint = getSessionHint();
    const response = await fetch(request);
    if (response.status !== 401) return response;

    // The outcome of a refresh that ended during this call holds for this call too.
    if (!isRefreshing && refreshesEnded === endedBefore) {
      isRefreshing = true;
      latest = refreshSession({ request, hint });
    }
    const outcome = await untilAborted(latest, request.signal);
    switch (outcome.type) {
      case 'renewed':
        await drain(response);
        // The signal is passed again: on Node the signal of a clone may stop following its original.
        return fetch(new Request(copy, { signal: request.signal }));
      case 'rejected':
        return response;
      case 'unavailable':
        return outcome.response.clone();
      case 'failed':
        throw outcome.error;
    }
  };
}

/**
 * Reads the unused body of a response to its end: an unread body occupies its connection, and a
 * browser has six to a server. A body that breaks off occupies none.
 */
async function drain(response: Response): Promise<void> {
  await response.arrayBuffer().catch(() => {});
}

/** The browser's locks; null on a server, where the callers are different shoppers. */
function findLocks(): SessionLocks | null {
  return 'window' in globalThis && 'locks' in navigator ? navigator.locks : null;
}

/** Waits for `work`; rejects with the signal's reason as soon as it is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
