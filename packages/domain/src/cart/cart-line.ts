import { getField, parseEach, parseId, parseNumber } from '../input/read.ts';
import type { Paise } from '../money/paise.ts';
import { parsePrice } from '../money/parse-price.ts';
import { parseGallery } from '../products/gallery.ts';
import { parseProductName } from '../products/product-name.ts';
import { isInStock } from '../products/stock.ts';
import { clampQuantity } from './quantity.ts';

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
