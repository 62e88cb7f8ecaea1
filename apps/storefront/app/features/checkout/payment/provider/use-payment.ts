import { type Paise, parseOrder } from '@haat/domain';
import { useRef, useState } from 'react';
import { showError, showSuccess } from '../../../../components/feedback/toast.tsx';
import { findStorage } from '../../../../lib/storage/browser-storage.ts';
import { api } from '../../../../state/create-stores.ts';
import { TEXTS } from '../../texts.ts';
import type { PaymentAdapter } from './payment-dialog.ts';
import { createPaymentHandovers } from './payment-result.ts';
import { type PaymentEnd, runPayment, verifyPayment } from './run-payment.ts';

const handovers = createPaymentHandovers(findStorage('sessionStorage'));

/** The payments of this page, one at a time. */
export type PaymentState = ReturnType<typeof usePayment>;

/**
 * Pays orders with one provider; `end` is the outcome of the latest attempt, null before the first.
 */
export function usePayment(adapter: PaymentAdapter | undefined) {
  const [isPaying, setIsPaying] = useState(false);
  const [end, setEnd] = useState<PaymentEnd | null>(null);
  const isUnderWay = useRef(false);

  function tell(next: PaymentEnd): void {
    setEnd(next);
    if (next.type === 'paid') showSuccess('checkout', TEXTS.paymentSuccessful);
    else if (next.type === 'unpaid') showError('checkout', next.toast);
  }

  return {
    isPaying,
    end,

    /** Opens the dialog for an order; does nothing while a payment is in progress. */
    async pay(order: { readonly id: string; readonly amount: Paise }): Promise<void> {
      if (!adapter || isUnderWay.current) return;
      isUnderWay.current = true;
      setIsPaying(true);
      setEnd(null);
      try {
        await adapter.load();
        tell(await runPayment({ payments: api.payments, adapter, handovers }, order));
      } catch {
        const message = TEXTS.paymentNotInitiated;
        tell({ type: 'unpaid', message, toast: message });
      }
      setIsPaying(false);
      isUnderWay.current = false;
    },

    /**
     * Loads the order, after verifying a stored payment of it.
     *
     * @throws ApiError 404 when it does not exist or belongs to another shopper
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
