import { LANGUAGE } from '#language';
import { toImageUrl } from '../images.ts';
import type { Paise } from '../money.ts';
import {
  getField,
  parseEach,
  parseFirstText,
  parseId,
  parseNumber,
  parseTextOrNull,
} from '../parse.ts';
import { parseOriginalPrice } from '../products/discount.ts';
import { type PackSize, parsePackSize } from '../products/pack-size.ts';
import { type ProductNames, parseProductNames } from '../products/product-name.ts';
import { parseSoldLine } from './sold-line.ts';

/** The fewest pieces of a product in a cart (product 5.5.4); for none see {@link removeLine}. */
export const MIN_QUANTITY = 1;

/** The most pieces of one product in a cart. */
export const MAX_QUANTITY = 99;

/** The most different products in a cart; an order may have as many. */
export const MAX_CART_LINES = 200;

/** The message for one product more than {@link MAX_CART_LINES}. */
export const CART_FULL_MESSAGE =
  LANGUAGE === 'hi'
    ? `आपके कार्ट में ज़्यादा से ज़्यादा ${MAX_CART_LINES} तरह का सामान आ सकता है।`
    : `Your cart can hold at most ${MAX_CART_LINES} different products.`;

/**
 * Clamps a quantity to a whole number from 1 (product 5.5.4) to 99, and to the stock if it is
 * known.
 *
 * @param quantity NaN counts as 1
 * @param stock pieces in stock, or null; a stock below 1 still gives 1
 */
export function clampQuantity(quantity: number, stock: number | null = null): number {
  const most = Math.max(MIN_QUANTITY, Math.min(MAX_QUANTITY, Math.trunc(stock ?? MAX_QUANTITY)));
  const whole = Math.trunc(quantity) || MIN_QUANTITY;
  return Math.min(most, Math.max(MIN_QUANTITY, whole));
}

/** One product in a cart of a guest or of a signed-in shopper. */
export type CartLine = ProductNames & {
  /** Tells the lines of a cart apart: each product has one. */
  readonly productId: string;
  /** Pieces, 1 to 99. */
  readonly quantity: number;
  /** The price of one piece in paise. */
  readonly unitPrice: Paise;
  /** The former price of one piece as the shop entered it, in paise; null without one. */
  readonly originalPrice: Paise | null;
  /** What one piece holds; null where that is not told. */
  readonly packSize: PackSize | null;
  /** How large the thing is, such as '150 × 225 cm'. */
  readonly size: string | null;
  /** URL; null without a picture. */
  readonly image: string | null;
  /** False only where the API says that it is sold out. */
  readonly isInStock: boolean;
  /** Pieces in stock; null if unknown. */
  readonly stock: number | null;
};

function toCartLine(item: unknown): CartLine | null {
  const { product, unitPrice } = parseSoldLine(item);
  const productId = parseId(product);
  if (productId === null || unitPrice === null) return null;
  return {
    productId,
    quantity: clampQuantity(parseNumber(getField(item, 'quantity')) ?? MIN_QUANTITY),
    unitPrice,
    originalPrice: parseOriginalPrice(unitPrice, getField(product, 'originalPrice')),
    ...parseProductNames(product),
    packSize: parsePackSize(getField(product, 'packSize')),
    size: parseTextOrNull(product, ['size']),
    image: toImageUrl(parseFirstText(product, ['image'])),
    isInStock: getField(product, 'inStock') !== false,
    stock: parseNumber(getField(product, 'stock_quantity')),
  };
}

/** The lines of a cart with today's prices, without those that have no product or no price (product 3.3.1). */
export function toCartLines(items: readonly unknown[]): CartLine[] {
  return parseEach(items, toCartLine);
}

type CountedLine = {
  readonly productId: string;
  readonly quantity: number;
  readonly stock?: number | null;
};

/**
 * Adds a line, or raises a present one, which takes over the newer price and name (product 4.2.1).
 *
 * @param before the product before whose line a new one stands; the new one is the last without it,
 *   and where that product has no line
 */
export function addLine<Line extends CountedLine>(
  lines: readonly Line[],
  added: Line,
  before?: string,
): Line[] {
  const present = lines.find((line) => line.productId === added.productId);
  const more = clampQuantity(added.quantity);
  if (present === undefined) {
    const index = lines.findIndex((line) => line.productId === before);
    const place = index < 0 ? lines.length : index;
    return [...lines.slice(0, place), { ...added, quantity: more }, ...lines.slice(place)];
  }
  const raised = { ...added, quantity: clampQuantity(present.quantity + more) };
  return lines.map((line) => (line === present ? raised : line));
}

/** Sets the quantity of a product, clamped to 1 to 99 and to its stock (product 4.2.4, 5.5.4). */
export function setLineQuantity<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
  quantity: number,
): Line[] {
  return lines.map((line) =>
    line.productId === productId
      ? { ...line, quantity: clampQuantity(quantity, line.stock) }
      : line,
  );
}

/** Removes the line of a product (product 4.2.1); without one, the list has the same lines. */
export function removeLine<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
): Line[] {
  return lines.filter((line) => line.productId !== productId);
}
