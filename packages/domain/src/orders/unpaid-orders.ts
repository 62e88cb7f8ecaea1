import { type DatedOrder, sortNewestFirst } from './order-list.ts';
import { orderPayment, type PayableOrder } from './order-payment.ts';
import { bucketOf, type OrderBucket } from './order-status.ts';

/**
 * The orders that can still be paid online, newest first (product 2.14.20), without the one that the list
 * of the tab begins with.
 *
 * @param orders those of both tabs
 */
export function listUnpaidOrders<Order extends PayableOrder & DatedOrder>(
  orders: readonly Order[],
  bucket: OrderBucket,
): Order[] {
  const newest = sortNewestFirst(orders);
  const first = newest.find(({ status }) => bucketOf(status) === bucket);
  return newest.filter((order) => order !== first && orderPayment(order) === 'due');
}
