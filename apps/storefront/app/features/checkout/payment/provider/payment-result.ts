import * as z from 'zod/mini';
import { createStoredValue, type StorageLike } from '../../../../lib/storage/stored-value.ts';

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

/** Stores the one payment to verify. */
export interface PaymentResultStore {
  /** Null if there is none for this order. */
  read(orderId: string): PaymentResult | null;
  write(result: PaymentResult): void;
  clear(): void;
}

/**
 * Creates the store of the payment to verify. It survives a reload, so losing the network right
 * after paying loses nothing.
 */
export function createPaymentResultStore(storage: StorageLike | undefined): PaymentResultStore {
  const stored = createStoredValue<PaymentResult | null>({
    // The key from before the store was renamed: a payment to verify survives the deployment.
    key: 'payment-handover',
    initial: null,
    parse: (value) => PAYMENT_RESULT.safeParse(value).data,
    storage,
  });
  return {
    read(orderId) {
      const result = stored.read();
      return result?.orderId === orderId ? result : null;
    },
    write: (result) => stored.write(result),
    clear: () => stored.clear(),
  };
}
