import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs `content` (bytes, or text as UTF-8) with HMAC-SHA256 under `secret`; the signature is
 * lower-case hex.
 */
export function signHex(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/**
 * True when `signature` is the one that {@link signHex} returns, compared in constant time. The
 * lengths are compared first, because `timingSafeEqual` throws when they differ; the length is no
 * secret.
 */
export function isSignedBy(secret: string, content: string | Buffer, signature: string): boolean {
  const expected = Buffer.from(signHex(secret, content));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
