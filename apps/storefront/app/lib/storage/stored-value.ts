/** The part of the browser's storage that the stores use. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** One value kept in the browser's storage; always readable, whatever is stored there. */
export interface StoredValue<T> {
  readonly key: string;
  /** What is stored now; the initial value when nothing, or nothing usable, is. */
  read(): T;
  /** Stores a value. Where storage is full or forbidden it lives as long as this tab. */
  write(value: T): void;
  /** Removes the value. */
  clear(): void;
}

interface StoredValueOptions<T> {
  readonly key: string;
  readonly initial: T;
  /** Reads what was stored; undefined for anything this version cannot use. */
  readonly parse: (stored: unknown) => T | undefined;
  /** Absent where the browser forbids storage. */
  readonly storage: StorageLike | undefined;
}

/** Stored values carry the version of their shape; another version is dropped (product 3). */
const VERSION = 1;

/**
 * Keeps a value in the browser's storage as `{ state, version }`. Old, broken or foreign data is
 * dropped; a failing storage is replaced by memory, never by an error.
 */
export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, initial, parse, storage } = options;
  // Used from the first failed write on, so that what the shopper did is not lost in this tab.
  let memory: { value: T } | undefined;

  function drop(): void {
    try {
      storage?.removeItem(key);
    } catch {
      // A storage that cannot even remove is read again next time; parse refuses it again.
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
      const value = parse(readEnvelope(text));
      if (value === undefined) {
        drop();
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
        // Full or forbidden: it stays in memory.
      }
    },
    clear() {
      memory = undefined;
      drop();
    },
  };
}

function readEnvelope(text: string): unknown {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return undefined;
    if (!('version' in stored) || stored.version !== VERSION) return undefined;
    return 'state' in stored ? stored.state : undefined;
  } catch {
    return undefined;
  }
}
