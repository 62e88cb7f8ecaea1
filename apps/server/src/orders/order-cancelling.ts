import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { returnLines, type StockChange } from './order-stock.ts';
import { loadWholeOrder, type OrderRow, type WholeOrder } from './orders.repository.ts';

/** An order that was just cancelled. */
export interface CancelledOrder {
  whole: WholeOrder;
  /** For `invalidateStockPages`, after the commit. */
  change: StockChange;
}

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
): Promise<CancelledOrder> {
  const order = await cancelWithPayments(context, transaction, locked);
  const whole = await loadWholeOrder(transaction, order);
  const change = await returnLines(
    transaction,
    whole.lines.map((line) => ({ productId: line.product_id, quantity: line.quantity })),
    context.now(),
  );
  return { whole, change };
}
