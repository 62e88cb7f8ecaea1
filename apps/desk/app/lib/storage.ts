/** Reads from the browser's storage; null also where it is switched off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to the browser's storage, if there is one. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A full or forbidden storage loses a preference only.
  }
}

/** Removes from the browser's storage, if there is one. */
export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing is stored there is nothing to remove.
  }
}
