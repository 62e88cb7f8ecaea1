import type { Db } from '../platform/database/open-database.ts';
import { issueReceipt } from './order-receipts.ts';
import { type OrderChanges, type OrderRow, updateOrder } from './orders.repository.ts';

/** Follows the delivery of an order, in the transaction that has locked its user and the order. */
export type OnDelivered = (transaction: Db, order: OrderRow) => Promise<void>;

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
