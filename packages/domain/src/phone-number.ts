import { toLatinDigits } from './desk/latin-digits.ts';

/**
 * What people and phones put between the digits: spaces of every width, brackets, dots, hyphens and
 * dashes, and the invisible marks that are copied from a list of contacts. The contract lists the same.
 */
export const PHONE_SIGNS = /[\s().\u00AD\u200B-\u2015\u202A-\u202F\u2060-\u206F\u2212-]/g;

const NUMBER = /^\+?\d+$/;

/**
 * Reads a phone number as it is typed, or as a phone shows it: without the signs between the digits,
 * 'tel:' and the 0 of calls inside India, in digits of either script, and with a plus for the 00 of
 * calls abroad (product 5.2.5). Forms read at each key: nothing changes that is read again.
 *
 * @returns such as '+919812345678' or '9812345678'; the same text for what is no phone number
 */
export function readPhoneNumber(typed: string): string {
  const bare = toLatinDigits(typed).replace(PHONE_SIGNS, '').replace(/^tel:/i, '');
  if (!NUMBER.test(bare)) return typed;
  return bare.replace(/^00(?=[1-9]\d{9})/, '+').replace(/^(\+91)?0(?=[1-9]\d{9}$)/, '$1');
}

/**
 * A phone number in the one shape that files of the shop have: 10 digits of an Indian number, a plus
 * and the country code before any other that is known with them (product 5.2.5).
 *
 * @param phone as stored, or as typed
 */
export function formatPhoneNumber(phone: string): string {
  return readPhoneNumber(phone)
    .trim()
    .replace(/^\+91(?=\d{10}$)/, '');
}

/** Tells whether {@link readPhoneNumber} read a text as a phone number. */
export function isPhoneNumber(read: string): boolean {
  return NUMBER.test(read);
}
