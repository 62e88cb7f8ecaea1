import { createHash } from 'node:crypto';

/** Limit of the contract, in characters. */
const MAX_LENGTH = 64;
const HASH_LENGTH = 16;

/**
 * Returns the id of a catalogue entry: its key, so that URLs are readable, or the key's beginning
 * and a hash when the key is too long for an id.
 */
export function toEntityId(key: string): string {
  if (key.length <= MAX_LENGTH) return key;
  return `${key.slice(0, MAX_LENGTH - HASH_LENGTH - 1)}-${hashKey(key)}`;
}

/** Returns a short hash of any text, in hex. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
