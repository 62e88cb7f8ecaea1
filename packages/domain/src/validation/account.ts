import * as z from 'zod/mini';
import { LANGUAGE } from '#language';
import { readPhoneNumber } from '../phone-number.ts';
import { toNameKey } from '../text/name-key.ts';
import {
  currentPasswordField,
  emailField,
  FULL_NAME_REQUIRED,
  languageField,
  limitedText,
  PHONE,
  PHONE_INVALID,
  PHONE_REQUIRED,
  passwordField,
  requiredPhone,
  requiredText,
  tooLong,
} from './fields.ts';
import { newPasswordField } from './new-password.ts';

/** The sign-in form and call (product 5.2.1). */
export const loginSchema = z.object({
  email: emailField,
  password: passwordField,
  /** Extends the session beyond the browser's. */
  rememberMe: z._default(z.boolean(), true),
});

export type LoginValues = z.output<typeof loginSchema>;

/** The most characters of the full name of an account (product 5.4.1). */
export const FULL_NAME_MAX_LENGTH = 50;

/** The most characters of the profile's phone number (product 5.4.1). */
export const PROFILE_PHONE_MAX_LENGTH = 15;

const PROFILE_ADDRESS_MAX_LENGTH = 500;

const fullNameField = requiredText(
  FULL_NAME_REQUIRED,
  FULL_NAME_MAX_LENGTH,
  tooLong('Full name', FULL_NAME_MAX_LENGTH),
);

/** The profile form and the update-account call (product 5.4.1). */
export const profileSchema = z.object({
  fullName: fullNameField,
  email: emailField,
  phoneNumber: requiredPhone(PROFILE_PHONE_MAX_LENGTH),
  /** Free text, not one of the saved addresses. */
  address: limitedText('Address', PROFILE_ADDRESS_MAX_LENGTH),
});

/** A changed e-mail address requires the current password. */
export const accountUpdateSchema = z.extend(profileSchema, {
  currentPassword: z.optional(currentPasswordField),
});

const USER_NAME_REQUIRED = LANGUAGE === 'hi' ? 'कृपया अपना यूज़रनेम लिखें।' : 'Username is required.';
const USER_NAME_MAX_LENGTH = 50;

/** The sign-up form and the register call, without the avatar (product 5.2.3). */
export const signupSchema = z.object({
  fullName: fullNameField,
  userName: requiredText(
    USER_NAME_REQUIRED,
    USER_NAME_MAX_LENGTH,
    tooLong('Username', USER_NAME_MAX_LENGTH),
  ).check(z.refine((name) => name === '' || toNameKey(name) !== '', USER_NAME_REQUIRED)),
  email: emailField,
  phoneNumber: z.string(PHONE_REQUIRED).check(
    z.overwrite(readPhoneNumber),
    z.trim(),
    // A check without a text of its own has that of the field.
    z.minLength(1),
    z.regex(PHONE, PHONE_INVALID),
  ),
  password: newPasswordField,
  language: languageField,
});

/** A sign-up that was checked: all but the password is trimmed. */
export type SignupValues = z.output<typeof signupSchema>;

/**
 * Proposes a username from what stands before the @ of an e-mail address, without its '+' and what follows
 * (product 5.2.6); '' for what is no address.
 */
export function proposeUserName(email: string): string {
  if (!emailField.safeParse(email).success) return '';
  const [name = ''] = email.trim().split(/[+@]/);
  return name.slice(0, USER_NAME_MAX_LENGTH);
}

/** The request for a mail with a link to a new password (product 4.9.1). */
export const forgotPasswordSchema = z.object({
  email: emailField,
});

/** The new password that is chosen through a mailed link (product 4.9.1, 5.2.3). */
export const resetPasswordSchema = z.object({
  newPassword: newPasswordField,
});

/** The change of a password (product 4.9.2, 5.2.3); the server compares the old one. */
export const changePasswordSchema = z.object({
  oldPassword: currentPasswordField,
  newPassword: newPasswordField,
});

/** The deletion of an account, which takes its password (product 4.9.9). */
export const deleteAccountSchema = z.object({
  currentPassword: currentPasswordField,
});

/** The largest file of an avatar, 5 MB (product 5.4.2). */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** The message for a larger file than that of an avatar (product 5.4.2). */
export const AVATAR_TOO_LARGE_MESSAGE =
  LANGUAGE === 'hi' ? 'कृपया 5 MB से छोटी तस्वीर चुनें।' : 'Please choose an image under 5 MB.';

/** Shown if no picture is chosen (product 5.4.3). */
export const NO_AVATAR_MESSAGE = LANGUAGE === 'hi' ? 'पहले कोई तस्वीर चुनें।' : 'Select an image first.';

const EN = {
  none: 'No file selected',
  notFile: 'Avatar must be a File',
  notImage: 'Please choose an image.',
};

const HI: typeof EN = {
  none: 'कोई तस्वीर नहीं चुनी गई',
  notFile: 'तस्वीर एक फ़ाइल होनी चाहिए',
  notImage: 'कृपया कोई तस्वीर चुनें।',
};

const AVATAR_ERRORS = LANGUAGE === 'hi' ? HI : EN;

type FileLike = {
  readonly name: string;
  readonly size: number;
  readonly type: string;
};

/** A File of another window is no instance of this window's class. */
function isFile(value: unknown): value is FileLike {
  return Object.prototype.toString.call(value) === '[object File]';
}

/**
 * The message for a chosen avatar, or null (product 5.4.2, 5.4.3); the server checks its bytes
 * again.
 */
export function avatarError(avatar: unknown): string | null {
  if (avatar === null || avatar === undefined) return AVATAR_ERRORS.none;
  if (!isFile(avatar)) return AVATAR_ERRORS.notFile;
  if (!avatar.type.startsWith('image/')) return AVATAR_ERRORS.notImage;
  return avatar.size > AVATAR_MAX_BYTES ? AVATAR_TOO_LARGE_MESSAGE : null;
}
