import type { OrderStatus } from '@haat/domain';
import { advanceLockedOrder, type OnDelivered } from '../../../src/orders/order-advance.ts';
import { getOrderByNumber, lockOrder } from '../../../src/orders/orders.repository.ts';
import type { Db } from '../../../src/platform/database/open-database.ts';
import { runTransaction } from '../../../src/platform/database/transaction.ts';
import { lockUser } from '../../../src/platform/database/user-lock.ts';

/**
 * Moves an order as the desk does, without its calls; one that has the status already stays as it is.
 *
 * @returns whether it was moved
 */
export async function advanceOrder(
  db: Db,
  orderNumber: string,
  to: OrderStatus,
  now: number,
  onDelivered: OnDelivered,
): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const found = await getOrderByNumber(transaction, orderNumber);
    if (found === undefined) throw new Error(`There is no order ${orderNumber}.`);
    await lockUser(transaction, found.user_id);
    const order = await lockOrder(transaction, found.id);
    if (order === undefined || order.status === to) return false;
    await advanceLockedOrder(transaction, order, { status: to, updated_at: now }, onDelivered);
    return true;
  });
}
