import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/**
 * A new id: 26 characters, 50 bits of time and 80 of chance. Ids made later sort later, which
 * keeps new rows together in the indices.
 *
 * @param now epoch ms
 */
export function createId(now: number): string {
  let time = now;
  let id = '';
  for (let index = 0; index < TIME_LENGTH; index += 1) {
    id = ALPHABET.charAt(time % 32) + id;
    time = Math.floor(time / 32);
  }
  for (const byte of randomBytes(RANDOM_LENGTH)) id += ALPHABET.charAt(byte % 32);
  return id;
}

/** A new secret for a cookie or a mailed link: 256 bits, safe in URLs. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, hex. Tokens are random, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
