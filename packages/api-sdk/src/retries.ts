import type { ShopFetch } from './shop-fetch.ts';
import { untilAborted } from './until-aborted.ts';

/** The longest wait before a retry, in ms; a server that asks for more gets none. */
const MAX_DELAY_MS = 10_000;

/** The longest first wait, in ms; each further one may be twice as long. */
const BASE_DELAY_MS = 500;

/**
 * Sends requests again that failed for a short time, by a network error, a 502, 503 or 504, or a 429 that
 * says to come back within 10 s. Only reads are repeated, and writes with an `Idempotency-Key`, which keep it.
 * A response is given once its whole body has arrived, so that a body that was cut counts as a network error.
 *
 * @param maxRetries how often at most
 */
export function withRetries(
  fetch: ShopFetch,
  maxRetries: number | ((request: Request) => number),
): ShopFetch {
  return async (request) => {
    const isRepeatable = request.method === 'GET' || request.headers.has('idempotency-key');
    const limit = typeof maxRetries === 'number' ? maxRetries : maxRetries(request);
    for (let retries = 0; ; retries += 1) {
      const isLast = !isRepeatable || retries >= limit;
      // On Node the signal of a clone may stop following its original, so it is passed again.
      const sent = isLast ? request : new Request(request.clone(), { signal: request.signal });
      const outcome = await fetch(sent)
        .then(readWhole)
        .catch((error: unknown) => {
          if (isLast || isAbort(error) || request.signal.aborted) throw error;
          return undefined;
        });
      const delayMs = getRetryDelay(outcome, retries);
      if (outcome && (isLast || delayMs === undefined)) return outcome;
      await wait(delayMs, request.signal);
    }
  };
}

/** A response with its whole body. */
async function readWhole(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // Of the bytes that are here, not of compressed ones; with it openapi-fetch reads a body by `json()`.
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes.byteLength > 0 ? bytes : null, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

/** Whether the platform or the caller has given the request up. */
export function isAbort(error: unknown): boolean {
  return Object(error).name === 'AbortError';
}

/**
 * How long to wait before a request is sent again: what the server asks for, else a random part of a time
 * that doubles with each retry, so that many clients do not come back together.
 *
 * @param response undefined after a network error
 * @param retries how often it was sent again already
 * @returns ms; undefined when it must not be sent again
 */
function getRetryDelay(response: Response | undefined, retries: number): number | undefined {
  const asked = parseRetryAfter(response);
  const { status } = response ?? { status: 503 };
  const isTemporary = status === 429 ? asked !== undefined : status >= 502 && status <= 504;
  const delayMs = asked ?? Math.random() * Math.min(BASE_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
  return isTemporary && delayMs <= MAX_DELAY_MS ? delayMs : undefined;
}

/**
 * Waits between two tries.
 *
 * @throws the signal's reason when it is aborted meanwhile
 */
async function wait(delayMs: number | undefined, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, delayMs);
  });
  await untilAborted(elapsed, signal).finally(() => clearTimeout(timer));
}

/** `Retry-After` of a response, seconds or a date, in ms from now; undefined when it is neither. */
export function parseRetryAfter(response: Response | undefined): number | undefined {
  const value = response?.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
