import { createStoredValue, type StorageLike } from '../../../../lib/storage/stored-value.ts';

/** A payment that the dialog reported and the shop has not verified yet. */
export interface PaymentHandover {
  readonly orderId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly providerSignature: string;
}

function parseHandover(stored: unknown): PaymentHandover | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const text = (name: keyof PaymentHandover): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const handover = {
    orderId: text('orderId'),
    paymentId: text('paymentId'),
    providerOrderId: text('providerOrderId'),
    providerPaymentId: text('providerPaymentId'),
    providerSignature: text('providerSignature'),
  };
  return Object.values(handover).includes('') ? undefined : handover;
}

/** Stores the one payment to verify. */
export interface PaymentHandovers {
  /** Null if there is none for this order. */
  read(orderId: string): PaymentHandover | null;
  write(handover: PaymentHandover): void;
  clear(): void;
}

/**
 * Creates the store of the payment to verify. It survives a reload, so losing the network right
 * after paying loses nothing.
 */
export function createPaymentHandovers(storage: StorageLike | undefined): PaymentHandovers {
  const stored = createStoredValue<PaymentHandover | null>({
    key: 'payment-handover',
    initial: null,
    parse: parseHandover,
    storage,
  });
  return {
    read(orderId) {
      const handover = stored.read();
      return handover?.orderId === orderId ? handover : null;
    },
    write: (handover) => stored.write(handover),
    clear: () => stored.clear(),
  };
}
