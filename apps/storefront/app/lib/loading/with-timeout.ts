/** The timeout of data that the first screen can do without, in ms. */
export const FIRST_SCREEN_MS = 500;

/**
 * The timeout of a streamed block, in ms. It delays nothing else and is faster than a request of the
 * browser. It is less than `streamTimeout`, so that the stream can still send the fallback.
 */
export const STREAM_MS = 4_500;

/**
 * The browser's timeout for a streamed part of a page, in ms. The server's own timeout is shorter, so
 * that a part missing by then was lost with the connection.
 */
export const ARRIVAL_MS = 6_000;

interface TimeoutOptions {
  /** The subject of the call, for the log. */
  readonly what: string;
  /** {@link FIRST_SCREEN_MS}, {@link STREAM_MS} or, in the browser, {@link ARRIVAL_MS}. */
  readonly limitMs: number;
  /** Receives the error of a timeout; the server does not cache a page that reported one. */
  readonly report?: (error: Error) => void;
}

/**
 * The result of a call, or null when it failed or timed out. The page then shows a placeholder, and the
 * browser requests the data again.
 */
export function withTimeout<T>(
  call: Promise<T>,
  { what, limitMs, report }: TimeoutOptions,
): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<T | null>();
  const timer = setTimeout(() => {
    report?.(new Error(`${what} took longer than ${limitMs} ms`));
    resolve(null);
  }, limitMs);
  call.then(
    (value) => {
      clearTimeout(timer);
      resolve(value);
    },
    () => {
      clearTimeout(timer);
      resolve(null);
    },
  );
  return promise;
}
