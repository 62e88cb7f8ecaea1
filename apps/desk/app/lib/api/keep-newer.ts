import { replaceEqualDeep } from '@tanstack/react-query';

function readVersion(thing: unknown): number | undefined {
  if (typeof thing !== 'object' || thing === null || !('version' in thing)) return undefined;
  return typeof thing.version === 'number' ? thing.version : undefined;
}

/**
 * Joins what is shown of a thing with what was loaded of it: the newer version stays. A load that began
 * before a change was saved may end after it, and would take the change back on screen.
 */
export function keepNewer(shown: unknown, loaded: unknown): unknown {
  const [before, after] = [readVersion(shown), readVersion(loaded)];
  if (before !== undefined && after !== undefined && before > after) return shown;
  return replaceEqualDeep(shown, loaded);
}
