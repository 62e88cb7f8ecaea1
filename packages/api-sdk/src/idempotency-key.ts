/**
 * A random key of 32 hexadecimal digits for the header `Idempotency-Key`, one per intent: a call that is sent
 * again under the same key gets its first response again, and nothing is done twice.
 */
export function createIdempotencyKey(): string {
  // `crypto.randomUUID` does not exist on pages without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
