import * as z from 'zod/mini';
import { emailField, newPasswordField, presentPasswordField } from './fields.ts';

/** The form that asks for a reset mail (spec §7). */
export const forgotPasswordSchema = z.object({ email: emailField });

/** The clean values of {@link forgotPasswordSchema}. */
export type ForgotPasswordValues = z.output<typeof forgotPasswordSchema>;

/** The form that sets a new password from a reset mail (spec §7), by the rules of sign-up. */
export const resetPasswordSchema = z.object({ newPassword: newPasswordField });

/** The clean values of {@link resetPasswordSchema}. */
export type ResetPasswordValues = z.output<typeof resetPasswordSchema>;

/** The form that changes the password of a signed-in shopper (spec §7). */
export const changePasswordSchema = z.object({
  oldPassword: presentPasswordField,
  newPassword: newPasswordField,
});

/** The clean values of {@link changePasswordSchema}. */
export type ChangePasswordValues = z.output<typeof changePasswordSchema>;

/** The form that deletes a signed-in shopper's account: it asks for the present password. */
export const deleteAccountSchema = z.object({ currentPassword: presentPasswordField });

/** The clean values of {@link deleteAccountSchema}. */
export type DeleteAccountValues = z.output<typeof deleteAccountSchema>;
