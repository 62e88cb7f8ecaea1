import { createHash } from 'node:crypto';

/** The most characters of an id in the contract. */
const MAX_LENGTH = 64;
const HASH_LENGTH = 16;

/**
 * The id of something that a catalogue names by a key: the key itself, so that addresses of the shop
 * can be read, or its beginning and a hash when it is too long for an id.
 */
export function toEntityId(key: string): string {
  if (key.length <= MAX_LENGTH) return key;
  return `${key.slice(0, MAX_LENGTH - HASH_LENGTH - 1)}-${hashKey(key)}`;
}

/** A short name for a text that may hold anything. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
