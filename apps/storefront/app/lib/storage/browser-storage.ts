import type { StorageLike } from './stored-value.ts';

/**
 * The browser's storage of all tabs or of this tab. Undefined on the server, and when the browser
 * forbids storage, where the getter itself throws.
 */
export function getBrowserStorage(
  kind: 'localStorage' | 'sessionStorage',
): StorageLike | undefined {
  if (import.meta.env.SSR) return undefined;
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}
