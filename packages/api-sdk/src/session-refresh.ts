import { readSessionMark } from './session-mark.ts';
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
  /** Called once when the server refused to renew the session: nobody is signed in any more. */
  readonly onSessionEnded?: (() => void) | undefined;
}

/**
 * How a refresh ended: with a new session; refused, so that the session is over; unavailable: the
 * server could not tell (429 or 5xx); or failed: it could not be reached.
 */
type RefreshOutcome =
  | { readonly type: 'renewed' }
  | { readonly type: 'refused' }
  | { readonly type: 'unavailable'; readonly answer: Response }
  | { readonly type: 'failed'; readonly error: unknown };

const RENEWED: RefreshOutcome = { type: 'renewed' };

/** A call answered 401. */
interface RefusedCall {
  readonly request: Request;
  /** The session's mark when the call was sent. */
  readonly mark: string;
}

/** Whether somebody signed in or renewed the session after the call was sent. */
function isMarkedSince(refused: RefusedCall): boolean {
  const mark = readSessionMark();
  return mark !== '' && mark !== refused.mark;
}

/** Calls whose 401 is their own answer: there is no session to renew, or it must not be renewed. */
const SESSION_CALL =
  /\/users\/(?:login|register|refresh-token|logout|forgot-password|reset-password\/[^/]+)$/;

/** A Web Lock is shared by a whole origin, so its name carries the address of the API. */
const LOCK_PREFIX = 'session-refresh ';

/**
 * Wraps `fetch` so that a call answered 401 is sent once more after the session was renewed
 * (spec §4). All calls that fail meanwhile wait for one refresh and are resolved or rejected
 * together; their bodies and headers, the idempotency key among them, are sent again unchanged.
 *
 * - The answer to the second try stands, also when it is a 401.
 * - Tabs of the shop renew one at a time, and one that finds the session renewed since it sent its
 *   call does not renew it again: the mark among the cookies (see `readSessionMark`) tells, or, where
 *   that cannot be read, a second try of the read that was refused.
 * - When the refresh is refused, every waiting call gets its own 401, and `onSessionEnded` is called.
 * - When the refresh cannot be answered (offline, 429, 5xx), every waiting call fails with that:
 *   nobody is signed out by a bad connection.
 * - A caller's abort ends that caller's waiting only.
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
      // A reply that was cut may have renewed the session on the server already: the old refresh
      // token is good for some seconds more, so ask again now rather than at the next call.
      const answer = await send().catch(send);
      if (answer.status === 429 || answer.status >= 500) return { type: 'unavailable', answer };
      await finish(answer);
      return { type: answer.ok ? 'renewed' : 'refused' };
    } catch (error) {
      return { type: 'failed', error };
    }
  }

  /** Whether a read that was refused is answered now: then another tab has renewed the session. */
  async function isRenewedElsewhere(refused: Request): Promise<boolean> {
    if (refused.method !== 'GET') return false;
    // Without the caller's signal: its abort must not fail the calls that wait beside it.
    const answer = await fetch(new Request(refused, { signal: null }));
    await finish(answer);
    return answer.status !== 401;
  }

  async function refreshAfterOtherTab(refused: RefusedCall): Promise<RefreshOutcome> {
    try {
      if (await isRenewedElsewhere(refused.request)) return { type: 'renewed' };
    } catch (error) {
      return { type: 'failed', error };
    }
    return requestRefresh();
  }

  async function refreshUnderLock(
    sharedLocks: SessionLocks,
    refused: RefusedCall,
  ): Promise<RefreshOutcome> {
    const name = LOCK_PREFIX + refreshUrl;
    const outcome = await sharedLocks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return null;
      // Free does not mean that nobody renewed: a tab may have done so since the call was sent.
      return isMarkedSince(refused) ? RENEWED : requestRefresh();
    });
    if (outcome !== null) return outcome;
    return sharedLocks.request(name, { ifAvailable: false }, async () => {
      if (isMarkedSince(refused)) return RENEWED;
      return refused.mark === '' ? refreshAfterOtherTab(refused) : requestRefresh();
    });
  }

  async function refreshSession(refused: RefusedCall): Promise<RefreshOutcome> {
    // Locks are refused to sandboxed frames and to pages being closed; the calls still go on.
    const outcome = await (locks === null
      ? requestRefresh()
      : refreshUnderLock(locks, refused).catch(requestRefresh));
    isRefreshing = false;
    refreshesEnded += 1;
    if (outcome.type === 'refused') onSessionEnded?.();
    return outcome;
  }

  return async function fetchWithRefresh(request) {
    if (SESSION_CALL.test(new URL(request.url).pathname)) return fetch(request);
    const copy = request.clone();
    const endedBefore = refreshesEnded;
    const mark = readSessionMark();
    const answer = await fetch(request);
    if (answer.status !== 401) return answer;

    // A refresh that ended while this call was under way has already decided about it.
    if (!isRefreshing && refreshesEnded === endedBefore) {
      isRefreshing = true;
      latest = refreshSession({ request, mark });
    }
    const outcome = await untilAborted(latest, request.signal);
    switch (outcome.type) {
      case 'renewed':
        await finish(answer);
        // The signal is given again: on Node a clone's own one may stop following its original.
        return fetch(new Request(copy, { signal: request.signal }));
      case 'refused':
        return answer;
      case 'unavailable':
        return outcome.answer.clone();
      case 'failed':
        throw outcome.error;
    }
  };
}

/**
 * Reads an answer that nobody wants to its end: an unread body keeps its connection busy, and a
 * browser has six to a server. A body that breaks off is as good as read.
 */
async function finish(answer: Response): Promise<void> {
  await answer.arrayBuffer().catch(() => {});
}

/** The browser's locks; null on a server, where the callers are different shoppers. */
function findLocks(): SessionLocks | null {
  return 'window' in globalThis && 'locks' in navigator ? navigator.locks : null;
}

/** Waits for `work`, or rejects with the signal's reason as soon as it is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
