import * as z from 'zod/mini';
import { emailField, type TextField } from './fields.ts';

type StockAlertFields = {
  /** Where the mail goes, at most 254 characters. */
  email: TextField;
};

/** The body of a request to be told when a product is back (product 4.12.1). */
export const stockAlertSchema: z.ZodMiniObject<StockAlertFields> = z.object({ email: emailField });
