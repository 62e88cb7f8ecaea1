import { unwrap } from '@haat/api-sdk';
import { type OrderView, parseOrders } from '@haat/domain/shopper';
import { api } from '../../../state/create-stores.ts';
import { pendingOrder } from './pending-order.ts';

/**
 * Finds the order that the server made although its response was lost: the newest one, where it has
 * the products and pieces that were sent.
 *
 * @returns null where that is another order, or cannot be looked up
 */
export async function findLostOrder(): Promise<OrderView | null> {
  try {
    const orders = await unwrap(api.GET('/order/get-all'));
    const [newest] = parseOrders(orders);
    return newest !== undefined && pendingOrder.isFor(newest.lines) ? newest : null;
  } catch {
    return null;
  }
}
