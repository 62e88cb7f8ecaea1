import type { RouterContextProvider } from 'react-router';
import { reportErrorContext } from './request-context.ts';

/**
 * The timeout of data that the document can do without, in ms: it waits no longer, and the browser then
 * requests the blocks that are missing.
 */
const DOCUMENT_MS = 500;

/** The browser's timeout for data that a screen can do without, in ms. */
export const ARRIVAL_MS = 6_000;

interface TimeoutOptions {
  /** The subject of the call, for the log. */
  readonly what: string;
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

/**
 * The {@link withTimeout} of a loader, for what its document can do without.
 *
 * @example const inTime = limitToDocument(context); await inTime('Reviews', listReviews())
 */
export function limitToDocument(context: Readonly<RouterContextProvider>) {
  const report = context.get(reportErrorContext);
  return <T>(what: string, call: Promise<T>) =>
    withTimeout(call, { what, limitMs: DOCUMENT_MS, report });
}
