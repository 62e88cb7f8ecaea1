/** A cache of limited size whose entries expire; it evicts the least recently used entry. */
export interface LookupCache<Value> {
  /** @returns undefined when the key is not cached, or its entry has expired */
  get(key: string): Value | undefined;
  /** @param ttlMs time to live, ms */
  set(key: string, value: Value, ttlMs: number): void;
}

/** @param options.now the time, epoch ms */
export function createLookupCache<Value>(options: {
  maxEntries: number;
  now(): number;
}): LookupCache<Value> {
  const { maxEntries, now } = options;
  // A Map preserves the order of insertion, so its first key is the least recently used.
  const entries = new Map<string, { value: Value; expiresAt: number }>();

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (entry.expiresAt <= now()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, ttlMs) {
      entries.delete(key);
      entries.set(key, { value, expiresAt: now() + ttlMs });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
