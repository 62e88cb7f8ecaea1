import { type Paise, parseOrder } from '@haat/domain';
import { useRef, useState } from 'react';
import { showError, showSuccess } from '../../../../components/feedback/toast.tsx';
import { getBrowserStorage } from '../../../../lib/storage/browser-storage.ts';
import { api } from '../../../../state/create-stores.ts';
import { MESSAGES } from '../../texts.ts';
import type { PaymentAdapter } from './payment-dialog.ts';
import { createPaymentHandovers } from './payment-result.ts';
import { type PaymentEnd, runPayment, verifyPayment } from './run-payment.ts';

const handovers = createPaymentHandovers(getBrowserStorage('sessionStorage'));

/** The running of payments on this page, one at a time. */
export type PaymentState = ReturnType<typeof usePayment>;

/** Pays orders with one provider; `end` is how the last try ended, null before one has. */
export function usePayment(adapter: PaymentAdapter | undefined) {
  const [isPaying, setIsPaying] = useState(false);
  const [end, setEnd] = useState<PaymentEnd | null>(null);
  const isUnderWay = useRef(false);

  function tell(next: PaymentEnd): void {
    setEnd(next);
    if (next.type === 'paid') showSuccess('checkout', MESSAGES.paymentSuccessful);
    else if (next.type === 'unpaid') showError('checkout', next.toast);
  }

  return {
    isPaying,
    end,

    /** Opens the dialog for an order; a second press meanwhile is ignored. */
    async pay(order: { readonly id: string; readonly amount: Paise }): Promise<void> {
      if (!adapter || isUnderWay.current) return;
      isUnderWay.current = true;
      setIsPaying(true);
      setEnd(null);
      try {
        await adapter.load();
        tell(await runPayment({ payments: api.payments, adapter, handovers }, order));
      } catch {
        const message = MESSAGES.paymentNotInitiated;
        tell({ type: 'unpaid', message, toast: message });
      }
      setIsPaying(false);
      isUnderWay.current = false;
    },

    /**
     * The order as the server has it, after a payment that was made but not confirmed was verified.
     * Null when there is no such order, or it is another shopper's.
     */
    async load(orderId: string, signal: AbortSignal) {
      const handover = handovers.read(orderId);
      if (adapter && handover !== null && !isUnderWay.current) {
        tell(await verifyPayment({ payments: api.payments, adapter, handovers }, handover));
      }
      return parseOrder(await api.orders.get(orderId, { signal }));
    },
  };
}
