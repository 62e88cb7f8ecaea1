import { type DatedOrder, sortNewestFirst } from './order-list.ts';
import { orderPayment, type PayableOrder } from './order-payment.ts';
import { bucketOf, type OrderBucket } from './order-status.ts';

/**
 * How many orders can still be paid online, and the newest of them that the list of the tab does not begin
 * with; null without one (product 2.14.20).
 *
 * @param orders those of both tabs
 */
export function findUnpaidOrders<Order extends PayableOrder & DatedOrder>(
  orders: readonly Order[],
  bucket: OrderBucket,
): { count: number; next: Order } | null {
  const newest = sortNewestFirst(orders);
  const first = newest.find(({ status }) => bucketOf(status) === bucket);
  const unpaid = newest.filter((order) => orderPayment(order) === 'due');
  const next = unpaid.find((order) => order !== first);
  return next === undefined ? null : { count: unpaid.length, next };
}
