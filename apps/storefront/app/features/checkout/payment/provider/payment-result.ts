import { createStoredValue, type StorageLike } from '../../../../lib/storage/stored-value.ts';

/** A payment that the dialog reported and the shop has not verified yet. */
export interface PaymentResult {
  readonly orderId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly providerSignature: string;
}

function parsePaymentResult(stored: unknown): PaymentResult | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const text = (name: keyof PaymentResult): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const result = {
    orderId: text('orderId'),
    paymentId: text('paymentId'),
    providerOrderId: text('providerOrderId'),
    providerPaymentId: text('providerPaymentId'),
    providerSignature: text('providerSignature'),
  };
  return Object.values(result).includes('') ? undefined : result;
}

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
    parse: parsePaymentResult,
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
