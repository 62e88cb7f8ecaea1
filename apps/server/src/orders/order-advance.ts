import { canAdvance, type OrderStatus, orderPayment } from '@haat/domain';
import { lockOrder } from '../payments/payments.repository.ts';
import { raisePublicRevision } from '../platform/cache/public-pages.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { markReviewsOfOrder } from '../reviews/bought-reviews.ts';
import { findOrderByNumber, updateOrderStatus } from './orders.repository.ts';

/** What came of it; `from` is the status that the order had. */
export type OrderAdvance =
  | { readonly outcome: 'unknown' }
  | {
      readonly outcome: 'moved' | 'was-already' | 'not-forwards' | 'unpaid';
      readonly from: OrderStatus;
    };

/**
 * Moves an order on to a status, as the shop's people do while they work on it. The order is locked,
 * after its shopper as in all requests of hers, so that none waits for another for ever, and a shopper who cancels meanwhile comes before it or after it. An order whose online payment
 * has not come, or is given back, stays where it is. Once it is delivered, what its shopper wrote
 * about its products counts as bought here.
 *
 * @param now epoch ms
 */
export async function advanceOrder(
  db: Db,
  orderNumber: string,
  to: OrderStatus,
  now: number,
): Promise<OrderAdvance> {
  return runTransaction(db, async (transaction) => {
    const found = await findOrderByNumber(transaction, orderNumber);
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
    await updateOrderStatus(transaction, order.id, { status: to, updated_at: now });
    if (to === 'delivered' && (await markReviewsOfOrder(transaction, order))) {
      await raisePublicRevision(transaction);
    }
    return { outcome: 'moved', from };
  });
}
