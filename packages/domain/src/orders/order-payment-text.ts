import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../checkout/payment-method.ts';
import { canCancel, type OrderState } from './order-status.ts';

/** What an order's payment text is made of. */
export type OrderPaymentState = OrderState & {
  readonly paymentMethod: PaymentMethod | null;
  /** As the API sends it; null when it does not say. */
  readonly paymentStatus: string | null;
};

/**
 * Whether an order still waits for its online payment: it is open, and no try has paid it. Also
 * after a try that failed or was given up.
 */
export function isPaymentAwaited(order: OrderPaymentState): boolean {
  const { paymentMethod, paymentStatus } = order;
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refund_due';
  return paymentMethod === 'online' && !isPaid && canCancel(order);
}

/**
 * What an order says of its payment: the way to pay ('Cash on Delivery'), or how far an online
 * payment has come.
 *
 * @returns '' when the API does not say how it is paid
 */
export function formatOrderPayment(order: OrderPaymentState): string {
  const { paymentMethod, paymentStatus } = order;
  if (paymentStatus === 'refund_due') return 'Your money is being returned';
  if (isPaymentAwaited(order)) {
    return paymentStatus === 'failed' ? 'Online payment failed' : 'Awaiting online payment';
  }
  if (paymentMethod === null) return '';
  const isPaidOnline = paymentMethod === 'online' && paymentStatus === 'paid';
  return isPaidOnline ? 'Paid online' : PAYMENT_METHOD_LABELS[paymentMethod];
}
