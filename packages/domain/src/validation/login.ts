import * as z from 'zod/mini';
import { emailField, passwordField } from './fields.ts';

/** The sign-in form and the body of the sign-in call (spec §5). */
export const loginSchema = z.object({
  email: emailField,
  password: passwordField,
  /** Whether the session outlives the browser's; yes when missing, as in the contract. */
  rememberMe: z._default(z.boolean(), true),
});

/** The clean values of {@link loginSchema}. */
export type LoginValues = z.output<typeof loginSchema>;
