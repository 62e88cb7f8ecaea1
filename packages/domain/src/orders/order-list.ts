import { parseInstant } from '../dates.ts';
import { bucketOf, type OrderBucket, type OrderStatus } from './order-status.ts';

/** ISO 8601 text or ms since 1970 UTC, under either name (product 3.4.1). */
export type DatedOrder = {
  readonly orderDate?: string | number | null;
  readonly createdAt?: string | number | null;
};

/** Time of the order in ms since 1970 UTC: orderDate, else createdAt (product 3.4.1). */
export function placedAtOf(order: DatedOrder): number | null {
  return parseInstant(order.orderDate) ?? parseInstant(order.createdAt);
}

/** Sorts orders newest first (product 2.14.8), stably; orders without a date come last. */
export function sortNewestFirst<Order extends DatedOrder>(orders: readonly Order[]): Order[] {
  // Older than any instant, yet finite: two orders without a date differ by 0.
  const placedAt = (order: Order) => placedAtOf(order) ?? Number.MIN_SAFE_INTEGER;
  return orders.toSorted((a, b) => placedAt(b) - placedAt(a));
}

/**
 * The orders of a tab, newest first (product 4.3.2, 2.14.8), with those that have just left it, in
 * whose place their outcome stands.
 *
 * @param outcomes what was done to orders, by their ids, each with the tab in which it was done
 */
export function listTabOrders<
  Order extends DatedOrder & { readonly id: string; readonly status: OrderStatus },
>(
  orders: readonly Order[],
  bucket: OrderBucket,
  outcomes: ReadonlyMap<string, { readonly bucket: OrderBucket }>,
): Order[] {
  const isOfTab = ({ id, status }: Order) =>
    bucketOf(status) === bucket || outcomes.get(id)?.bucket === bucket;
  return sortNewestFirst(orders.filter(isOfTab));
}

/** Appends the next results page, without orders that the list already has. */
export function appendOrders<Order extends { readonly id: string }>(
  orders: readonly Order[],
  older: readonly Order[],
): Order[] {
  const ids = new Set(orders.map(({ id }) => id));
  return [...orders, ...older.filter(({ id }) => !ids.has(id))];
}

/**
 * Hides errors of the order list that mention 403, forbidden or unauthorized (product 8.5.1), in any
 * language of the page: the message of what was thrown is in English.
 */
export function isOrderErrorShown(error: unknown): boolean {
  return !/403|forbidden|unauthorized/i.test(error instanceof Error ? error.message : '');
}
