import { LANGUAGE } from '#language';
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../checkout/payment.ts';
import { formatDate } from '../dates.ts';
import { isCashAvailable } from '../delivery/delivery-zone.ts';
import { formatPaise, type Paise } from '../money.ts';
import { isOpenOrder, type OrderState, type OrderStatus } from './order-status.ts';
import { hasMoneyArrived, type OrderPaymentStatus, type PaymentStatus } from './payment-state.ts';

/**
 * `due`: to be paid online; `over`: cancelled, or the money is returned; `settled`: nothing is left
 * to do.
 */
type OrderPayment = 'due' | 'over' | 'settled';

/** What of an order says whether it is still to be paid; an `OrderView` has it. */
export type PayableOrder = OrderState & {
  /** `cod` is cash on delivery; null if unknown. */
  readonly paymentMethod: PaymentMethod | null;
  /** `pending`, `paid`, `failed`, `cancelled` or `refund_due`; null if unknown. */
  readonly paymentStatus: string | null;
  /** When the shop had given back all money that was due (ISO 8601); left out or null before. */
  readonly refundedAt?: string | null;
};

/**
 * A failed or cancelled online payment is due again until the order is shipped (product 4.4.2). Online
 * money that came after the switch to cash changes nothing for the order (product 4.4.9).
 */
export function orderPayment(order: PayableOrder): OrderPayment {
  if (order.status === 'cancelled') return 'over';
  if (order.paymentStatus === 'refund_due') return isCashWithRefund(order) ? 'settled' : 'over';
  const isDue =
    order.paymentMethod === 'online' && order.paymentStatus !== 'paid' && isOpenOrder(order);
  return isDue ? 'due' : 'settled';
}

/**
 * Tells whether an order whose online payment is due can be offered in cash: not on the islands
 * (product 4.4.8). The server also knows how much the account may pay in cash.
 */
export function canSwitchToCash(
  order: PayableOrder & { readonly address: { readonly zipCode: string } | null },
): boolean {
  return orderPayment(order) === 'due' && isCashAvailable(order.address?.zipCode ?? '');
}

/** Marks an order as one in cash, or returns it unchanged if nothing is due online (product 4.4.8). */
export function markInCash<Order extends PayableOrder>(order: Order): Order {
  if (orderPayment(order) !== 'due') return order;
  return { ...order, paymentMethod: 'cod', paymentStatus: 'pending' };
}

/** An open order in cash whose earlier online payment came after all, and is given back (product 4.4.9). */
export function isCashWithRefund(order: PayableOrder): boolean {
  const { status, paymentMethod, paymentStatus } = order;
  return status !== 'cancelled' && paymentMethod === 'cod' && paymentStatus === 'refund_due';
}

const EN = {
  cashReturning: 'Cash on Delivery; your online payment is being returned',
  cashReturned: (day: string) => `Cash on Delivery; your online payment was given back on ${day}`,
  partReturning: (money: string) => `; ${money} for what you sent back is being returned`,
  partReturned: (money: string, day: string) =>
    `; ${money} for what you sent back was given back on ${day}`,
  returned: (day: string) => `Your money was given back on ${day}`,
  returning: 'Your money is being returned',
  failed: 'Online payment failed',
  awaited: 'Awaiting online payment',
  paidOnline: 'Paid online',
};

const HI: typeof EN = {
  cashReturning: 'घर पर नकद; आपका ऑनलाइन पेमेंट लौटाया जा रहा है',
  cashReturned: (day) => `घर पर नकद; आपका ऑनलाइन पेमेंट ${day} को लौटा दिया गया`,
  partReturning: (money) => `; लौटाए सामान के ${money} लौटाए जा रहे हैं`,
  partReturned: (money, day) => `; लौटाए सामान के ${money} ${day} को लौटा दिए गए`,
  returned: (day) => `आपके पैसे ${day} को लौटा दिए गए`,
  returning: 'आपके पैसे लौटाए जा रहे हैं',
  failed: 'ऑनलाइन पेमेंट नहीं हो पाया',
  awaited: 'ऑनलाइन पेमेंट बाकी है',
  paidOnline: 'ऑनलाइन पेमेंट हो गया',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/**
 * Formats the payment method, the state of the online payment, or when money was given back (product
 * 4.4.11), with that of pieces that came back (product 10.2.21); '' if unknown.
 */
export function formatOrderPayment(
  order: PayableOrder & { readonly returnedAmount?: Paise | null },
): string {
  const { returnedAmount, refundedAt } = order;
  if (order.returnStatus === 'returned' || !returnedAmount) return formatWholePayment(order);
  const money = formatPaise(returnedAmount);
  const day = formatDate(refundedAt);
  const part = day === '' ? TEXTS.partReturning(money) : TEXTS.partReturned(money, day);
  return formatWholePayment({ ...order, refundedAt: null }) + part;
}

function formatWholePayment(order: PayableOrder): string {
  const { paymentMethod, paymentStatus } = order;
  const refundDay = formatDate(order.refundedAt);
  if (isCashWithRefund(order)) {
    return refundDay === '' ? TEXTS.cashReturning : TEXTS.cashReturned(refundDay);
  }
  if (refundDay !== '') return TEXTS.returned(refundDay);
  if (paymentStatus === 'refund_due') return TEXTS.returning;
  if (orderPayment(order) === 'due') {
    return paymentStatus === 'failed' ? TEXTS.failed : TEXTS.awaited;
  }
  if (paymentMethod === null) return '';
  const isPaidOnline = paymentMethod === 'online' && paymentStatus === 'paid';
  return isPaidOnline ? TEXTS.paidOnline : PAYMENT_METHOD_LABELS[paymentMethod];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * How long an unpaid order holds its pieces after its shopper began to pay, in ms (product 4.4.6); a
 * shop may set another time.
 */
export const UNPAID_ORDER_WAIT_MS = 30 * MINUTE_MS;

/** The message for a payment that {@link canBeginPayment} does not allow any more (product 4.4.6). */
export const PAYMENT_TIME_OVER_MESSAGE =
  LANGUAGE === 'hi'
    ? 'इस ऑर्डर का पेमेंट समय पर नहीं हुआ। कृपया फिर से ऑर्डर करें।'
    : 'This order was not paid in time. Please order again.';

/** How often a shop cancels the unpaid orders whose time is over, in ms. */
export const UNPAID_ORDER_CHECK_MS = MINUTE_MS;

/** Limits the restarts of the wait, or one shopper could hold pieces for ever. */
const UNPAID_ORDER_LIVES = 3;

/** Times in epoch ms. */
type UnpaidOrder = {
  readonly placedAt: number;
  /** Start of the last attempt to pay; `placedAt` without one. */
  readonly openedAt: number;
  /** Waiting time after an attempt to pay began, in ms. */
  readonly waitMs: number;
};

/** The end of an unpaid order however often its shopper tries again; epoch ms. */
export function lastPayableAt({ placedAt, waitMs }: Omit<UnpaidOrder, 'openedAt'>): number {
  return placedAt + UNPAID_ORDER_LIVES * waitMs;
}

/** The time at which an unpaid order is cancelled and its pieces return to stock; epoch ms. */
export function unpaidUntil(order: UnpaidOrder): number {
  return Math.min(Math.max(order.placedAt, order.openedAt) + order.waitMs, lastPayableAt(order));
}

/** A placed order whose money may be awaited; times in epoch ms. */
type AwaitedOrder = Omit<UnpaidOrder, 'openedAt'> & {
  /** The order's status. */
  readonly status: OrderStatus;
  /** How it is paid. */
  readonly paymentMethod: PaymentMethod;
  /** Whether its money is there. */
  readonly paymentStatus: OrderPaymentStatus;
  /** Its payments, each with the start of its last attempt in epoch ms. */
  readonly payments: readonly { readonly status: PaymentStatus; readonly openedAt: number }[];
};

/**
 * Tells whether an online order is to be cancelled because nobody paid it in time (product 4.4.6). One
 * that is paid, promised by a bank or no longer pending is not. `now` is in epoch ms.
 */
export function isUnpaidTooLong(order: AwaitedOrder, now: number): boolean {
  const { status, paymentMethod, paymentStatus, payments } = order;
  if (paymentMethod !== 'online' || status !== 'pending') return false;
  const isTaken = payments.some(
    (one) => one.status === 'authorized' || hasMoneyArrived(one.status),
  );
  if (isTaken || hasMoneyArrived(paymentStatus)) return false;
  const openedAt = Math.max(order.placedAt, ...payments.map((payment) => payment.openedAt));
  return now >= unpaidUntil({ ...order, openedAt });
}

/**
 * Tells whether a payment of an order can still be begun: of a pending one until its last time is over
 * (product 4.4.6). `now` is in epoch ms.
 */
export function canBeginPayment(
  order: Pick<AwaitedOrder, 'status' | 'placedAt' | 'waitMs'>,
  now: number,
): boolean {
  return order.status !== 'pending' || now < lastPayableAt(order);
}

/** Lateness of a payment that may reopen its order: banks take up to 3 days. */
export const LATE_PAYMENT_MS = 4 * DAY_MS;

/** A cancelled order whose payment arrived; amounts in paise. */
type LatePaidOrder = {
  /** Epoch ms. */
  readonly placedAt: number;
  readonly total: Paise;
  /** The total of the same order if it were placed now. */
  readonly totalNow: Paise;
};

/**
 * Tells whether a late payment reopens its order instead of being refunded: for 4 days and at
 * today's price, or cancelling could reserve an old price. `now` is in epoch ms.
 */
export function canReopen({ placedAt, total, totalNow }: LatePaidOrder, now: number): boolean {
  return now - placedAt < LATE_PAYMENT_MS && total === totalNow;
}
