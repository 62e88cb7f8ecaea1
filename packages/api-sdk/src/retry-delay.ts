import type { ApiError } from './api-error.ts';

/** The longest wait before a retry, in ms; a server that asks for more gets none. */
const MAX_DELAY_MS = 10_000;

/** The longest first wait, in ms; each further one may be twice as long. */
const BASE_DELAY_MS = 500;

/** Whether the same request may succeed shortly. */
function isTemporary({ reason, status, retryAfterMs }: ApiError): boolean {
  if (status === 429) return retryAfterMs !== undefined;
  return reason === 'network' || (status >= 502 && status <= 504);
}

/**
 * How long to wait before a call is sent again: what the server asks for, else a random part of a
 * time that doubles with each retry, so that many clients do not come back together.
 *
 * @param retries how often it was sent again already
 * @returns ms; undefined when it must not be sent again
 */
export function getRetryDelay(error: ApiError, retries: number): number | undefined {
  if (!isTemporary(error)) return undefined;
  const { retryAfterMs = Math.random() * Math.min(BASE_DELAY_MS * 2 ** retries, MAX_DELAY_MS) } =
    error;
  return retryAfterMs > MAX_DELAY_MS ? undefined : retryAfterMs;
}
