import type { PaymentMethod } from '../checkout/payment.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderPaymentStatus } from './payment-state.ts';

/** What the shop writes to a shopper about an order (product 4.13.1). */
export const ORDER_MAILS = ['confirmed', 'shipped', 'cancelled', 'refunded'] as const;

export type OrderMail = (typeof ORDER_MAILS)[number];

export type MailedOrder = {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: OrderPaymentStatus;
  /** Whether all money that was due is given back. */
  readonly isRefunded: boolean;
};

/** Tells whether what a mail says is so: a mail that waited too long says nothing that has passed. */
export function isMailTrue(mail: OrderMail, order: MailedOrder): boolean {
  switch (mail) {
    case 'confirmed':
      return (
        order.status !== 'cancelled' &&
        (order.paymentMethod === 'cod' || order.paymentStatus === 'paid')
      );
    case 'shipped':
      return order.status === 'shipped';
    case 'cancelled':
      return order.status === 'cancelled';
    case 'refunded':
      return order.isRefunded;
  }
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
