import { Secret, TOTP } from 'otpauth';

/** Codes as every app makes them, and as the library does by default: SHA-1, 30 s, 6 digits. */
const STEP_MS = 30_000;
/** Clocks of phones differ, and a code is typed for a while: the neighbours of an interval count too. */
const TOLERATED_STEPS = 1;

/** The code of a secret in the given interval of 30 s. */
export function computeTotp(secret: Uint8Array, step: number): string {
  return toTotp(secret).generate({ timestamp: step * STEP_MS });
}

/**
 * Finds the interval whose code this is, of the present one and its neighbours.
 *
 * @param now epoch ms
 * @returns its number, counted in 30 s since 1970; undefined for a wrong code
 */
export function findTotpStep(secret: Uint8Array, code: string, now: number): number | undefined {
  const options = { token: code, timestamp: now, window: TOLERATED_STEPS };
  const offset = toTotp(secret).validate(options);
  return offset === null ? undefined : Math.floor(now / STEP_MS) + offset;
}

/** The latest interval whose code {@link findTotpStep} finds. @param now epoch ms */
export function latestStep(now: number): number {
  return Math.floor(now / STEP_MS) + TOLERATED_STEPS;
}

/** What an app needs to make the codes. */
export interface TotpSetup {
  /** For typing: Base32 without padding. */
  secret: string;
  /** For a QR code. */
  uri: string;
}

/** @param account whose codes these are */
export function presentTotp(secret: Uint8Array, account: string): TotpSetup {
  const totp = toTotp(secret, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

function toTotp(secret: Uint8Array, label = ''): TOTP {
  // A copy: the bytes may be a part of a larger buffer.
  const { buffer } = Uint8Array.from(secret);
  return new TOTP({ issuer: 'Haat', label, secret: new Secret({ buffer }) });
}
