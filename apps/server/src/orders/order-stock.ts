import { formatStockLeft } from '@haat/domain';
import { type RequestedLine, toItemField } from '../cart/requested-lines.ts';
import {
  listStock,
  returnStock,
  type StockRow,
  takeStock,
} from '../catalogue/products.repository.ts';
import { noteStock } from '../catalogue/shown-stock.ts';
import { formatOutOfStock } from '../catalogue/stock-messages.ts';
import { ConflictError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';

/**
 * Takes all lines out of stock, in the order of the product ids, so that two orders of the same
 * products do not deadlock.
 *
 * @param items the lines of the request, to which field errors refer
 * @returns the products with the stock that is left
 * @throws {ConflictError} naming every line whose product has too little stock
 */
export async function takeLines(
  transaction: Db,
  lines: readonly RequestedLine[],
  items: readonly RequestedLine[],
  now: number,
): Promise<StockRow[]> {
  const taken: StockRow[] = [];
  const missing: RequestedLine[] = [];
  for (const line of sortByProduct(lines)) {
    const product = await takeStock(transaction, line.productId, line.quantity, now);
    if (product === undefined) missing.push(line);
    else taken.push(product);
  }
  if (missing.length > 0) throw await createStockConflict(transaction, missing, items);
  await noteStock(
    transaction,
    taken.map((product) => product.stock_quantity),
  );
  return taken;
}

/** Puts the lines of an order back into stock. */
export async function returnLines(
  transaction: Db,
  lines: readonly RequestedLine[],
  now: number,
): Promise<void> {
  const before: number[] = [];
  for (const { productId, quantity } of sortByProduct(lines)) {
    before.push((await returnStock(transaction, productId, quantity, now)) - quantity);
  }
  await noteStock(transaction, before);
}

/** Makes the error about lines that have too little stock, in the words for each. */
export async function createStockConflict(
  transaction: Db,
  missing: readonly RequestedLine[],
  items: readonly RequestedLine[],
): Promise<ConflictError> {
  const stock = await listStock(
    transaction,
    missing.map((line) => line.productId),
  );
  const fieldErrors = missing.map(({ productId }) => ({
    field: toItemField(items, productId),
    message: formatMissing(stock.find((product) => product.id === productId)),
  }));
  const message = fieldErrors.map((error) => error.message).join(' ');
  return new ConflictError('out_of_stock', message, fieldErrors);
}

function formatMissing(product: StockRow | undefined): string {
  if (product === undefined) return 'A product of this order is no longer sold.';
  if (product.status !== 'active') return `${product.name} is no longer sold.`;
  return product.stock_quantity === 0
    ? formatOutOfStock(product.name)
    : formatStockLeft(product.name, product.stock_quantity);
}

function sortByProduct<Line extends { productId: string }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}
