import * as z from 'zod/mini';
import { ADDRESS_TYPES, type AddressType } from '../address/address-type.ts';

/** The fewest characters of a password (spec §5, §9). */
export const PASSWORD_MIN_LENGTH = 6;

/** The most characters of a password; longer ones are refused, never cut. */
const PASSWORD_MAX_LENGTH = 128;

/** The most characters of an e-mail address that mail can be sent to. */
export const EMAIL_MAX_LENGTH = 254;

/** What is wrong with a text that is no e-mail address (spec §5). */
export const INVALID_EMAIL_MESSAGE = 'Please enter a valid email address.';

// As in the contract: parts of letters, digits and _'+- parted by single dots, then a domain name.
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** A trimmed text that must not be empty; `tooLong` is the message above `maxLength` characters. */
export function requiredText(required: string, maxLength: number, tooLong: string) {
  return z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(maxLength, tooLong));
}

/** A trimmed text that may be empty or missing; missing is ''. */
export function optionalText(maxLength: number, tooLong: string) {
  return z._default(z.string(tooLong).check(z.trim(), z.maxLength(maxLength, tooLong)), '');
}

/** An e-mail address, trimmed (spec §5). */
export const emailField = z
  .string(INVALID_EMAIL_MESSAGE)
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, INVALID_EMAIL_MESSAGE),
    z.regex(EMAIL, INVALID_EMAIL_MESSAGE),
  );

const PASSWORD_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`;
const PASSWORD_LONG = `Password must be at most ${PASSWORD_MAX_LENGTH} characters.`;

/** The password of a sign-in: at least 6 characters, taken as typed (spec §5). */
export const passwordField = z
  .string(PASSWORD_SHORT)
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_SHORT),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_LONG),
  );

const PRESENT_PASSWORD_REQUIRED = 'Current password is required.';

/** The password that somebody signed in has so far: the rules of today may be younger than it. */
export const presentPasswordField = z
  .string(PRESENT_PASSWORD_REQUIRED)
  .check(
    z.minLength(1, PRESENT_PASSWORD_REQUIRED),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_LONG),
  );

/**
 * A new password: at least 6 characters with an uppercase letter, a digit and a special character
 * from !@#$%^&*, each with its own message (spec §5). Taken as typed, spaces included.
 */
export const newPasswordField = passwordField.check(
  z.regex(/[A-Z]/, 'Password must contain at least one uppercase letter.'),
  z.regex(/[0-9]/, 'Password must contain at least one number.'),
  z.regex(/[!@#$%^&*]/, 'Password must contain at least one special character (!@#$%^&*).'),
);

/** One of Home, Work, Other (spec §5); `fallback` when missing. */
export function addressTypeField(fallback: AddressType) {
  return z._default(z.enum(ADDRESS_TYPES, 'Please choose Home, Work or Other.'), fallback);
}

/** Whether an address is the default one (spec §5); no when missing. */
export const isDefaultField = z._default(z.boolean(), false);
