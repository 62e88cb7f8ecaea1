import { createHash } from 'node:crypto';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * Gets the word of a password: in lower case, without digits and signs at its ends, and with look-alikes
 * replaced by letters. The word of 'P@ssw0rd1!' is 'password'.
 */
export function toWord(password: string): string {
  return password
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '')
    .replaceAll(/[@431$05]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
}

/** Gets the letters and digits of a password in lower case: '1q2w3e4r' of '1q2w3e4R!'. */
export function toBareForm(password: string): string {
  return password.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Length in bytes: the chance of a collision with some thousand fingerprints is 1 in 10^8. */
const FINGERPRINT_LENGTH = 5;

/** Gets the fingerprint that the list stores instead of a common password, which may be offensive. */
export function toFingerprint(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  return hash.subarray(0, FINGERPRINT_LENGTH).toString('base64url');
}
