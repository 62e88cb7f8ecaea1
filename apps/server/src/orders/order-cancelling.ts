import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { returnLines } from './order-stock.ts';
import { loadWholeOrder, type OrderRow, type WholeOrder } from './orders.repository.ts';

/**
 * Cancels a locked order together with its payments.
 *
 * @returns the cancelled order
 */
export type CancelWithPayments = (
  context: ShopContext,
  transaction: Db,
  locked: OrderRow,
) => Promise<OrderRow>;

/**
 * Cancels an order and its payments, and puts its pieces back into stock.
 *
 * @param locked the order, locked by `lockOrder`, in a status in which it can be cancelled
 */
export async function cancelLockedOrder(
  context: ShopContext,
  transaction: Db,
  locked: OrderRow,
  cancelWithPayments: CancelWithPayments,
): Promise<WholeOrder> {
  const order = await cancelWithPayments(context, transaction, locked);
  const whole = await loadWholeOrder(transaction, order);
  await returnLines(
    transaction,
    whole.lines.map((line) => ({ productId: line.product_id, quantity: line.quantity })),
    context.now(),
  );
  return whole;
}
