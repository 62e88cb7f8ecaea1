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
 * The word that a password is built around: in lower case, without the digits and signs at its ends
 * (what everybody adds), and with the usual look-alikes undone: 'P@ssw0rd1!' is 'password'.
 */
export function toWord(password: string): string {
  return password
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '')
    .replaceAll(/[@431$05]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
}

/** A password's letters and digits alone, in lower case: '1q2w3e4R!' is '1q2w3e4r'. */
export function toBareForm(password: string): string {
  return password.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Bytes of a fingerprint: among some thousand, another text has one of them by chance 1 in 10^8. */
const FINGERPRINT_LENGTH = 5;

/** Stands for a well-known password in the list, much of which is not fit to be read. */
export function toFingerprint(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  return hash.subarray(0, FINGERPRINT_LENGTH).toString('base64url');
}
