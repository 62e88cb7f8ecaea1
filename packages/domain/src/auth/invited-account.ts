import * as z from 'zod/mini';
import { isPhoneNumber, readPhoneNumber } from '../phone-number.ts';
import { loginSchema, signupSchema } from '../validation/account.ts';
import { emailField } from '../validation/fields.ts';

/** The account that an invite makes (product 10.1.11): the sign-up without a username, and the e-mail address is optional. */
export const invitedAccountSchema = z.extend(z.omit(signupSchema, { userName: true }), {
  email: z.optional(emailField),
});

/** A checked {@link invitedAccountSchema}. */
export type InvitedAccountValues = z.output<typeof invitedAccountSchema>;

/** The sign-in with the phone number of an invite, and its call (product 10.1.12). */
export const phoneLoginSchema = z.extend(z.omit(loginSchema, { email: true }), {
  phoneNumber: signupSchema.shape.phoneNumber,
});

/**
 * Tells what somebody types at the desk's sign-in: a phone number in digits of either script, or else an
 * e-mail address (product 10.1.12).
 */
export function readSignInName(typed: string): { phoneNumber: string } | { email: string } {
  const read = readPhoneNumber(typed);
  return isPhoneNumber(read) ? { phoneNumber: read } : { email: typed.trim() };
}
