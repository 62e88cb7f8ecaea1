import type { components } from '@haat/api-sdk';
import {
  FOOD_LICENCE,
  formatSetParts,
  MAX_SET_PARTS,
  PACK_UNITS,
  type PackSize,
  PRODUCT_LIMITS,
  readOccasions,
  readPieces,
  readSetParts,
  SENTENCES,
} from '@haat/domain';
import {
  GST_RATES,
  HSN_CODE,
  isHindiOrNone,
  readHsn,
  readMoney,
  readWeight,
  toLatinDigits,
} from '@haat/domain/desk';
import type { DeskProduct } from '../../lib/api/types.ts';

type UpdateDeskProductInput = components['schemas']['DeskProductUpdate'];

/** The facts of a product that the form changes. */
export type ProductFacts = Required<UpdateDeskProductInput>;

/** The facts as they are typed. */
export type ProductForm = Readonly<Record<FormField, string>>;

export const TEXT_FIELDS = [
  'name',
  'nameHindi',
  'description',
  'descriptionHindi',
  'features',
  'featuresHindi',
  'storageAndUsage',
  'storageAndUsageHindi',
  'ingredients',
  'ingredientsHindi',
  'allergens',
  'allergensHindi',
  'foodLicence',
  'hsn',
  'brand',
  'size',
  'countryOfOrigin',
] as const;

export type FormField =
  | (typeof TEXT_FIELDS)[number]
  | 'category'
  | 'maker'
  | 'pricePaise'
  | 'originalPricePaise'
  | 'packAmount'
  | 'packUnit'
  | 'isVegetarian'
  | 'bestBeforeDays'
  | 'gstRate'
  | 'occasions'
  | 'contains';

/** The fields that can be wrong, the others being limited by their inputs. */
export const CHECKED_FIELDS = [
  'name',
  'nameHindi',
  'category',
  'pricePaise',
  'originalPricePaise',
  'packAmount',
  'descriptionHindi',
  'features',
  'featuresHindi',
  'storageAndUsageHindi',
  'ingredientsHindi',
  'allergensHindi',
  'bestBeforeDays',
  'foodLicence',
  'hsn',
  'contains',
] as const;

export type CheckedField = (typeof CHECKED_FIELDS)[number];

/** The facts of a product as the form has them. */
export function readFacts(product: DeskProduct): ProductFacts {
  const { category, maker, packSize } = product;
  return {
    name: product.name,
    nameHindi: product.nameHindi,
    category: category.slug,
    maker: maker?.slug ?? null,
    pricePaise: product.pricePaise,
    originalPricePaise: product.originalPricePaise,
    packSize,
    description: product.description,
    descriptionHindi: product.descriptionHindi,
    features: product.features,
    featuresHindi: product.featuresHindi,
    storageAndUsage: product.storageAndUsage,
    storageAndUsageHindi: product.storageAndUsageHindi,
    ingredients: product.ingredients,
    ingredientsHindi: product.ingredientsHindi,
    allergens: product.allergens,
    allergensHindi: product.allergensHindi,
    isVegetarian: product.isVegetarian,
    bestBeforeDays: product.bestBeforeDays,
    foodLicence: product.foodLicence,
    gstRate: product.gstRate,
    hsn: product.hsn,
    brand: product.brand,
    size: product.size,
    countryOfOrigin: product.countryOfOrigin,
    occasions: product.occasions,
    contains: product.contains,
  };
}

/** Writes facts into the fields of the form. */
export function toForm(facts: ProductFacts): ProductForm {
  const { pricePaise, isVegetarian } = facts;
  return {
    ...facts,
    maker: facts.maker ?? '',
    pricePaise: pricePaise === 0 ? '' : String(pricePaise / 100),
    originalPricePaise:
      facts.originalPricePaise === null ? '' : String(facts.originalPricePaise / 100),
    packAmount: facts.packSize === null ? '' : String(facts.packSize.amount),
    packUnit: facts.packSize?.unit ?? 'g',
    isVegetarian: isVegetarian === null ? '' : String(isVegetarian),
    bestBeforeDays: facts.bestBeforeDays === null ? '' : String(facts.bestBeforeDays),
    gstRate: String(facts.gstRate ?? ''),
    occasions: facts.occasions.join(' '),
    contains: formatSetParts(facts.contains),
  } satisfies Record<FormField, string> & { packSize: unknown };
}

/** The facts of a form, or the fields that cannot be read. */
export type ReadForm =
  | { readonly facts: ProductFacts; readonly invalid: readonly [] }
  | { readonly facts: null; readonly invalid: readonly CheckedField[] };

/** The price in paise; 0 while it is not known. */
function readPrice(typed: string): number | null {
  const price = typed.trim() === '' ? 0 : readMoney(typed);
  return price !== null && price <= PRODUCT_LIMITS.price ? price : null;
}

function readDays(typed: string): number | null {
  const days = readPieces(typed);
  return days !== null && days > 0 && days <= PRODUCT_LIMITS.bestBeforeDays ? days : null;
}

/** What shoppers will see of the typed prices, in paise; null while either cannot be read. */
export function readShownPrices(
  form: ProductForm,
): { readonly price: number; readonly original: number | null } | null {
  const { pricePaise, originalPricePaise } = form;
  const price = readPrice(pricePaise);
  const original = originalPricePaise.trim() === '' ? null : readPrice(originalPricePaise);
  if (price === null || price === 0) return null;
  const isWrong = originalPricePaise.trim() !== '' && (original === null || original <= price);
  return isWrong ? null : { price, original };
}

/** Grams and millilitres may have a fraction, pieces have none. */
function readPackSize({ packAmount, packUnit }: ProductForm): PackSize | null {
  const amount = readWeight(packAmount);
  if (amount === null) return null;
  const unit = PACK_UNITS.find((one) => one === packUnit) ?? 'g';
  const isPossible = amount > 0 && amount <= PRODUCT_LIMITS.packAmount;
  return isPossible && (unit !== 'piece' || Number.isInteger(amount)) ? { amount, unit } : null;
}

/**
 * Reads the facts out of the form, by the limits of the domain (product 10.3.2). An empty number is an
 * unknown one, but for the price, which is 0.
 */
export function readForm(form: ProductForm): ReadForm {
  const isEmpty = (field: FormField) => form[field].trim() === '';
  // A licence is printed in groups, and features are written one in a line.
  const foodLicence = toLatinDigits(form.foodLicence).replaceAll(/[\s-]/g, '');
  const hsn = readHsn(form.hsn);
  const features = form.features.trim().replaceAll(/\s+/g, ' ');
  const featuresHindi = form.featuresHindi.trim().replaceAll(/\s+/g, ' ');
  const price = readPrice(form.pricePaise);
  const original = isEmpty('originalPricePaise') ? null : readPrice(form.originalPricePaise);
  const packSize = readPackSize(form);
  const days = readDays(form.bestBeforeDays);
  const contains = readSetParts(form.contains) ?? [];
  const isValid: Record<CheckedField, boolean> = {
    name: !isEmpty('name'),
    category: !isEmpty('category'),
    nameHindi: isHindiOrNone(form.nameHindi),
    descriptionHindi: isHindiOrNone(form.descriptionHindi),
    storageAndUsageHindi: isHindiOrNone(form.storageAndUsageHindi),
    ingredientsHindi: isHindiOrNone(form.ingredientsHindi),
    allergensHindi: isHindiOrNone(form.allergensHindi),
    pricePaise: price !== null,
    // A price that cannot be read is mended first.
    originalPricePaise:
      isEmpty('originalPricePaise') || (original !== null && (price === null || original > price)),
    packAmount: isEmpty('packAmount') || packSize !== null,
    features: isEmpty('features') || SENTENCES.test(features),
    featuresHindi:
      isEmpty('featuresHindi') || (isHindiOrNone(featuresHindi) && SENTENCES.test(featuresHindi)),
    bestBeforeDays: isEmpty('bestBeforeDays') || days !== null,
    contains: contains.length <= MAX_SET_PARTS,
    foodLicence: isEmpty('foodLicence') || FOOD_LICENCE.test(foodLicence),
    hsn: hsn === '' || HSN_CODE.test(hsn),
  };
  const invalid = CHECKED_FIELDS.filter((field) => !isValid[field]);
  if (invalid.length > 0 || price === null) return { facts: null, invalid };
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, form[name].trim()]));
  return {
    invalid: [],
    facts: {
      ...(texts as Record<(typeof TEXT_FIELDS)[number], string>),
      features,
      featuresHindi,
      foodLicence,
      hsn,
      gstRate: GST_RATES.find((rate) => String(rate) === form.gstRate) ?? null,
      category: form.category,
      maker: form.maker === '' ? null : form.maker,
      pricePaise: price,
      originalPricePaise: original,
      packSize,
      isVegetarian: form.isVegetarian === '' ? null : form.isVegetarian === 'true',
      bestBeforeDays: days,
      occasions: readOccasions(form.occasions).occasions,
      contains,
    },
  };
}
