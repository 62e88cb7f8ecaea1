import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of `content` (bytes, or text as UTF-8) under `secret`, lower-case hex. */
export function signHex(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/**
 * Whether `signature` is the one {@link signHex} gives. Takes the same time wherever the two differ.
 * The lengths are compared first, because `timingSafeEqual` throws where they differ; how long a
 * signature has to be is no secret.
 */
export function isSignedBy(secret: string, content: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(signHex(secret, content));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
