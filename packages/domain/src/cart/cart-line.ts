import { type Paise, parsePrice } from '../money.ts';
import { getField, parseEach, parseId, parseNumber } from '../parse.ts';
import { parseGallery } from '../products/gallery.ts';
import { parseProductName } from '../products/product-name.ts';
import { isInStock } from '../products/stock.ts';

/** The least quantity of a cart line (spec §5, §9). */
export const MIN_QUANTITY = 1;

/** The most pieces of one product in a cart. */
export const MAX_QUANTITY = 99;

/**
 * The nearest quantity a cart line may have: a whole number from 1 (spec §5) to 99, and to the
 * stock where it is known.
 *
 * @param quantity what was typed or computed; not a number counts as 1
 * @param stock pieces in stock, null or left out when unknown; a stock below 1 still gives 1
 */
export function clampQuantity(quantity: number, stock: number | null = null): number {
  const most = Math.max(MIN_QUANTITY, Math.min(MAX_QUANTITY, Math.trunc(stock ?? MAX_QUANTITY)));
  const whole = Number.isNaN(quantity) ? MIN_QUANTITY : Math.trunc(quantity);
  return Math.min(most, Math.max(MIN_QUANTITY, whole));
}

/** One product in a cart, of a guest or of a signed-in shopper, as every screen shows it. */
export type CartLine = {
  readonly productId: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** Price of one piece, in paise. */
  readonly unitPrice: Paise;
  readonly name: string;
  /** URL of the product's first picture, null when it has none. */
  readonly image: string | null;
  readonly isInStock: boolean;
};

/** Reads one item of the cart; the price falls back to the product's own. */
function readCartLine(item: unknown): CartLine | null {
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
 * Reads the lines of a cart answer (`data`, or its `items`): each with `product` (full object) or
 * `productId`, `quantity` and `price` in rupees (spec §3). Items without an id or a readable price
 * are left out; the order is kept.
 */
export function parseCartLines(cart: unknown): CartLine[] {
  return parseEach(getField(cart, 'items') ?? cart, readCartLine);
}

/** What a change of the cart needs to know of a line. */
type CountedLine = {
  readonly productId: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
};

/**
 * Adds a line: raises the quantity when the product is present, else appends (spec §4). A present
 * line takes over the added line's price, name and picture, which are the newer ones. The quantity
 * is kept between 1 and 99.
 */
export function addLine<Line extends CountedLine>(lines: readonly Line[], added: Line): Line[] {
  const present = lines.find((line) => line.productId === added.productId);
  const more = clampQuantity(added.quantity);
  if (present === undefined) return [...lines, { ...added, quantity: more }];
  const raised = { ...added, quantity: clampQuantity(present.quantity + more) };
  return lines.map((line) => (line === present ? raised : line));
}

/** Sets the quantity of a product, kept between 1 and 99 (spec §4, §5); unknown ids change nothing. */
export function setLineQuantity<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
  quantity: number,
): Line[] {
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
}

/** Filters a product out (spec §4); unknown ids change nothing. */
export function removeLine<Line extends CountedLine>(
  lines: readonly Line[],
  productId: string,
): Line[] {
  return lines.filter((line) => line.productId !== productId);
}
