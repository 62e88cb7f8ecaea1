/** The storage of all tabs, or of this tab alone. */
type StorageKind = 'localStorage' | 'sessionStorage';

/** Reads from the browser's storage; null also where it is switched off. */
export function readStored(key: string, kind: StorageKind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Writes to the browser's storage, if there is one. */
export function writeStored(key: string, value: string, kind: StorageKind = 'localStorage'): void {
  try {
    globalThis[kind].setItem(key, value);
  } catch {
    // A full or forbidden storage loses a preference only.
  }
}

/** Removes from the browser's storage, if there is one. */
export function dropStored(key: string, kind: StorageKind = 'localStorage'): void {
  try {
    globalThis[kind].removeItem(key);
  } catch {
    // Where nothing is stored there is nothing to remove.
  }
}

/** The keys of what is stored for all tabs. */
export function listStored(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
