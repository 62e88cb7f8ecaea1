import { isPhoneNumber, readPhoneNumber } from '../phone-number.ts';

/** Digits of an Indian phone number, without the country code. */
const NATIONAL_LENGTH = 10;

/** The fewest digits that are taken for a part of a phone number. */
const MIN_DIGITS = 3;

/**
 * Reads a search as a phone number, or a part of one, in digits of either script, with or without the
 * country code, a 0 before it, and signs between the digits (product 10.2.1).
 *
 * @returns the digits without country code, such as '9829012345'; null for what is no phone number
 */
export function readPhoneSearch(text: string): string | null {
  const typed = readPhoneNumber(text);
  if (!isPhoneNumber(typed)) return null;
  const digits = withoutPrefix(typed.replace('+', ''), typed.startsWith('+'));
  return digits.length < MIN_DIGITS ? null : digits;
}

function withoutPrefix(digits: string, hasCountryCode: boolean): string {
  if (hasCountryCode) return digits.replace(/^91/, '');
  const [prefix = ''] = /^(?:00?91|91|0)/.exec(digits) ?? [];
  // A part of a number may begin with the same digits as a prefix.
  return digits.length === prefix.length + NATIONAL_LENGTH ? digits.slice(prefix.length) : digits;
}
