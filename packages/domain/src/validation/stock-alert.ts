import * as z from 'zod/mini';
import { emailField, languageField } from './fields.ts';

/** The body of a request to be told when a product is back (product 4.12.1). */
export const stockAlertSchema = z.object({ email: emailField, language: languageField });
