/** The message for whoever sends text that is not {@link isStorableText storable}. */
export const UNSTORABLE_TEXT = 'This text holds characters that cannot be stored.';

const MAX_DEPTH = 32;

/**
 * Whether both databases can hold all text of a value, keys included: none has NUL (PostgreSQL) or lone
 * surrogates, which UTF-8 cannot encode. False for a value that is nested more than 32 deep.
 */
export function isStorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, item]) => isStorableText(key, depth + 1) && isStorableText(item, depth + 1),
  );
}
