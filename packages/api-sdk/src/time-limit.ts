import { createOptionsError } from './api-error.ts';
import type { ShopFetch } from './shop-fetch.ts';
import { untilAborted } from './until-aborted.ts';

/** How many times as long a call with files may take. */
const UPLOAD_FACTOR = 4;

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

/**
 * Ends calls that take too long, retries and renewals of the session included, with a `TimeoutError`; a
 * call with files may take four times as long.
 *
 * @param timeoutMs 0 or Infinity: as long as it takes
 * @throws ApiError with the reason `options` when it is negative or NaN
 */
export function withTimeLimit(send: ShopFetch, timeoutMs: number): ShopFetch {
  if (!isTimeLimit(timeoutMs)) return (request) => untilAborted(send(request), request.signal);
  return async (request) => {
    // `AbortSignal.any` is missing on phones of 2023.
    const { signal } = request;
    const limit = new AbortController();
    const abort = () => limit.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const limitMs = timeoutMs * (isUpload ? UPLOAD_FACTOR : 1);
    const timer = setTimeout(
      () => limit.abort(new DOMException(`timeoutMs is ${timeoutMs}`, 'TimeoutError')),
      limitMs,
    );
    try {
      const sent = send(new Request(request, { signal: limit.signal }));
      return await untilAborted(sent, limit.signal);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };
}
