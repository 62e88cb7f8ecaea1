import type { ShopContext } from '../../context.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { listUnbookedOrders } from './ledger.repository.ts';
import { bookSale } from './order-booking.ts';

/** How far back it looks, in ms: far longer than two versions of the server run side by side. */
const REACH_MS = 60 * 86_400_000;
/** Orders of one query. */
const AT_ONCE = 100;

/**
 * Writes into the ledger what servers of a version without it have delivered beside this one
 * (product 10.4.2).
 *
 * @returns the number of orders
 */
export async function bookMissedSales(context: ShopContext): Promise<number> {
  const since = context.now() - REACH_MS;
  const orders = await listUnbookedOrders(context.db, since, AT_ONCE);
  for (const order of orders) {
    await runTransaction(context.db, (transaction) => bookSale(transaction, order));
  }
  return orders.length;
}
