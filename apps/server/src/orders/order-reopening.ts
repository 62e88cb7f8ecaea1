import { asPaise, canReopen, computeCartTotals } from '@haat/domain';
import { returnStock, type StockRow, takeStock } from '../catalogue/products.repository.ts';
import { noteStock } from '../catalogue/shown-stock.ts';
import type { Db } from '../platform/database/open-database.ts';
import { listOrderLines, type OrderLineRow, type OrderRow } from './orders.repository.ts';

/** A line whose pieces were taken, with its product's present stock and price. */
interface TakenLine {
  line: OrderLineRow;
  product: StockRow;
}

/**
 * Takes the pieces of a cancelled order out of stock again, all or none, so that the order can be
 * reopened: it becomes pending again because its money arrived late.
 *
 * @param now epoch ms
 * @returns false when there is too little of a product, or the order may not be reopened
 *   (`canReopen`)
 */
export async function retakeLines(transaction: Db, order: OrderRow, now: number): Promise<boolean> {
  const lines = await listOrderLines(transaction, order.id);
  const taken: TakenLine[] = [];
  // Every order takes its products in the order of their ids, so that no two transactions deadlock.
  for (const line of lines.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const product = await takeStock(transaction, line.product_id, line.quantity, now);
    if (product === undefined) break;
    taken.push({ line, product });
  }
  if (taken.length < lines.length || !mayReopen(order, taken, now)) {
    for (const { line } of taken) {
      await returnStock(transaction, line.product_id, line.quantity, now);
    }
    return false;
  }
  await noteStock(
    transaction,
    taken.map(({ product }) => product.stock_quantity),
  );
  return true;
}

function mayReopen(order: OrderRow, taken: readonly TakenLine[], now: number): boolean {
  const { total } = computeCartTotals(
    taken.map(({ line, product }) => ({
      quantity: line.quantity,
      unitPrice: asPaise(product.price_paise),
    })),
    // A change of the charges holds for later orders.
    {
      shipping: asPaise(order.shipping_paise),
      taxes: asPaise(order.taxes_paise),
      discount: asPaise(order.discount_paise),
      freeShippingFrom: null,
    },
  );
  const late = {
    placedAt: order.created_at,
    total: asPaise(order.total_paise),
    totalNow: total,
  };
  return canReopen(late, now);
}
