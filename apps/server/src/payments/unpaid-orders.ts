import { unpaidUntil } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { cancelLockedOrder } from '../orders/order-cancelling.ts';
import { invalidateStockPages } from '../orders/order-stock.ts';
import { listOrdersWithoutPayment, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { cancelWithPayments } from './cancel-with-payments.ts';
import { hasMoneyArrived } from './payment-state.ts';
import { listPaymentsOfOrder, type PaymentRow } from './payments.repository.ts';

/** Of one run; what is left is due in the next. */
const MAX_ORDERS = 200;

/**
 * Cancels an online order that was not paid in time (`UNPAID_ORDER_TTL` from when the shopper last
 * began to pay, and at most `UNPAID_ORDER_LIVES` times that from when it was placed), so that others
 * can buy its pieces. Ask the provider first, where it has an order of it. An order that is paid,
 * promised by a bank or being worked on stays; so does one whose shopper came back meanwhile.
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
  if (cancelled === undefined) return;
  context.log.info({ orderId }, 'an order was not paid in time and is cancelled');
  await invalidateStockPages(context, cancelled.change);
}

/** Expires the orders whose shopper never got as far as the payment dialog. */
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
  if (order.payment_method !== 'online' || order.status !== 'pending') return false;
  if (hasMoneyArrived(order.payment_status)) return false;
  if (payments.some(({ status }) => status === 'authorized' || hasMoneyArrived(status)))
    return false;
  const openedAt = Math.max(order.created_at, ...payments.map(({ opened_at }) => opened_at));
  const unpaid = { placedAt: order.created_at, openedAt, waitMs: config.unpaidOrderTtl };
  return now() >= unpaidUntil(unpaid);
}
