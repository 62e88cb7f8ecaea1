import { type Paise, type Price, priceToPaise } from '../money.ts';
import {
  getField,
  getFirstField,
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

/** Shown in the Storage & Usage tab of a product without such a text (product 2.7.7). */
const STORAGE_FALLBACK = 'Storage Type: Airtight, Resealable Pouch';

/** A product as the client of the API gives it; its other fields may be missing (product 3.2.2). */
type SoldProduct = { readonly price: Price };

/**
 * A product in the one form of all screens (product 3.2.2); null for what the API does not send.
 */
export type ProductView = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Paise;
  /** The struck-through price before the discount. */
  readonly originalPrice: Paise | null;
  /** Whole percent, 0 to 99. */
  readonly discount: number;
  readonly images: readonly string[];
  /** Feature sentences without their full stop. */
  readonly bullets: readonly string[];
  readonly storageAndUsage: string;
  readonly rating: ProductRating;
  readonly brand: string | null;
  readonly category: CategoryRef | null;
  readonly isInStock: boolean;
  readonly stock: number | null;
  readonly createdAt: string | null;
};

/** Normalizes a product; null without an id, since it cannot be linked. */
export function normalizeProduct<Sold extends SoldProduct>(product: Sold): ProductView | null {
  const id = parseId(getField(product, '_id') ?? getField(product, 'id'));
  if (id === null) return null;
  const price = priceToPaise(product.price);
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

/** Normalizes a list of products in its order, without those that cannot be linked. */
export function normalizeProducts<Sold extends SoldProduct>(
  products: readonly Sold[],
): ProductView[] {
  return products.flatMap((product) => normalizeProduct(product) ?? []);
}

// Replaces a decimal point while the text is split.
const DECIMAL_POINT = '\u0000';

function splitSentences(text: string): string[] {
  return text
    .replace(/(\d)\.(?=\d)/g, `$1${DECIMAL_POINT}`)
    .split('.')
    .map((sentence) => sentence.replaceAll(DECIMAL_POINT, '.').replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Splits the features into sentences, each once (product 2.7.4, 3.2.2). */
export function parseBullets(product: unknown): string[] {
  const features = getFirstField(product, ['features', 'productFeatures']);
  const texts = typeof features === 'string' ? [features] : parseList(features).map(parseText);
  return [...new Set(texts.flatMap(splitSentences))];
}
