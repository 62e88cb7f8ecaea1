import { nextPaymentState } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { type OrderRow, updateOrder } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { applyFact } from './payment-changes.ts';
import { listPaymentsOfOrder } from './payments.repository.ts';

/**
 * Cancels a locked order together with its payments: a paid payment is to be refunded, an open one is
 * cancelled. The provider is still asked about a cancelled payment for some days, so that late
 * money is not missed.
 *
 * @returns the cancelled order
 */
export async function cancelWithPayments(
  context: ShopContext,
  transaction: Db,
  locked: OrderRow,
): Promise<OrderRow> {
  const payments = await listPaymentsOfOrder(transaction, locked.id);
  let order = locked;
  for (const payment of payments) {
    const parts = { payment, order };
    ({ order } = await applyFact(context, transaction, parts, 'order-cancelled'));
  }
  if (payments.length > 0) return order;
  const { status, payment_status: orderPayment, payment_method: method } = locked;
  const before = { payment: 'created', order: status, orderPayment, method } as const;
  const after = nextPaymentState(before, 'order-cancelled');
  return updateOrder(transaction, locked, {
    status: after.order,
    payment_status: after.orderPayment,
    updated_at: context.now(),
  });
}

/**
 * Makes the paid payments of a locked order that was returned ones to be refunded.
 *
 * @returns the order after the change
 */
export async function returnPayments(
  context: ShopContext,
  transaction: Db,
  locked: OrderRow,
): Promise<OrderRow> {
  let order = locked;
  for (const payment of await listPaymentsOfOrder(transaction, locked.id)) {
    ({ order } = await applyFact(context, transaction, { payment, order }, 'order-returned'));
  }
  return order;
}
