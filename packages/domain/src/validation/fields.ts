import * as z from 'zod/mini';
import { ADDRESS_TYPES, type AddressType } from '../address/address-type.ts';
import { LANGUAGES } from '../language/language.ts';
import { readPhoneNumber } from '../phone-number.ts';

/** The fewest characters of a password (product 5.2.1); a server may want more (product 4.9.12). */
export const PASSWORD_MIN_LENGTH = 6;

/** Longer passwords are rejected, never cut. */
export const PASSWORD_MAX_LENGTH = 128;

/** The most characters of an e-mail address. */
export const EMAIL_MAX_LENGTH = 254;

/** The message of every form for a missing or invalid e-mail address (product 5.2.1). */
export const INVALID_EMAIL_MESSAGE = 'Please enter a valid email address.';

// As in the contract: parts of letters, digits and _'+- separated by single dots, then a domain
// name.
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** @param tooLong message above `maxLength` characters */
export function requiredText(required: string, maxLength: number, tooLong: string) {
  return z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(maxLength, tooLong));
}

/** The phone number of the profile's forms; the limit holds for what is read of it (product 5.2.5). */
export function requiredPhone(maxLength: number) {
  const required = 'Phone number is required.';
  return z
    .string(required)
    .check(
      z.overwrite(readPhoneNumber),
      z.trim(),
      z.minLength(1, required),
      z.maxLength(maxLength, `Phone number must be at most ${maxLength} characters.`),
    );
}

/** A trimmed text; a missing one is ''. */
export function optionalText(maxLength: number, tooLong: string) {
  return z._default(z.string(tooLong).check(z.trim(), z.maxLength(maxLength, tooLong)), '');
}

/** An optional text whose message names it. */
export function limitedText(name: string, most: number) {
  return optionalText(most, `${name} must be at most ${most} characters.`);
}

export const emailField = z
  .string(INVALID_EMAIL_MESSAGE)
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, INVALID_EMAIL_MESSAGE),
    z.regex(EMAIL, INVALID_EMAIL_MESSAGE),
  );

/** What every form says of too short a password. */
export const PASSWORD_SHORT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`;
/** What every form says of too long a password. */
export const PASSWORD_LONG = `Password must be at most ${PASSWORD_MAX_LENGTH} characters.`;

/** The password of a sign-in, taken as typed (product 5.2.1). */
export const passwordField = z
  .string(PASSWORD_SHORT)
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_SHORT),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_LONG),
  );

const CURRENT_PASSWORD_REQUIRED = 'Current password is required.';

/** The current password, which may be older than today's rules. */
export const currentPasswordField = z
  .string(CURRENT_PASSWORD_REQUIRED)
  .check(
    z.minLength(1, CURRENT_PASSWORD_REQUIRED),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_LONG),
  );

export function addressTypeField(fallback: AddressType) {
  return z._default(z.enum(ADDRESS_TYPES, 'Please choose Home, Work or Other.'), fallback);
}

/** The language of mails, English when left out (product 4.13.3). */
export const languageField = z.exactOptional(z.enum(LANGUAGES));

export const isDefaultField = z._default(z.boolean(), false);
