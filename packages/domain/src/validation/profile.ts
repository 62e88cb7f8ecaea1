import * as z from 'zod/mini';
import { emailField, optionalText, presentPasswordField, requiredText } from './fields.ts';

/** The most characters of a full name (spec §5). */
export const FULL_NAME_MAX_LENGTH = 50;

/** The most characters of the profile's phone number (spec §5). */
export const PROFILE_PHONE_MAX_LENGTH = 15;

/** The most characters of the profile's address, one free text. */
export const PROFILE_ADDRESS_MAX_LENGTH = 500;

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

/** The clean values of {@link profileSchema}. */
export type ProfileValues = z.output<typeof profileSchema>;
