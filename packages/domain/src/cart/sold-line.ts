import { type Paise, parsePrice } from '../money.ts';
import { getField } from '../parse.ts';

/**
 * What a line of a cart or an order is of (product 3.3.1, 3.4.1): its product under either name, or the id
 * alone where the API does not expand it, and the price of one piece, which is the product's where the line
 * has none.
 */
export function parseSoldLine(line: unknown): {
  readonly product: unknown;
  readonly unitPrice: Paise | null;
} {
  const product = getField(line, 'product') ?? getField(line, 'productId');
  const unitPrice = parsePrice(getField(line, 'price') ?? getField(product, 'price'));
  return { product, unitPrice };
}
