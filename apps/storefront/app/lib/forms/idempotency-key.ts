/**
 * Creates a random key of 32 hexadecimal digits, such as an `Idempotency-Key`. Unlike
 * `crypto.randomUUID` it also works on a page that is not served over HTTPS.
 */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
