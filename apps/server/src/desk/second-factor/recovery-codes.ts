import { randomBytes } from 'node:crypto';

/** Without signs that look alike. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Creates a code of 60 random bits that is written down, such as '4k7m-p2xw-9dqr'. */
export function createRecoveryCode(): string {
  const signs = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) =>
    ALPHABET.charAt(byte % 32),
  );
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/** A code as it is compared: without the spaces and dashes with which it is typed. */
export function normalizeCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}
