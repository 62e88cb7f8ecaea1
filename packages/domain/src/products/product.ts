import { asPaise, type Paise, parsePrice } from '../money.ts';
import {
  getField,
  getFirstField,
  parseEach,
  parseFirstText,
  parseId,
  parseList,
  parseText,
  parseTextOrNull,
} from '../parse.ts';
import { type CategoryRef, parseCategoryRef } from './category.ts';
import { originalPriceOf, parseDiscount } from './discount.ts';
import { parseGallery } from './gallery.ts';
import { parseProductName } from './product-name.ts';
import { type ProductRating, parseRating } from './rating.ts';
import { isInStock, parseStock } from './stock.ts';

/** What the Storage & Usage tab says when the product has no text of its own (spec §2). */
const STORAGE_FALLBACK = 'Storage Type: Airtight, Resealable Pouch';

/** A product as every screen shows it, whatever form the API sent it in (spec §3). */
export type ProductView = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What is charged for one piece, in paise. */
  readonly price: Paise;
  /** The struck-through price before the discount, in paise; null without a discount. */
  readonly originalPrice: Paise | null;
  /** Whole percent, 0 to 99. */
  readonly discount: number;
  /** URLs, merged and de-duplicated; empty when the product has no picture. */
  readonly images: readonly string[];
  /** Feature sentences without their period. */
  readonly bullets: readonly string[];
  readonly storageAndUsage: string;
  readonly rating: ProductRating;
  readonly brand: string | null;
  readonly category: CategoryRef | null;
  readonly isInStock: boolean;
  /** Pieces in stock; null when the API does not say. */
  readonly stock: number | null;
  /** ISO 8601 time; null when the API does not say. */
  readonly createdAt: string | null;
};

/**
 * Reads a product in any of the forms of spec §3 into the one form the screens use.
 *
 * @param product one item of `data.products`, or `data` of a single product
 * @returns null when it has no id or no readable price: such a product can be neither linked nor
 *   sold, and must not be shown as costing nothing
 */
export function normalizeProduct(product: unknown): ProductView | null {
  const id = parseId(getField(product, '_id') ?? getField(product, 'id'));
  const price = parsePrice(getField(product, 'price'));
  if (id === null || price === null) return null;
  const discount = parseDiscount(getField(product, 'discount'));
  return {
    id,
    name: parseProductName(product),
    description: parseFirstText(product, ['description']),
    price,
    originalPrice: originalPriceOf(price, discount),
    discount,
    images: parseGallery(product),
    bullets: parseBullets(product),
    storageAndUsage: parseFirstText(product, ['storageAndUsage']) || STORAGE_FALLBACK,
    rating: parseRating(product),
    brand: parseTextOrNull(product, ['brand']),
    category: parseCategoryRef(getField(product, 'category')),
    isInStock: isInStock(product),
    stock: parseStock(product),
    createdAt: parseTextOrNull(product, ['createdAt']),
  };
}

/**
 * Reads a list of products (`data`, or its `products`), in order; those that
 * {@link normalizeProduct} refuses are left out.
 */
export function normalizeProducts(products: unknown): ProductView[] {
  return parseEach(getField(products, 'products') ?? products, normalizeProduct);
}

// Stands in for a decimal point while the text is split.
const DECIMAL_POINT = '\u0000';

/** The sentences of a text, split on periods; the point of a number such as 2.5 does not split. */
function splitSentences(text: string): string[] {
  return text
    .replace(/(\d)\.(?=\d)/g, `$1${DECIMAL_POINT}`)
    .split('.')
    .map((sentence) => sentence.replaceAll(DECIMAL_POINT, '.').replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/**
 * A product's feature bullets: the `features` (or `productFeatures`) text split on periods
 * (spec §2, §3), each once. A list of texts is understood too.
 */
export function parseBullets(product: unknown): string[] {
  const features = getFirstField(product, ['features', 'productFeatures']);
  const texts = typeof features === 'string' ? [features] : parseList(features).map(parseText);
  return [...new Set(texts.flatMap(splitSentences))];
}

/** The Deal of the Season: the spice set of 12 products for ₹1,499 (spec §2, §9); price in paise. */
export const DEAL: { readonly name: string; readonly price: Paise } = {
  name: 'Spice Set (12 Products)',
  price: asPaise(1499_00),
};
