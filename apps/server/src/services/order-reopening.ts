import type { Db } from '../database/open-database.ts';
import { listOrderLines, type OrderLineRow } from '../repositories/orders.ts';
import { returnStock, takeStock } from '../repositories/products.ts';
import { raiseStockRevision } from './catalogue-revision.ts';

/**
 * Takes the pieces of a cancelled order out of stock again, all or none.
 *
 * @returns whether there were enough of each
 */
export async function retakeLines(transaction: Db, orderId: string, now: number): Promise<boolean> {
  const lines = await listOrderLines(transaction, orderId);
  const taken: OrderLineRow[] = [];
  let isAnySoldOut = false;
  // In the order in which every order takes its products, so that none waits for another for ever.
  for (const line of lines.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const product = await takeStock(transaction, line.product_id, line.quantity, now);
    if (product === undefined) {
      for (const { product_id, quantity } of taken) {
        await returnStock(transaction, product_id, quantity, now);
      }
      return false;
    }
    taken.push(line);
    if (product.stock_quantity === 0) isAnySoldOut = true;
  }
  if (isAnySoldOut) await raiseStockRevision(transaction);
  return true;
}
