import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/**
 * Creates an id: 26 characters, 50 bits of time and 80 random bits. Later ids sort later, so that new
 * rows are close together in the indices.
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

/** Creates a secret for a cookie or a mailed link: 256 bits, safe in URLs. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256, hex. Tokens are random, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
