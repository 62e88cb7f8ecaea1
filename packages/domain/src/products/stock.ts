import { getField, parseBoolean, parseNumber } from '../parse.ts';

/** Pieces in stock as the API counts them, never below 0; null when it does not say. */
export function parseStock(product: unknown): number | null {
  const stock = parseNumber(getField(product, 'stock_quantity'));
  return stock === null ? null : Math.max(0, Math.trunc(stock));
}

/**
 * Whether a product can be bought: `inStock` when the API sends it, else a `stock_quantity` above
 * 0, else yes (spec §3). A bare product id is taken to be in stock: the server decides when the
 * order is made.
 */
export function isInStock(product: unknown): boolean {
  return parseBoolean(getField(product, 'inStock')) ?? parseStock(product) !== 0;
}

/** The largest stock at which product pages say how many pieces are left. */
export const FEW_PIECES = 5;

/** Whether so few pieces are left that it is worth saying: 1 to 5. */
export function isNearlySoldOut(stock: number | null): boolean {
  const pieces = stock ?? 0;
  return pieces > 0 && pieces <= FEW_PIECES;
}
