import { type Paise, parsePrice } from '../money.ts';
import { getField, parseEach, parseId, parseNumber } from '../parse.ts';
import { parseGallery } from '../products/gallery.ts';
import { parseProductName } from '../products/product-name.ts';
import { isInStock } from '../products/stock.ts';

export const MIN_QUANTITY = 1;

/** The most pieces of one product in a cart. */
export const MAX_QUANTITY = 99;

/**
 * Clamps a quantity to a whole number from 1 (product 5) to 99, and to the stock if it is known.
 *
 * @param quantity NaN counts as 1
 * @param stock pieces in stock, or null; a stock below 1 still gives 1
 */
export function clampQuantity(quantity: number, stock: number | null = null): number {
  const most = Math.max(MIN_QUANTITY, Math.min(MAX_QUANTITY, Math.trunc(stock ?? MAX_QUANTITY)));
  const whole = Number.isNaN(quantity) ? MIN_QUANTITY : Math.trunc(quantity);
  return Math.min(most, Math.max(MIN_QUANTITY, whole));
}

/** One product in a cart of a guest or of a signed-in shopper. */
export type CartLine = {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: Paise;
  readonly name: string;
  readonly image: string | null;
  readonly isInStock: boolean;
};

function parseCartLine(item: unknown): CartLine | null {
  const product = getField(item, 'product') ?? getField(item, 'productId');
  const productId = parseId(product);
  const unitPrice = parsePrice(getField(item, 'price')) ?? parsePrice(getField(product, 'price'));
  if (productId === null || unitPrice === null) return null;
  return {
    productId,
    quantity: clampQuantity(parseNumber(getField(item, 'quantity')) ?? 1),
    unitPrice,
    name: parseProductName(product),
    image: parseGallery(product)[0] ?? null,
    isInStock: isInStock(product),
  };
}

/**
 * Parses the lines of a cart (`data`, or its `items`), with prices in rupees that fall back to the
 * product's own (product 3). Items without an id or a valid price are left out.
 */
export function parseCartLines(cart: unknown): CartLine[] {
  return parseEach(getField(cart, 'items') ?? cart, parseCartLine);
}

type CountedLine = {
  readonly productId: string;
  readonly quantity: number;
};

/** Adds a line, or raises a present one, which takes over the newer price and name (product 4). */
export function addLine<Line extends CountedLine>(lines: readonly Line[], added: Line): Line[] {
  const present = lines.find((line) => line.productId === added.productId);
  const more = clampQuantity(added.quantity);
  if (present === undefined) return [...lines, { ...added, quantity: more }];
  const raised = { ...added, quantity: clampQuantity(present.quantity + more) };
  return lines.map((line) => (line === present ? raised : line));
}

/** Sets the quantity of a product, clamped to 1 to 99 (product 4, 5). */
export function setLineQuantity<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
  quantity: number,
): Line[] {
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
}

export function removeLine<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
): Line[] {
  return lines.filter((line) => line.productId !== productId);
}
