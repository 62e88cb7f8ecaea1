import * as z from 'zod/mini';
import {
  emailField,
  newPasswordField,
  optionalText,
  passwordField,
  presentPasswordField,
  requiredText,
} from './fields.ts';

/** The sign-in form and the body of the sign-in call (spec §5). */
export const loginSchema = z.object({
  email: emailField,
  password: passwordField,
  /** Whether the session outlives the browser's; yes when missing, as in the contract. */
  rememberMe: z._default(z.boolean(), true),
});

/** The clean values of {@link loginSchema}. */
export type LoginValues = z.output<typeof loginSchema>;

/** The most characters of a full name (spec §5). */
export const FULL_NAME_MAX_LENGTH = 50;

/** The most characters of the profile's phone number (spec §5). */
export const PROFILE_PHONE_MAX_LENGTH = 15;

/** The most characters of the profile's address, one free text. */
const PROFILE_ADDRESS_MAX_LENGTH = 500;

/** The profile form and the body of the update-account call (spec §5). */
export const profileSchema = z.object({
  fullName: requiredText(
    'Full name is required.',
    FULL_NAME_MAX_LENGTH,
    `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters.`,
  ),
  email: emailField,
  phoneNumber: requiredText(
    'Phone number is required.',
    PROFILE_PHONE_MAX_LENGTH,
    `Phone number must be at most ${PROFILE_PHONE_MAX_LENGTH} characters.`,
  ),
  address: optionalText(
    PROFILE_ADDRESS_MAX_LENGTH,
    `Address must be at most ${PROFILE_ADDRESS_MAX_LENGTH} characters.`,
  ),
});

/** The profile form with the present password, which another e-mail address may take. */
export const accountUpdateSchema = z.extend(profileSchema, {
  currentPassword: z.optional(presentPasswordField),
});

/** The most characters of a user name. */
const USER_NAME_MAX_LENGTH = 50;

// An optional plus, then 2 to 15 digits not starting with 0 (spec §5).
const PHONE = /^\+?[1-9]\d{1,14}$/;

/** The sign-up form and the body of the register call, without the avatar (spec §5). */
export const signupSchema = z.object({
  fullName: requiredText(
    'Full name is required.',
    FULL_NAME_MAX_LENGTH,
    `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters.`,
  ),
  userName: requiredText(
    'Username is required.',
    USER_NAME_MAX_LENGTH,
    `Username must be at most ${USER_NAME_MAX_LENGTH} characters.`,
  ),
  email: emailField,
  phoneNumber: z.string('Phone number is required.').check(
    z.trim(),
    // Without a text of its own, a check has that of the field.
    z.minLength(1),
    z.regex(PHONE, 'Please enter a valid phone number.'),
  ),
  password: newPasswordField,
});

/** The clean values of {@link signupSchema}. */
export type SignupValues = z.output<typeof signupSchema>;

/** The form that asks for a reset mail (spec §7). */
export const forgotPasswordSchema = z.object({ email: emailField });

/** The form that sets a new password from a reset mail (spec §7), by the rules of sign-up. */
export const resetPasswordSchema = z.object({ newPassword: newPasswordField });

/** The form that changes the password of a signed-in shopper (spec §7). */
export const changePasswordSchema = z.object({
  oldPassword: presentPasswordField,
  newPassword: newPasswordField,
});

/** The form that deletes a signed-in shopper's account: it asks for the present password. */
export const deleteAccountSchema = z.object({ currentPassword: presentPasswordField });

/** The most bytes of an avatar: 5 MiB. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** What is wrong when Save Avatar is pressed with no picture chosen (spec §5). */
export const NO_AVATAR_MESSAGE = 'Select an image first.';

/** The part of a File that is read. */
type FileLike = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, such as image/png. */
  readonly type: string;
};

/** Whether a value is a File, of this or another window. */
function isFile(value: unknown): value is FileLike {
  return Object.prototype.toString.call(value) === '[object File]';
}

/**
 * What is wrong with a chosen avatar (spec §5): 'No file selected', 'Avatar must be a File', not an
 * image, or over 5 MiB; null when it is fine. The server looks at the bytes again.
 */
export function avatarError(avatar: unknown): string | null {
  if (avatar === null || avatar === undefined) return 'No file selected';
  if (!isFile(avatar)) return 'Avatar must be a File';
  if (!avatar.type.startsWith('image/')) return 'Please choose an image.';
  return avatar.size > AVATAR_MAX_BYTES ? 'Please choose an image under 5 MB.' : null;
}
