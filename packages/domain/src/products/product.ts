import { LANGUAGE } from '#language';
import { type Paise, parsePrice } from '../money.ts';
import {
  getField,
  parseBoolean,
  parseFirstText,
  parseId,
  parseNumber,
  parseTextOrNull,
  parseTextPair,
} from '../parse.ts';
import { chooseText } from '../text/choose-text.ts';
import { type CategoryRef, parseCategoryRef } from './category.ts';
import { parseDiscount, parseOriginalPrice } from './discount.ts';
import { parseGallery } from './gallery.ts';
import { type MakerRef, parseMakerRef } from './maker.ts';
import { type PackSize, parsePackSize } from './pack-size.ts';
import { type ProductNames, parseProductNames } from './product-name.ts';
import { type ProductRating, parseRating } from './rating.ts';
import { isInStock, parseStock } from './stock.ts';

/** Shown in the Storage & Usage tab of a product without such a text (product 2.7.6). */
const STORAGE_FALLBACK =
  LANGUAGE === 'hi'
    ? 'कैसे रखें: हवाबंद थैली में, जो फिर से बंद हो सके'
    : 'Storage Type: Airtight, Resealable Pouch';

/**
 * A product in the one form of all screens (product 3.2.2); null for what the API does not send.
 */
export type ProductView = ProductNames & {
  /** Part of the product's address, `/product/{id}`. */
  readonly id: string;
  /** Plain text; '' where the API sends none. */
  readonly description: string;
  /** What one piece costs, in paise. */
  readonly price: Paise;
  /** The struck-through former price as the shop entered it, in paise; null where it entered none. */
  readonly originalPrice: Paise | null;
  /** Whole percent, 0 to 99. */
  readonly discount: number;
  /** URLs, the main picture first. */
  readonly images: readonly string[];
  /** Feature sentences without their full stop. */
  readonly bullets: readonly string[];
  /** How to keep and use it; a fixed text where the API sends none (product 2.7.6). */
  readonly storageAndUsage: string;
  /** What one piece holds; null where that is not told. */
  readonly packSize: PackSize | null;
  /** Measures, such as '70 × 200 cm'. */
  readonly size: string | null;
  /** The green mark of food (true) or the brown one; null where it is not declared. */
  readonly isVegetarian: boolean | null;
  /** Of food, plain text; null where they are not declared. */
  readonly ingredients: string | null;
  /** What it contains that not everybody may eat, plain text; null where that is not declared. */
  readonly allergens: string | null;
  /** Days from packing. */
  readonly bestBeforeDays: number | null;
  /** Number of the maker's licence for food. */
  readonly foodLicence: string | null;
  /** Where it was made; null where that is not declared. */
  readonly countryOfOrigin: string | null;
  /** Average stars and count of reviews; placeholders where the API sends neither (product 2.7.8). */
  readonly rating: ProductRating;
  /** Group or label that it is made under; null for none. */
  readonly brand: string | null;
  /** The group that makes it; null where that is not told. */
  readonly maker: MakerRef | null;
  /** What it is listed under; null where the API sends neither name nor slug. */
  readonly category: CategoryRef | null;
  /** Whether it can be ordered; true where the API does not say, since the server decides then. */
  readonly isInStock: boolean;
  /** Pieces; null if unknown. */
  readonly stock: number | null;
  /** ISO 8601. */
  readonly createdAt: string | null;
};

/** Normalizes a product; null without an id, since it cannot be linked, or without a price. */
export function normalizeProduct(product: unknown): ProductView | null {
  const id = parseId(getField(product, '_id') ?? getField(product, 'id'));
  const price = parsePrice(getField(product, 'price'));
  if (id === null || price === null) return null;
  return {
    id,
    ...parseProductNames(product),
    description: parseTextPair(product, 'description'),
    price,
    originalPrice: parseOriginalPrice(price, getField(product, 'originalPrice')),
    discount: parseDiscount(getField(product, 'discount')),
    images: parseGallery(product),
    bullets: parseBullets(product),
    storageAndUsage: parseTextPair(product, 'storageAndUsage') || STORAGE_FALLBACK,
    packSize: parsePackSize(getField(product, 'packSize')),
    size: parseTextOrNull(product, ['size']),
    isVegetarian: parseBoolean(getField(product, 'isVegetarian')),
    ingredients: parseTextPair(product, 'ingredients') || null,
    allergens: parseTextPair(product, 'allergens') || null,
    bestBeforeDays: parseNumber(getField(product, 'bestBeforeDays')),
    foodLicence: parseTextOrNull(product, ['foodLicence']),
    countryOfOrigin: parseTextOrNull(product, ['countryOfOrigin']),
    rating: parseRating(product),
    brand: parseBrand(product),
    maker: parseMakerRef(getField(product, 'maker')),
    category: parseCategoryRef(getField(product, 'category')),
    isInStock: isInStock(product),
    stock: parseStock(product),
    createdAt: parseTextOrNull(product, ['createdAt']),
  };
}

/** A brand that is the name of the group is in the shop's language, like that. */
function parseBrand(product: unknown): string | null {
  const brand = parseTextOrNull(product, ['brand']);
  const maker = getField(product, 'maker');
  return brand === parseFirstText(maker, ['name']) ? parseTextPair(maker, 'name') : brand;
}

/** Normalizes a list of products in its order, without those that cannot be linked or sold. */
export function normalizeProducts(products: readonly unknown[]): ProductView[] {
  return products.flatMap((product) => normalizeProduct(product) ?? []);
}

// Replaces a decimal point while the text is split.
const DECIMAL_POINT = '\u0000';

function splitSentences(text: string): string[] {
  return text
    .replace(/(\d)\.(?=\d)/g, `$1${DECIMAL_POINT}`)
    .split(/[.।]/)
    .map((sentence) => sentence.replaceAll(DECIMAL_POINT, '.').replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Splits the features into sentences, each once; '।' ends one like '.' (product 2.7.4, 3.2.2). */
export function parseBullets(product: unknown): string[] {
  const english = parseFirstText(product, ['features', 'productFeatures']);
  const features = chooseText(english, parseFirstText(product, ['featuresHindi']));
  return [...new Set(splitSentences(features))];
}
