import type { StorageLike } from '../../state/stored-value.ts';

/** The storage of this tab; undefined on the server and where the browser forbids it. */
export function findSessionStorage(): StorageLike | undefined {
  if (import.meta.env.SSR) return undefined;
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
