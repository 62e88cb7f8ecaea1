import { getBrowserStorage } from './browser-storage.ts';
import { createStoredValue, type StoredValue } from './stored-value.ts';

/** The schema of a stored value. */
interface Schema<T> {
  safeParse(stored: unknown): { readonly data?: T | undefined };
}

/** Stores a value for as long as its tab, so that a reload loses nothing; null while there is none. */
export function createTabValue<T>(key: string, schema: Schema<T>): StoredValue<T | null> {
  return createStoredValue<T | null>({
    key,
    initial: null,
    parse: (stored) => schema.safeParse(stored).data,
    storage: getBrowserStorage('sessionStorage'),
  });
}
