import type { ShopContext } from '../context.ts';
import type { Db } from '../platform/database/open-database.ts';
import { returnLines, type StockChange } from './order-stock.ts';
import { listOrderLines, type OrderRow, type OrderWithLines } from './orders.repository.ts';

/** An order that was just cancelled. */
export interface CancelledOrder extends OrderWithLines {
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
  const lines = await listOrderLines(transaction, locked.id);
  const change = await returnLines(
    transaction,
    lines.map((line) => ({ productId: line.product_id, quantity: line.quantity })),
    context.now(),
  );
  return { order, lines, change };
}
