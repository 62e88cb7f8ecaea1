/** The part of the browser's storage that the stores use. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A value in the browser's storage; reading it never fails. */
export interface StoredValue<T> {
  readonly key: string;
  /** The stored value; the initial value when none, or an invalid one, is stored. */
  read(): T;
  /** Stores a value; in memory when the storage is full or forbidden. */
  write(value: T): void;
  /** Removes the value. */
  clear(): void;
}

interface StoredValueOptions<T> {
  readonly key: string;
  readonly initial: T;
  /** Parses the stored value; undefined for an invalid one. */
  readonly parse: (stored: unknown) => T | undefined;
  /** Undefined when the browser forbids storage. */
  readonly storage: StorageLike | undefined;
}

/** The version of the stored shape; values of another version are removed. */
const VERSION = 1;

/**
 * Stores a value in the browser as `{ state, version }`. Outdated or invalid data is removed; when the
 * storage fails the value stays in memory.
 */
export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, initial, parse, storage } = options;
  // Set by a failed write, so that the value survives in this tab.
  let memory: { value: T } | undefined;

  function remove(): void {
    try {
      storage?.removeItem(key);
    } catch {
      // A value that cannot be removed is parsed, and rejected, again with the next read.
    }
  }

  return {
    key,
    read() {
      if (memory) return memory.value;
      let text: string | null;
      try {
        text = storage?.getItem(key) ?? null;
      } catch {
        return initial;
      }
      if (text === null) return initial;
      const value = parse(parseEnvelope(text));
      if (value === undefined) {
        remove();
        return initial;
      }
      return value;
    },
    write(value) {
      memory = { value };
      try {
        storage?.setItem(key, JSON.stringify({ state: value, version: VERSION }));
        if (storage) memory = undefined;
      } catch {
        // The storage is full or forbidden: the value stays in memory.
      }
    },
    clear() {
      memory = undefined;
      remove();
    },
  };
}

function parseEnvelope(text: string): unknown {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return undefined;
    if (!('version' in stored) || stored.version !== VERSION) return undefined;
    return 'state' in stored ? stored.state : undefined;
  } catch {
    return undefined;
  }
}
