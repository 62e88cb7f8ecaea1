import * as z from 'zod/mini';
import { emailField, newPasswordField, requiredText } from './fields.ts';
import { FULL_NAME_MAX_LENGTH } from './profile.ts';

/** The most characters of a user name. */
export const USER_NAME_MAX_LENGTH = 50;

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
