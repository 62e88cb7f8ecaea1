import { unwrap } from '@haat/api-sdk';
import type { Paise } from '@haat/domain';
import { parseOrder } from '@haat/domain/shopper';
import { useRef, useState } from 'react';
import { showError, showSuccess } from '../../../../components/feedback/toast.tsx';
import { api } from '../../../../state/create-stores.ts';
import { TEXTS } from '../../texts.ts';
import type { PaymentAdapter } from './payment-dialog.ts';
import { storedPaymentResult } from './payment-result.ts';
import { type PaymentOutcome, runPayment, verifyPayment } from './run-payment.ts';

/** The payments of this page, one at a time. */
export type PaymentState = ReturnType<typeof usePayment>;

/**
 * Pays orders with one provider; `outcome` is that of the latest attempt, null before the first.
 */
export function usePayment(adapter: PaymentAdapter | undefined) {
  const [isPaying, setIsPaying] = useState(false);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const isRunning = useRef(false);

  function finish(next: PaymentOutcome): void {
    setOutcome(next);
    if (next.type === 'paid') showSuccess('checkout', TEXTS.paymentSuccessful);
    else if (next.type === 'unpaid') showError('checkout', next.toast);
  }

  return {
    isPaying,
    outcome,

    /** Opens the dialog for an order; does nothing while a payment is in progress. */
    async pay(order: { readonly id: string; readonly amount: Paise }): Promise<void> {
      if (!adapter || isRunning.current) return;
      isRunning.current = true;
      setIsPaying(true);
      setOutcome(null);
      try {
        await adapter.load();
        finish(await runPayment({ api, adapter }, order));
      } catch {
        const message = TEXTS.paymentNotInitiated;
        finish({ type: 'unpaid', message, toast: message });
      }
      setIsPaying(false);
      isRunning.current = false;
    },

    /**
     * Loads the order, after verifying a stored payment of it.
     *
     * @throws ApiError 404 when it does not exist or belongs to another shopper
     */
    async load(orderId: string, signal: AbortSignal) {
      const result = storedPaymentResult.read();
      if (adapter && result?.orderId === orderId && !isRunning.current) {
        finish(await verifyPayment({ api, adapter }, result));
      }
      return parseOrder(
        await unwrap(api.GET('/order/{id}', { params: { path: { id: orderId } }, signal })),
      );
    },
  };
}
