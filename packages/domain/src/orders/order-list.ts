import { parseInstant } from '../dates.ts';

/** When an order was placed, under either name of spec §3: ISO 8601 text or ms since 1970 UTC. */
type DatedOrder = {
  readonly orderDate?: string | number | null;
  readonly createdAt?: string | number | null;
};

/** When the order was placed, in ms since 1970 UTC: orderDate, else createdAt (spec §3). */
export function placedAtOf(order: DatedOrder): number | null {
  return parseInstant(order.orderDate) ?? parseInstant(order.createdAt);
}

/**
 * The orders newest first (spec §4), as a new list. Orders of the same time keep their order;
 * orders without a date come last.
 */
export function sortNewestFirst<Order extends DatedOrder>(orders: readonly Order[]): Order[] {
  // Older than any instant, yet finite: two orders without a date differ by 0.
  const placedAt = (order: Order) => placedAtOf(order) ?? Number.MIN_SAFE_INTEGER;
  return orders.toSorted((a, b) => placedAt(b) - placedAt(a));
}

/**
 * A list of orders with the next page of older ones behind it. A page that was cut anew meanwhile may
 * repeat orders: those of the list stay.
 */
export function appendOrders<Order extends { readonly id: string }>(
  orders: readonly Order[],
  older: readonly Order[],
): Order[] {
  const ids = new Set(orders.map(({ id }) => id));
  return [...orders, ...older.filter(({ id }) => !ids.has(id))];
}

/**
 * Whether an error of the order list is shown in red: not when it mentions 403, forbidden or
 * unauthorized, then the list shows normally (spec §8).
 */
export function isOrderErrorShown(message: string): boolean {
  return !/403|forbidden|unauthorized/i.test(message);
}
