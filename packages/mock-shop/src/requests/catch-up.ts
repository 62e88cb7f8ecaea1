import { cancelUnpaidOrders } from '../orders/unpaid-orders.ts';
import type { TestShop } from '../test-shop.ts';

/** Ends what is over by the shop's clock; every call finds the shop as it is then. */
export function catchUp(shop: TestShop): void {
  const now = shop.time();
  shop.sessions = shop.sessions.filter(({ refreshEndsAt }) => refreshEndsAt > now);
  cancelUnpaidOrders(shop);
}
