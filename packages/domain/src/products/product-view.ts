import { type CategoryRef, readCategoryRef } from '../categories/category.ts';
import { readEach, readField, readFirstText, readId, readTextOrNull } from '../input/read.ts';
import type { Paise } from '../money/paise.ts';
import { readPrice } from '../money/parse-price.ts';
import { readBullets } from './bullets.ts';
import { originalPriceOf, readDiscount } from './discount.ts';
import { readGallery } from './gallery.ts';
import { readProductName } from './product-name.ts';
import { type ProductRating, readRating } from './rating.ts';
import { isInStock, readStock } from './stock.ts';

/** What the Storage & Usage tab says when the product has no text of its own (spec §2). */
export const STORAGE_FALLBACK = 'Storage Type: Airtight, Resealable Pouch';

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
  const id = readId(readField(product, '_id') ?? readField(product, 'id'));
  const price = readPrice(readField(product, 'price'));
  if (id === null || price === null) return null;
  const discount = readDiscount(readField(product, 'discount'));
  return {
    id,
    name: readProductName(product),
    description: readFirstText(product, ['description']),
    price,
    originalPrice: originalPriceOf(price, discount),
    discount,
    images: readGallery(product),
    bullets: readBullets(product),
    storageAndUsage: readFirstText(product, ['storageAndUsage']) || STORAGE_FALLBACK,
    rating: readRating(product),
    brand: readTextOrNull(product, ['brand']),
    category: readCategoryRef(readField(product, 'category')),
    isInStock: isInStock(product),
    stock: readStock(product),
    createdAt: readTextOrNull(product, ['createdAt']),
  };
}

/**
 * Reads a list of products (`data`, or its `products`), in order; those that
 * {@link normalizeProduct} refuses are left out.
 */
export function normalizeProducts(products: unknown): ProductView[] {
  return readEach(readField(products, 'products') ?? products, normalizeProduct);
}
