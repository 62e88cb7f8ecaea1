import type { PaymentMethod } from '../checkout/payment.ts';
import { isOpenOrder, type OrderStatus } from './order-status.ts';
import type { OrderPaymentStatus } from './payment-state.ts';

/** What the shop writes to a shopper about an order, in the order of its life (product 4.13.1). */
export const ORDER_MAILS = [
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const;

/** A state of an order that its shopper is told about, by mail or from the desk. */
export type OrderMail = (typeof ORDER_MAILS)[number];

/** How long a packet has been packed before its mail leaves, ms: until then an untick takes it back. */
export const PACKED_MAIL_WAIT_MS = 10 * 60_000;

export type MailedOrder = {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: OrderPaymentStatus;
  /** Whether all its lines are ticked. */
  readonly isPacked: boolean;
  /** Whether the courier carries it to the door. */
  readonly isOutForDelivery: boolean;
  /** Whether all money that was due is given back. */
  readonly isRefunded: boolean;
};

/** Tells whether what a mail says is so: a mail that waited too long says nothing that has passed. */
export function isMailTrue(mail: OrderMail, order: MailedOrder): boolean {
  switch (mail) {
    case 'confirmed':
      return order.status !== 'cancelled' && isSettled(order);
    case 'packed':
      return isOpenOrder(order) && isSettled(order) && order.isPacked;
    case 'shipped':
      return order.status === 'shipped';
    case 'out_for_delivery':
      return order.status === 'shipped' && order.isOutForDelivery;
    case 'delivered':
      return order.status === 'delivered';
    case 'cancelled':
      return order.status === 'cancelled';
    case 'refunded':
      return order.isRefunded;
  }
}

function isSettled({ paymentMethod, paymentStatus }: MailedOrder): boolean {
  return paymentMethod === 'cod' || paymentStatus === 'paid';
}

/** What there is to tell about an order as it is now; null for one that waits for its payment. */
export function presentOrderMail(order: MailedOrder): OrderMail | null {
  return ORDER_MAILS.findLast((mail) => isMailTrue(mail, order)) ?? null;
}

/**
 * Chooses the mail about a change of an order; null for none, so that a repeated change, such as a second
 * webhook, sends no second mail (product 4.13.1).
 *
 * @param before null for an order that is being placed
 */
export function findOrderMail(before: MailedOrder | null, after: MailedOrder): OrderMail | null {
  const isNew = (mail: OrderMail) =>
    isMailTrue(mail, after) && (before === null || !isMailTrue(mail, before));
  return ORDER_MAILS.find(isNew) ?? null;
}
