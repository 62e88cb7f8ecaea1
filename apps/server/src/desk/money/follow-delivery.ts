import type { OrderRow } from '../../orders/orders.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { markReviewsOfOrder } from '../../reviews/bought-reviews.ts';
import { bookSale } from './order-booking.ts';

/**
 * What follows the delivery of an order, in the transaction that delivers it: its shopper's reviews are
 * those of a buyer, and its lines are in the ledger (product 10.4.2).
 */
export async function followDelivery(transaction: Db, order: OrderRow): Promise<void> {
  await markReviewsOfOrder(transaction, order);
  await bookSale(transaction, order);
}
