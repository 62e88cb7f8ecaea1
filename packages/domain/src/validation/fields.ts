import * as z from 'zod/mini';
import { LANGUAGE } from '#language';
import { ADDRESS_TYPES, type AddressType } from '../address/address-type.ts';
import { LANGUAGES } from '../language/language.ts';
import { readPhoneNumber } from '../phone-number.ts';

/** The fewest characters of a password (product 5.2.1); a server may want more (product 4.9.12). */
export const PASSWORD_MIN_LENGTH = 6;

/** The fewest characters of a new password in a shop that others reach (product 4.9.12). */
export const PUBLIC_PASSWORD_MIN_LENGTH = 8;

/** Longer passwords are rejected, never cut. */
export const PASSWORD_MAX_LENGTH = 128;

/** The most characters of an e-mail address. */
export const EMAIL_MAX_LENGTH = 254;

/** The message of every form for a missing or invalid e-mail address (product 5.2.1). */
export const INVALID_EMAIL_MESSAGE =
  LANGUAGE === 'hi' ? 'कृपया सही ईमेल पता लिखें।' : 'Please enter a valid email address.';

// As in the contract: parts of letters, digits and _'+- separated by single dots, then a domain
// name.
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/**
 * What a form says of a text that is too long.
 *
 * @param name of the field, which the Hindi message leaves to the label above it
 */
export function tooLong(name: string, most: number): string {
  return LANGUAGE === 'hi'
    ? `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`
    : `${name} must be at most ${most} characters.`;
}

/** What a form says of a missing full name. */
export const FULL_NAME_REQUIRED =
  LANGUAGE === 'hi' ? 'कृपया अपना पूरा नाम लिखें।' : 'Full name is required.';

/** What a form says of a missing phone number. */
export const PHONE_REQUIRED =
  LANGUAGE === 'hi' ? 'कृपया अपना फ़ोन नंबर लिखें।' : 'Phone number is required.';

// An optional plus, then 2 to 15 digits not starting with 0 (product 5.2.3).
export const PHONE = /^\+?[1-9]\d{1,14}$/;

export const PHONE_INVALID =
  LANGUAGE === 'hi' ? 'कृपया सही फ़ोन नंबर लिखें।' : 'Please enter a valid phone number.';

/** A phone number that may be missing, then ''; as in 5.2.3. */
export const optionalPhone = z._default(
  z.string(PHONE_INVALID).check(
    z.overwrite(readPhoneNumber),
    z.trim(),
    z.refine((read) => read === '' || PHONE.test(read), PHONE_INVALID),
  ),
  '',
);

/** @param long message above `maxLength` characters */
export function requiredText(required: string, maxLength: number, long: string) {
  return z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(maxLength, long));
}

/** The phone number of the profile's forms; the limit holds for what is read of it (product 5.2.5). */
export function requiredPhone(maxLength: number) {
  return z
    .string(PHONE_REQUIRED)
    .check(
      z.overwrite(readPhoneNumber),
      z.trim(),
      z.minLength(1, PHONE_REQUIRED),
      z.maxLength(maxLength, tooLong('Phone number', maxLength)),
    );
}

/** A trimmed text; a missing one is ''. */
export function optionalText(maxLength: number, long: string) {
  return z._default(z.string(long).check(z.trim(), z.maxLength(maxLength, long)), '');
}

/** An optional text whose message names it. */
export function limitedText(name: string, most: number) {
  return optionalText(most, tooLong(name, most));
}

export const emailField = z
  .string(INVALID_EMAIL_MESSAGE)
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, INVALID_EMAIL_MESSAGE),
    z.regex(EMAIL, INVALID_EMAIL_MESSAGE),
  );

/** What every form says of too short a password. */
export const PASSWORD_SHORT =
  LANGUAGE === 'hi'
    ? `पासवर्ड में कम से कम ${PASSWORD_MIN_LENGTH} अक्षर होने चाहिए।`
    : `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`;
/** What every form says of too long a password. */
export const PASSWORD_LONG =
  LANGUAGE === 'hi'
    ? `पासवर्ड में ज़्यादा से ज़्यादा ${PASSWORD_MAX_LENGTH} अक्षर हो सकते हैं।`
    : `Password must be at most ${PASSWORD_MAX_LENGTH} characters.`;

/** The password of a sign-in, taken as typed (product 5.2.1). */
export const passwordField = z
  .string(PASSWORD_SHORT)
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_SHORT),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_LONG),
  );

const CURRENT_PASSWORD_REQUIRED =
  LANGUAGE === 'hi' ? 'कृपया अपना मौजूदा पासवर्ड लिखें।' : 'Current password is required.';

/** The current password, which may be older than today's rules. */
export const currentPasswordField = z
  .string(CURRENT_PASSWORD_REQUIRED)
  .check(
    z.minLength(1, CURRENT_PASSWORD_REQUIRED),
    z.maxLength(PASSWORD_MAX_LENGTH, PASSWORD_LONG),
  );

const ADDRESS_TYPE_UNKNOWN =
  LANGUAGE === 'hi' ? 'कृपया घर, काम की जगह या कोई और चुनें।' : 'Please choose Home, Work or Other.';

export function addressTypeField(fallback: AddressType) {
  return z._default(z.enum(ADDRESS_TYPES, ADDRESS_TYPE_UNKNOWN), fallback);
}

/** The language of mails, English when left out (product 4.13.3). */
export const languageField = z.exactOptional(z.enum(LANGUAGES));

export const isDefaultField = z._default(z.boolean(), false);
