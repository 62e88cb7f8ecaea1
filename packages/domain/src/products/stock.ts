import { getField, parseBoolean, parseNumber } from '../parse.ts';

/** Pieces in stock, 0 or more; null if the API does not say. */
export function parseStock(product: unknown): number | null {
  const stock = parseNumber(getField(product, 'stock_quantity'));
  return stock === null ? null : Math.max(0, Math.trunc(stock));
}

/** `inStock`, else a stock above 0, else yes: the server decides when ordering (product 3.2.2). */
export function isInStock(product: unknown): boolean {
  return parseBoolean(getField(product, 'inStock')) ?? parseStock(product) !== 0;
}
