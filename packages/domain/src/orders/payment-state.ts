import type { PaymentMethod } from '../checkout/payment.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * The status of one payment; that of an order is {@link OrderPaymentStatus}. `created`: begun;
 * `authorized`: the bank has promised the money; `paid`: the provider has it; `failed`: the last attempt
 * failed; `cancelled`: given up; `refund_due`: the money is to be given back.
 */
export type PaymentStatus =
  | 'created'
  | 'authorized'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'refund_due';

/** The payment statuses of an order. */
export const ORDER_PAYMENT_STATUSES = [
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refund_due',
] as const;

/** `pending`: awaited, online or by the courier; the others as in {@link PaymentStatus}. */
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

/** The state of a payment and of its order. */
export type PaymentState = {
  /** The payment's own status. */
  readonly payment: PaymentStatus;
  /** The order's status. */
  readonly order: OrderStatus;
  /** The payment status of the order, which may have several payments. */
  readonly orderPayment: OrderPaymentStatus;
  /** How the order is paid; becomes `cod` when the shopper switches the order to cash. */
  readonly method: PaymentMethod;
};

/**
 * A fact that a provider reports. `captured`: the provider has the money. `authorized`: the bank has
 * promised the money. `failed`: one attempt to pay failed. `released`: the bank withdrew its promise,
 * so that no attempt is left.
 */
export type ReportedFact = 'authorized' | 'captured' | 'failed' | 'released';

/**
 * A fact that changes a payment. `opened`: the shopper opened the payment dialog. `dismissed`: the
 * shopper closed it. `order-cancelled`: the order was cancelled by the shopper, at the desk or because it was
 * not paid in time, or its parcel was not delivered.
 * `switched-to-cash`: the shopper pays the order in cash on delivery instead. `order-returned`: the
 * goods of a delivered order came back.
 */
export type PaymentFact =
  | ReportedFact
  | 'opened'
  | 'dismissed'
  | 'order-cancelled'
  | 'order-returned'
  | 'switched-to-cash';

/** True for a payment whose money has arrived; no later fact changes that. */
export function hasMoneyArrived(status: PaymentStatus | OrderPaymentStatus): boolean {
  return status === 'paid' || status === 'refund_due';
}

/**
 * True when the state after `fact` depends on whether the order's pieces can be taken out of stock
 * again.
 */
export function needsStock(state: PaymentState, fact: PaymentFact): boolean {
  return (
    fact === 'captured' &&
    state.method === 'online' &&
    state.order === 'cancelled' &&
    !hasMoneyArrived(state.payment) &&
    !hasMoneyArrived(state.orderPayment)
  );
}

/**
 * Returns the state of a payment and its order after a fact. The dialog, the webhook, the cancelling
 * shopper and the reconciliation all apply their facts here, so their order does not matter.
 *
 * - A payment moves from open (`created`, `failed`, `cancelled`) to `authorized`, `paid` and
 *   `refund_due`. Only `released` moves an `authorized` payment back to `failed`.
 * - When its order is cancelled, an open payment becomes `cancelled` and a paid one `refund_due`; an
 *   `authorized` one stays, because its money may still arrive.
 * - Money for a cancelled order makes the order pending again if its pieces could be taken out of
 *   stock (`isStockTaken`); otherwise it is `refund_due`.
 * - When its order is returned, a paid payment becomes `refund_due`.
 * - Money for an order that another payment has paid is `refund_due`.
 * - When its order is switched to cash, an open payment becomes `cancelled`. Money that still comes is
 *   `refund_due` on both, and the order is delivered for cash, or stays cancelled.
 * - A paid order stays `pending` until the shop works on it (product 4.3.1); its payment status
 *   alone says that it is paid.
 *
 * @param isStockTaken whether the order's pieces were taken out of stock again, see {@link needsStock}
 */
export function nextPaymentState(
  state: PaymentState,
  fact: PaymentFact,
  isStockTaken = false,
): PaymentState {
  if (fact === 'order-cancelled') return cancelOrder(state);
  if (fact === 'order-returned') return returnOrder(state);
  if (hasMoneyArrived(state.payment)) {
    // The order may have been cancelled after it was paid.
    return state.orderPayment === 'refund_due' ? { ...state, payment: 'refund_due' } : state;
  }
  switch (fact) {
    case 'captured':
      return capture(state, isStockTaken);
    case 'authorized':
      return { ...state, payment: 'authorized', orderPayment: toAwaited(state) };
    case 'failed':
      // A failed attempt changes neither a payment that another attempt has moved on nor a
      // dismissed one.
      return state.payment === 'created' ? fail(state) : state;
    case 'released':
      return state.payment === 'cancelled' ? state : fail(state);
    case 'opened':
      return open(state, 'created');
    case 'dismissed':
      return open(state, 'cancelled');
    case 'switched-to-cash':
      return switchToCash(state);
  }
}

function capture(state: PaymentState, isStockTaken: boolean): PaymentState {
  if (hasMoneyArrived(state.orderPayment)) return { ...state, payment: 'refund_due' };
  if (state.method === 'online') {
    if (state.order !== 'cancelled') return { ...state, payment: 'paid', orderPayment: 'paid' };
    if (isStockTaken) return { ...state, payment: 'paid', order: 'pending', orderPayment: 'paid' };
  }
  return { ...state, payment: 'refund_due', orderPayment: 'refund_due' };
}

function cancelOrder({ payment, orderPayment, method }: PaymentState): PaymentState {
  const isOpen = payment === 'created' || payment === 'failed';
  const isAwaited = orderPayment === 'pending';
  return {
    payment: payment === 'paid' ? 'refund_due' : isOpen ? 'cancelled' : payment,
    order: 'cancelled',
    orderPayment: orderPayment === 'paid' ? 'refund_due' : isAwaited ? 'cancelled' : orderPayment,
    method,
  };
}

function returnOrder(state: PaymentState): PaymentState {
  const { payment, orderPayment } = state;
  return {
    ...state,
    payment: payment === 'paid' ? 'refund_due' : payment,
    orderPayment: orderPayment === 'paid' ? 'refund_due' : orderPayment,
  };
}

/** The bank's promise of an `authorized` payment has to be kept or withdrawn first. */
function switchToCash(state: PaymentState): PaymentState {
  if (state.payment === 'authorized') return state;
  return { ...state, payment: 'cancelled', orderPayment: 'pending', method: 'cod' };
}

function fail(state: PaymentState): PaymentState {
  const isAwaited = state.orderPayment === 'pending' && state.method === 'online';
  return { ...state, payment: 'failed', orderPayment: isAwaited ? 'failed' : state.orderPayment };
}

/** An `authorized` payment can be neither begun again nor cancelled by the shopper. */
function open(state: PaymentState, payment: 'created' | 'cancelled'): PaymentState {
  if (state.payment === 'authorized') return state;
  return { ...state, payment, orderPayment: toAwaited(state) };
}

/** A failed payment status becomes `pending` again, unless the order was cancelled. */
function toAwaited(state: PaymentState): OrderPaymentStatus {
  const isAwaitedAgain = state.orderPayment === 'failed' && state.order !== 'cancelled';
  return isAwaitedAgain ? 'pending' : state.orderPayment;
}
