import { canCancel, type OrderState } from '../orders/order-status.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * How an order stands with its payment: `due`: it is to be paid online, still; `over`: it was
 * cancelled, or what was paid is given back; `settled`: nothing is left to do in the shop.
 */
export type OrderPayment = 'due' | 'over' | 'settled';

/** What {@link orderPayment} needs to know of an order. */
export type PayableOrder = OrderState & {
  readonly paymentMethod: PaymentMethod | null;
  /** As the API sends it; null when it does not say. */
  readonly paymentStatus: string | null;
};

/**
 * How an order stands with its payment (spec §4): an online payment that failed or was given up is
 * due again, for the same order, as long as that has not left the shop.
 */
export function orderPayment(order: PayableOrder): OrderPayment {
  if (order.status === 'cancelled' || order.paymentStatus === 'refund_due') return 'over';
  const isDue =
    order.paymentMethod === 'online' && order.paymentStatus !== 'paid' && canCancel(order);
  return isDue ? 'due' : 'settled';
}
