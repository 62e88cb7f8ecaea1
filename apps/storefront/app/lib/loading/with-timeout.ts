/** How long the first screen waits for what it can do without, in ms. */
export const FIRST_SCREEN_MS = 500;

/**
 * How long a block that streams in may take, in ms: it holds nothing up, and comes sooner than what
 * the browser would have to ask for. Less than `streamTimeout`, so that the place of a block that
 * took too long is told in time.
 */
export const STREAM_MS = 4_500;

/**
 * How long a browser waits for what a page still has to bring, in ms: by then the server has given
 * up, so whatever is missing was lost on the way.
 */
export const ARRIVAL_MS = 6_000;

interface TimeoutOptions {
  /** What the call is about, for the operators' log. */
  readonly what: string;
  /** {@link FIRST_SCREEN_MS}, {@link STREAM_MS} or, in the browser, {@link ARRIVAL_MS}. */
  readonly limitMs: number;
  /** Told when the call took too long; a page with a gap is then not kept for others. */
  readonly report?: (error: Error) => void;
}

/**
 * The outcome of a call that must not hold a page back for long; null when it failed or took longer
 * than that. The page then shows the place for it, and the browser asks once more.
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
