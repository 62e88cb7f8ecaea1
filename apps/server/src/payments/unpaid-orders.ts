import { isUnpaidTooLong } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { cancelLockedOrder } from '../orders/order-cancelling.ts';
import { listOrdersWithoutPayment, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { cancelWithPayments } from './cancel-with-payments.ts';
import { listPaymentsOfOrder, type PaymentRow } from './payments.repository.ts';

/** Limit of one run; the other orders are due in the next run. */
const MAX_ORDERS = 200;

/**
 * Cancels an online order that was not paid in time (`UNPAID_ORDER_TTL` after the shopper last
 * began to pay, and at most `UNPAID_ORDER_LIVES` times that after it was placed), so that its
 * pieces can be bought. An order that is paid, promised by a bank or no longer pending stays as it
 * is. The caller asks the provider first, if the order has a payment there.
 */
export async function expireUnpaidOrder(context: ShopContext, orderId: string): Promise<void> {
  const cancelled = await runTransaction(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) return undefined;
    const payments = await listPaymentsOfOrder(transaction, orderId);
    return isExpired(context, order, payments)
      ? cancelLockedOrder(context, transaction, order, cancelWithPayments)
      : undefined;
  });
  if (cancelled !== undefined) {
    context.log.info({ orderId }, 'an order was not paid in time and is cancelled');
  }
}

/**
 * Cancels the overdue orders that have no payment at the provider, because the payment dialog was
 * never opened.
 */
export async function expireOrdersWithoutPayment(context: ShopContext): Promise<void> {
  const orderIds = await listOrdersWithoutPayment(context.db, context.payments.name, {
    before: context.now() - context.config.unpaidOrderTtl,
    limit: MAX_ORDERS,
  });
  for (const orderId of orderIds) await expireUnpaidOrder(context, orderId);
}

function isExpired(
  { config, now }: ShopContext,
  order: OrderRow,
  payments: readonly PaymentRow[],
): boolean {
  const awaited = {
    status: order.status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    placedAt: order.created_at,
    waitMs: config.unpaidOrderTtl,
    payments: payments.map(({ status, opened_at: openedAt }) => ({ status, openedAt })),
  };
  return isUnpaidTooLong(awaited, now());
}
