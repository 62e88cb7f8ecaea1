/**
 * Caches the result of a call in the memory of this tab (product 4.8.1). Concurrent callers share one
 * call; failures are not cached.
 *
 * @param ttlMs how long a loaded value is valid, in ms
 */
export function memoizeWithTtl<T>(load: () => Promise<T>, ttlMs: number): () => Promise<T> {
  let cached: { readonly value: T; readonly expiresAt: number } | undefined;
  let pending: Promise<T> | undefined;

  return async () => {
    if (cached && performance.now() < cached.expiresAt) return cached.value;
    pending ??= load().finally(() => {
      pending = undefined;
    });
    const value = await pending;
    cached = { value, expiresAt: performance.now() + ttlMs };
    return value;
  };
}
