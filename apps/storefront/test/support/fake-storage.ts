import type { StorageLike } from '../../app/lib/storage/stored-value.ts';

/** A browser's storage in memory, whose entries a test can read and write. */
export interface FakeStorage extends StorageLike {
  readonly entries: Map<string, string>;
}

/** Creates a storage that works. */
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

/** Creates a storage that is forbidden or full: every access throws. */
export function createBrokenStorage(): StorageLike {
  function fail(): never {
    throw new Error('QuotaExceededError');
  }
  return { getItem: fail, setItem: fail, removeItem: fail };
}
