import type { Row } from '../platform/database/tables.ts';

export type PaymentStatus = Row<'payments'>['status'];

/** A payment together with what it has to agree with. */
export interface PaymentState {
  payment: PaymentStatus;
  order: Row<'orders'>['status'];
  orderPayment: Row<'orders'>['payment_status'];
}

/**
 * What a provider can say. `captured`: it has the money. `authorized`: the bank has promised it.
 * `failed`: a try came to nothing. `released`: a promise was given up, so that no try stands.
 */
export type ReportedFact = 'authorized' | 'captured' | 'failed' | 'released';

/**
 * All that can happen to a payment. `opened`: the shopper comes to pay. `dismissed`: the shopper
 * closed the dialog. `order-cancelled`: the shopper cancelled the order, or nobody paid it in time.
 */
export type PaymentFact = ReportedFact | 'opened' | 'dismissed' | 'order-cancelled';

/** Whether the money has come: nothing a shopper or provider says takes that back. */
export function hasMoneyArrived(status: PaymentStatus | PaymentState['orderPayment']): boolean {
  return status === 'paid' || status === 'refund_due';
}

/** Whether the state after `fact` depends on the order's pieces being taken out of stock again. */
export function needsStock(state: PaymentState, fact: PaymentFact): boolean {
  return (
    fact === 'captured' &&
    state.order === 'cancelled' &&
    !hasMoneyArrived(state.payment) &&
    !hasMoneyArrived(state.orderPayment)
  );
}

/**
 * The one state machine of payments: the answer of the dialog, the webhook, the cancelling shopper
 * and the reconciler all go through it, so that the order in which they come does not matter.
 *
 * It only goes forward: open (created, failed, cancelled) → authorized → paid → refund_due; the one
 * step back is `released`, when the bank gave up a promise. Nothing ever makes a paid payment
 * unpaid. With its order an open payment is cancelled and a paid one is due to be given back; the
 * bank's promise stands, because its money may still come. Money for an order that was cancelled
 * meanwhile opens the order again if it may still be opened and its pieces could be taken
 * (`isStockTaken`), else it is due to be given back; so is money for an order that another payment
 * has paid. A paid order stays `pending` (spec §4 knows no other status before the shop
 * begins to work on it): that it is paid is said by its payment status alone.
 */
export function nextPaymentState(
  state: PaymentState,
  fact: PaymentFact,
  isStockTaken = false,
): PaymentState {
  if (fact === 'order-cancelled') return cancelOrder(state);
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
      // Another try of the same order may have been promised; and who dismissed knows already.
      return state.payment === 'created' ? fail(state) : state;
    case 'released':
      return state.payment === 'cancelled' ? state : fail(state);
    case 'opened':
      return open(state, 'created');
    case 'dismissed':
      return open(state, 'cancelled');
  }
}

function capture(state: PaymentState, isStockTaken: boolean): PaymentState {
  if (hasMoneyArrived(state.orderPayment)) return { ...state, payment: 'refund_due' };
  if (state.order !== 'cancelled') return { ...state, payment: 'paid', orderPayment: 'paid' };
  if (isStockTaken) return { payment: 'paid', order: 'pending', orderPayment: 'paid' };
  return { ...state, payment: 'refund_due', orderPayment: 'refund_due' };
}

function cancelOrder({ payment, orderPayment }: PaymentState): PaymentState {
  const isOpen = payment === 'created' || payment === 'failed';
  const isAwaited = orderPayment === 'pending';
  return {
    payment: payment === 'paid' ? 'refund_due' : isOpen ? 'cancelled' : payment,
    order: 'cancelled',
    orderPayment: orderPayment === 'paid' ? 'refund_due' : isAwaited ? 'cancelled' : orderPayment,
  };
}

function fail(state: PaymentState): PaymentState {
  const isAwaited = state.orderPayment === 'pending';
  return { ...state, payment: 'failed', orderPayment: isAwaited ? 'failed' : state.orderPayment };
}

/** A promised payment is under way: it can be neither begun anew nor given up. */
function open(state: PaymentState, payment: 'created' | 'cancelled'): PaymentState {
  if (state.payment === 'authorized') return state;
  return { ...state, payment, orderPayment: toAwaited(state) };
}

/** The payment of a failed order is awaited again, unless the order was cancelled. */
function toAwaited(state: PaymentState): PaymentState['orderPayment'] {
  const isAwaitedAgain = state.orderPayment === 'failed' && state.order !== 'cancelled';
  return isAwaitedAgain ? 'pending' : state.orderPayment;
}
