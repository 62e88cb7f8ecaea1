import { canAdvance, type OrderStatus, orderPayment } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { issueReceipt } from './order-receipts.ts';
import {
  getOrderByNumber,
  lockOrder,
  type OrderChanges,
  type OrderRow,
  updateOrder,
} from './orders.repository.ts';

/** The outcome of {@link advanceOrder}; `from` is the status that the order had. */
export type OrderAdvance =
  | { readonly outcome: 'unknown' }
  | {
      readonly outcome: 'moved' | 'was-already' | 'not-forwards' | 'unpaid';
      readonly from: OrderStatus;
    };

/** Follows the delivery of an order, in the transaction that has locked its user and the order. */
export type OnDelivered = (transaction: Db, order: OrderRow) => Promise<void>;

/**
 * Moves an order forward to a status, as the shop's staff do while they work on it. The user is
 * locked before the order, as in every transaction that locks both, so that no two deadlock. An
 * order whose online payment is missing or is to be refunded keeps its status.
 *
 * @param now epoch ms
 * @param onDelivered runs in the same transaction when the order becomes `delivered`
 */
export async function advanceOrder(
  db: Db,
  orderNumber: string,
  to: OrderStatus,
  now: number,
  onDelivered: OnDelivered,
): Promise<OrderAdvance> {
  return runTransaction(db, async (transaction) => {
    const found = await getOrderByNumber(transaction, orderNumber);
    if (found === undefined) return { outcome: 'unknown' };
    await lockUser(transaction, found.user_id);
    const order = await lockOrder(transaction, found.id);
    if (order === undefined) return { outcome: 'unknown' };
    const from = order.status;
    if (from === to) return { outcome: 'was-already', from };
    if (!canAdvance(order, to)) return { outcome: 'not-forwards', from };
    const payment = orderPayment({
      status: from,
      paymentMethod: order.payment_method,
      paymentStatus: order.payment_status,
    });
    if (payment !== 'settled') return { outcome: 'unpaid', from };
    await advanceLockedOrder(transaction, order, { status: to, updated_at: now }, onDelivered);
    return { outcome: 'moved', from };
  });
}

/**
 * Moves an order forward that its move has been checked for, with what follows a delivery and the
 * arrival of its money.
 *
 * @param locked the order, locked after its user
 * @param onDelivered runs in the same transaction when the order becomes `delivered`
 * @returns the order after the move
 */
export async function advanceLockedOrder(
  transaction: Db,
  locked: OrderRow,
  changes: OrderChanges & Pick<OrderRow, 'status'>,
  onDelivered: OnDelivered,
): Promise<OrderRow> {
  const moved = await updateOrder(transaction, locked, changes);
  if (moved.status === 'delivered') await onDelivered(transaction, moved);
  return issueReceipt(transaction, moved, changes.updated_at);
}
