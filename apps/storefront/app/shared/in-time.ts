/** How long a page waits for what it can do without at first, in ms. */
export const PATIENCE_MS = 500;

interface InTimeOptions {
  /** What the call is about, for the operators' log. */
  readonly what: string;
  /** Told when the call took too long; a page with a gap is then not kept for others. */
  readonly report: (error: Error) => void;
}

/**
 * The outcome of a call that must never hold a page back; null when it failed or took too long. The
 * page then shows the place for it, and the browser asks once more.
 */
export function inTime<T>(call: Promise<T>, { what, report }: InTimeOptions): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<T | null>();
  const timer = setTimeout(() => {
    report(new Error(`${what} took longer than ${PATIENCE_MS} ms`));
    resolve(null);
  }, PATIENCE_MS);
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
