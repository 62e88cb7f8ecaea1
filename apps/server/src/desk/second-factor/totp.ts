import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of RFC 6238 as every app makes them: SHA-1, 30 s, 6 digits. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones differ, and a code is typed for a while. */
const TOLERATED_STEPS = [0, -1, 1];

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a secret in the given interval of 30 s. */
export function computeTotp(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Finds the interval whose code this is, of the present one and its neighbours.
 *
 * @param now epoch ms
 * @returns its number, counted in 30 s since 1970; undefined for a wrong code
 */
export function findTotpStep(secret: Uint8Array, code: string, now: number): number | undefined {
  const given = Buffer.from(code);
  const present = Math.floor(now / STEP_MS);
  return TOLERATED_STEPS.map((offset) => present + offset).find((step) => {
    const expected = Buffer.from(computeTotp(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The latest interval whose code {@link findTotpStep} finds. @param now epoch ms */
export function latestStep(now: number): number {
  return Math.floor(now / STEP_MS) + Math.max(...TOLERATED_STEPS);
}

/** Formats bytes in Base32 (RFC 4648) without padding, as apps take a typed secret. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32.charAt((value >> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + BASE32.charAt((value << (5 - bits)) & 31);
}

/** The URI that apps read from a QR code. @param account whose codes these are */
export function toOtpauthUri(secret: Uint8Array, account: string): string {
  const issuer = 'Haat';
  const label = `${issuer}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${issuer}`;
}
