import type { SessionHint } from './session-hint.ts';
import type { ShopFetch } from './shop-fetch.ts';
import { isTimeLimit } from './time-limit.ts';
import { untilAborted } from './until-aborted.ts';

/** The part of the Web Locks API (`navigator.locks`) that is used. */
export interface SessionLocks {
  /** Runs a function while this tab holds the lock. */
  request<T>(
    name: string,
    options: {
      /** Whether to run it at once, with null, while another tab holds the lock; it waits otherwise. */
      readonly ifAvailable: boolean;
    },
    run: (lock: object | null) => Promise<T>,
  ): Promise<T>;
}

/** Settings of {@link withSessionRefresh}. */
export interface SessionRefreshOptions {
  /** Where to POST for a new session, as an URL that `new Request()` takes. */
  readonly refreshUrl: string;
  /** Whether cookies go with the refresh call. */
  readonly credentials: 'include' | 'same-origin' | 'omit';
  /** Headers of the refresh call. */
  readonly headers: Readonly<Record<string, string>>;
  /** How long a refresh may take, in ms; 0 or Infinity: as long as it takes. */
  readonly timeoutMs: number;
  readonly hint: SessionHint;
  /**
   * Locks shared by all tabs of the shop, so that one of them refreshes at a time. Left out:
   * `navigator.locks` in a browser window, none elsewhere. null: none.
   */
  readonly locks?: SessionLocks | null | undefined;
  /** Called once when the server did not renew the session: nobody is signed in any more. */
  readonly onSessionEnded?: (() => void) | undefined;
}

/**
 * How a refresh ended. true: the session is renewed; false: the server rejected it, so the session is
 * over, by a 401; a response: any other that is no success; an error: the server was not reached.
 */
type RefreshOutcome = boolean | Response | { readonly error: unknown };

/** A request whose response was a 401. */
interface UnauthorizedRequest {
  readonly request: Request;
  /** The session hint when it was sent. */
  readonly sentHint: string | undefined;
}

/** Calls whose 401 stands: they have no session to renew, or must not renew it. */
const SESSION_CALL =
  /\/users\/(login|register|refresh-token|logout|forgot-password|reset-password\/[^/]+)$/;

/** A whole origin shares a Web Lock, so its name contains the URL of the API. */
const LOCK_PREFIX = 'session-refresh ';

/**
 * Wraps the sending of requests so that one with a 401 is sent once more after a refresh of the
 * session (product 4.1.4). All calls that fail meanwhile wait for one refresh and are resolved or rejected
 * together; their bodies and headers, the idempotency key among them, are sent again unchanged.
 *
 * - The second response stands, also when it is a 401.
 * - A guest's 401 stands: without a session hint there is nothing to renew. If there was a hint before,
 *   its cookies were deleted, and `onSessionEnded` is called. The 401 of a request with a `Cookie`
 *   header of its caller's stands, too: the renewed cookies would be lost.
 * - Tabs of the shop refresh one at a time. A tab does not refresh a session that another tab has
 *   renewed since the call was sent: the session hint cookie shows that, or, where no cookie can be
 *   read, a second try of the call, if it was a GET.
 * - When the server rejects the refresh, every waiting call gets its own 401, and `onSessionEnded`
 *   is called.
 * - When the refresh fails otherwise (offline, 404, 429, 5xx), every waiting call fails with that error:
 *   a bad connection signs nobody out.
 * - An abort by one caller leaves the other callers waiting.
 */
export function withSessionRefresh(send: ShopFetch, options: SessionRefreshOptions): ShopFetch {
  const { refreshUrl, credentials, headers, timeoutMs, hint, onSessionEnded } = options;
  const locks = options.locks === undefined ? findLocks() : options.locks;
  let isRefreshing = false;
  let refreshesEnded = 0;
  let latest: Promise<RefreshOutcome> = Promise.resolve(true);

  /** Whether somebody signed in or renewed the session after the request was sent. */
  function isRenewedSince({ sentHint }: UnauthorizedRequest): boolean {
    const current = hint.read();
    return Boolean(current) && current !== sentHint;
  }

  async function requestRefresh(): Promise<RefreshOutcome> {
    const signal = isTimeLimit(timeoutMs) ? AbortSignal.timeout(timeoutMs) : null;
    const post = () =>
      send(new Request(refreshUrl, { method: 'POST', credentials, headers, signal }));
    try {
      // A response that was cut may have renewed the session on the server already: the old refresh
      // token is valid for some more seconds, so the retry comes now rather than at the next call.
      const response = await post().catch(post);
      // Whatever else it is, an address that is no shop's or a proxy's rule, it says nothing of the session.
      if (!response.ok && response.status !== 401) return response;
      return response.ok;
    } catch (error) {
      return { error };
    }
  }

  /** Also with a free lock, another tab may have renewed the session since the request was sent. */
  async function refreshUnlessRenewed(rejected: UnauthorizedRequest): Promise<RefreshOutcome> {
    return isRenewedSince(rejected) || requestRefresh();
  }

  /** When a GET succeeds on a second try, another tab has renewed the session. */
  async function refreshAfterOtherTab(rejected: UnauthorizedRequest): Promise<RefreshOutcome> {
    const { request } = rejected;
    if (request.method === 'GET') {
      try {
        // Without the caller's signal: its abort must not fail the other waiting calls.
        const response = await send(new Request(request, { signal: null }));
        if (response.status !== 401) return true;
      } catch (error) {
        return { error };
      }
    }
    return requestRefresh();
  }

  async function refreshUnderLock(
    sharedLocks: SessionLocks,
    rejected: UnauthorizedRequest,
  ): Promise<RefreshOutcome> {
    const name = LOCK_PREFIX + refreshUrl;
    const outcome = await sharedLocks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return null;
      return refreshUnlessRenewed(rejected);
    });
    if (outcome !== null) return outcome;
    return sharedLocks.request(name, { ifAvailable: false }, async () => {
      if (isRenewedSince(rejected)) return true;
      return rejected.sentHint ? requestRefresh() : refreshAfterOtherTab(rejected);
    });
  }

  async function refreshSession(rejected: UnauthorizedRequest): Promise<RefreshOutcome> {
    // Sandboxed frames and closing pages get no lock; their calls go on without one.
    const outcome = await (locks === null
      ? refreshUnlessRenewed(rejected)
      : refreshUnderLock(locks, rejected).catch(requestRefresh));
    isRefreshing = false;
    refreshesEnded += 1;
    if (outcome === false) {
      hint.end(rejected.sentHint);
      onSessionEnded?.();
    }
    return outcome;
  }

  return async function sendWithRefresh(request) {
    if (SESSION_CALL.test(new URL(request.url).pathname) || request.headers.has('cookie')) {
      const response = await send(request);
      // No `onSessionEnded`: whoever called the logout knows of it.
      hint.end();
      return response;
    }
    const copy = request.clone();
    const endedBefore = refreshesEnded;
    const sentHint = hint.read();
    const response = await send(request);
    if (response.status !== 401) return response;
    if (sentHint === '' && hint.read() === '') {
      if (hint.end()) onSessionEnded?.();
      return response;
    }

    // The outcome of a refresh that ended during this call holds for this call too.
    if (!isRefreshing && refreshesEnded === endedBefore) {
      isRefreshing = true;
      latest = refreshSession({ request, sentHint });
    }
    const outcome = await untilAborted(latest, request.signal);
    if (outcome === false) return response;
    if (outcome === true) {
      // The signal is passed again: on Node the signal of a clone may stop following its original.
      return send(new Request(copy, { signal: request.signal }));
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.clone();
  };
}

/** The browser's locks; null on a server, where the callers are different shoppers. */
function findLocks(): SessionLocks | null {
  return globalThis.window?.navigator.locks ?? null;
}
