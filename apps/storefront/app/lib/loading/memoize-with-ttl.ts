interface MemoizeOptions<T> {
  readonly load: () => Promise<T>;
  /** How long a loaded value is valid, in ms. */
  readonly ttlMs: number;
}

/** A value that is loaded on demand and cached for a while. */
export interface MemoizedLoad<T> {
  /** The cached value, or a new one; concurrent callers share one call. Failures are not cached. */
  get(): Promise<T>;
  /** Caches a value that was received in another way. */
  set(value: T): void;
}

/** Caches the result of a call in the memory of this tab (product 4.8.1). */
export function memoizeWithTtl<T>({ load, ttlMs }: MemoizeOptions<T>): MemoizedLoad<T> {
  let cached: { readonly value: T; readonly expiresAt: number } | undefined;
  let pending: Promise<T> | undefined;

  function set(value: T): void {
    cached = { value, expiresAt: performance.now() + ttlMs };
  }

  return {
    set,
    async get() {
      if (cached && performance.now() < cached.expiresAt) return cached.value;
      pending ??= load().finally(() => {
        pending = undefined;
      });
      const value = await pending;
      set(value);
      return value;
    },
  };
}
