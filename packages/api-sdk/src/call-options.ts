import { createOptionsError } from './api-error.ts';
import type { ResponseEvent } from './operation-call.ts';

/** What every call does unless its client or its own options say otherwise. */
export interface CallManners {
  /**
   * How long a call may take, retries and renewals of the session included, in ms; then it rejects
   * with an `ApiError` whose reason is `timeout`. 30,000 when left out. That of the client counts four
   * times for a call that sends files, that of a call is kept as it is. 0 or Infinity, or more than 24
   * days: as long as it takes. A negative one and NaN are an `ApiError` whose reason is `options`.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * How often a call is sent again after a network error, a 502, 503 or 504, or a 429 that says to come
   * back within 10 s. Only reads are, and writes with an `Idempotency-Key`. 2 when left out, 0 or less
   * for never; a fraction counts as the next whole number. The waits grow exponentially with full
   * jitter, from at most 0.5 s on; a `Retry-After` of the server is kept, and one of more than 10 s is
   * not waited for.
   */
  readonly maxRetries?: number | undefined;
}

/** The longest time that a timer can wait, in ms: 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Whether a time limit in ms is one; a timer with a longer time would end at once.
 *
 * @throws ApiError with the reason `options` for what is no time: negative, or no number
 */
export function isTimeLimit(timeoutMs: number): boolean {
  if (timeoutMs >= 0) return timeoutMs > 0 && timeoutMs <= MAX_TIMER_MS;
  throw createOptionsError(`timeoutMs must be 0 or more; it is ${timeoutMs}.`);
}

/** Options of every call. */
export interface CallOptions extends CallManners {
  /**
   * Aborts the call; it then rejects with the signal's reason, an `AbortError` by default. That of
   * `AbortSignal.timeout()` is a DOMException: prefer `timeoutMs`, whose error is an `ApiError`.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Headers for this call only; see `headers` of the client for pages of another origin. An
   * `Idempotency-Key` among them is sent in place of the one that the call carries by itself.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Called for each response to this call, as `onResponse` of the client: status, headers and request id.
   * The last one has the data that the call resolves with. Not for renewals of the session. What it
   * throws, the call rejects with.
   */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
}

/** Options of a call that must not happen twice. */
export interface IdempotentCallOptions extends CallOptions {
  /**
   * One key per intent: 8 to 128 visible ASCII characters, without spaces; with others the call rejects
   * with a 400, or, where no header can hold them, as with letters of Hindi, with a TypeError. The same
   * key with the same input gets the first response again, and nothing is done twice; with another input
   * it gets a 422. An error uses up no key: after a 409, the corrected input may have the same one. Left
   * out: a new random key for each call, the same for its retries. Give one to repeat a call safely
   * yourself, also after a reload. false: none. The server stores the newest 20 keys of an account for
   * each operation, for 7 days.
   */
  readonly idempotencyKey?: string | false | undefined;
}
