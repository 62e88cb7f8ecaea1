/**
 * A fresh random key of 32 hexadecimal digits: one intent, one key (`Idempotency-Key`). Unlike
 * `crypto.randomUUID` it also works on a page that was not served over https.
 */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
