import { orderPayment, type PayableOrder } from '../checkout/order-payment.ts';
import { PAYMENT_METHOD_LABELS } from '../checkout/payment-method.ts';

/**
 * What an order says of its payment: the way to pay ('Cash on Delivery'), or how far an online
 * payment has come. An order whose online payment is still due says so.
 *
 * @returns '' when the API does not say how it is paid
 */
export function formatOrderPayment(order: PayableOrder): string {
  const { paymentMethod, paymentStatus } = order;
  if (paymentStatus === 'refund_due') return 'Your money is being returned';
  if (orderPayment(order) === 'due') {
    return paymentStatus === 'failed' ? 'Online payment failed' : 'Awaiting online payment';
  }
  if (paymentMethod === null) return '';
  const isPaidOnline = paymentMethod === 'online' && paymentStatus === 'paid';
  return isPaidOnline ? 'Paid online' : PAYMENT_METHOD_LABELS[paymentMethod];
}
