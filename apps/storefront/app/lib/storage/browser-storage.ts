import type { StorageLike } from './stored-value.ts';

/**
 * A storage of the browser: that of all tabs, or of this one. Undefined on the server, and where the
 * browser forbids it: the getter alone throws then.
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
