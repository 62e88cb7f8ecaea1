import type { StorageLike } from '../../app/lib/storage/stored-value.ts';

/** What a browser's storage does, in memory; what it holds can be looked at and filled. */
export interface FakeStorage extends StorageLike {
  readonly entries: Map<string, string>;
}

/** A storage that works. */
export function createFakeStorage(): FakeStorage {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
  };
}

/** A storage that the browser forbids or that is full: every access throws. */
export function createBrokenStorage(): StorageLike {
  function refuse(): never {
    throw new Error('QuotaExceededError');
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}
