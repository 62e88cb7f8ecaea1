import * as z from 'zod/mini';
import { createTabValue } from '../../../../lib/storage/tab-value.ts';

const TEXT = z.string().check(z.minLength(1));

const PAYMENT_RESULT = z.object({
  orderId: TEXT,
  paymentId: TEXT,
  providerOrderId: TEXT,
  providerPaymentId: TEXT,
  providerSignature: TEXT,
});

/** A payment that the dialog reported and the shop has not verified yet. */
export type PaymentResult = z.infer<typeof PAYMENT_RESULT>;

/**
 * The one payment to verify: losing the network right after paying loses nothing. Its key is from before
 * it was renamed, so that it survives the deployment.
 */
export const storedPaymentResult = createTabValue('payment-handover', PAYMENT_RESULT);
