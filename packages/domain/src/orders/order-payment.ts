import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../checkout/payment.ts';
import type { Paise } from '../money.ts';
import { canCancel, type OrderState } from './order-status.ts';

/**
 * How an order stands with its payment: `due`: it is to be paid online, still; `over`: it was
 * cancelled, or what was paid is given back; `settled`: nothing is left to do in the shop.
 */
type OrderPayment = 'due' | 'over' | 'settled';

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

const DAY_MS = 86_400_000;

/**
 * How many times its waiting time an unpaid online order lives at most. Coming back to pay begins
 * the waiting anew, and without an end one shopper could hold pieces for ever.
 */
const UNPAID_ORDER_LIVES = 3;

/** What an unpaid online order waits by; times in epoch ms, `waitMs` in ms. */
type UnpaidOrder = {
  readonly placedAt: number;
  /** When its shopper began to pay last; `placedAt` when never. */
  readonly openedAt: number;
  /** How long the shop waits from when its shopper began to pay. */
  readonly waitMs: number;
};

/** When an unpaid order can no longer be paid, however often its shopper came back; epoch ms. */
export function lastPayableAt({ placedAt, waitMs }: Omit<UnpaidOrder, 'openedAt'>): number {
  return placedAt + UNPAID_ORDER_LIVES * waitMs;
}

/** When an unpaid online order is given up and its pieces go back into stock; epoch ms. */
export function unpaidUntil(order: UnpaidOrder): number {
  return Math.min(Math.max(order.placedAt, order.openedAt) + order.waitMs, lastPayableAt(order));
}

/** How long money may come late: banks take up to 3 days. */
export const LATE_PAYMENT_MS = 4 * DAY_MS;

/** A cancelled order that money came for. */
type LatePaidOrder = {
  /** Epoch ms. */
  readonly placedAt: number;
  /** What was paid, in paise. */
  readonly total: Paise;
  /** What the same order would cost if it were placed now, in paise. */
  readonly totalNow: Paise;
};

/**
 * Whether late money opens a cancelled order again rather than being given back: only soon after it
 * was placed and at today's price, or an old price could be kept for later by cancelling.
 *
 * @param now epoch ms
 */
export function canReopen({ placedAt, total, totalNow }: LatePaidOrder, now: number): boolean {
  return now - placedAt < LATE_PAYMENT_MS && total === totalNow;
}
