import { createStoredValue, type StorageLike } from '../../../../lib/storage/stored-value.ts';

/** A payment that was made in the dialog and that the shop has not confirmed yet. */
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

/** Keeps the one payment that is to be verified. */
export interface PaymentHandovers {
  /** That of this order; null when there is none. */
  read(orderId: string): PaymentHandover | null;
  write(handover: PaymentHandover): void;
  clear(): void;
}

/**
 * Makes the keeper of the payment that is to be verified: it outlives a reload, so that a network
 * that went away right after paying loses nothing.
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
