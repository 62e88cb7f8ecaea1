import * as z from 'zod/mini';
import { GST_RATES, HSN_CODE } from '../gst/gst-rates.ts';
import { OCCASIONS, toOccasions } from '../products/occasion.ts';
import { PACK_UNITS } from '../products/pack-size.ts';
import {
  DEVANAGARI,
  FOOD_LICENCE,
  isPackAmount,
  PRODUCT_LIMITS,
  SENTENCES,
} from '../products/product-limits.ts';
import { MAX_PART_QUANTITY, MAX_SET_PARTS } from '../products/set-contents.ts';
import { hindiText } from '../text/hindi-text.ts';
import { limitedText, requiredText } from '../validation/fields.ts';

const WHOLE = 'Best before is a whole number of days, such as 180.';
const PRICE_MESSAGE =
  'A price is 0 to 1,00,00,000 rupees with two decimals at most, such as 1,499.50.';
const ORIGINAL_MESSAGE =
  'A price before is above the price, at most 1,00,00,000 rupees, with two decimals at most, such as 1,499.50.';
const PACK_MESSAGE =
  'A pack holds more than 0 and at most 100000 g, ml or pieces, such as 200 or 2.5.';
const DAYS_MESSAGE = 'Best before is 1 to 3650 days from packing.';

const OCCASION_MESSAGE = `Occasions are ${OCCASIONS.join(', ')}.`;
const CONTENTS_MESSAGE = `A set has at most ${MAX_SET_PARTS} kinds of goods, each once with 1 to ${MAX_PART_QUANTITY} pieces.`;

const RATE_MESSAGE = `A rate of GST is ${GST_RATES.join(', ')}.`;

const areSentences = z.refine<string>(
  (text) => text === '' || SENTENCES.test(text),
  'Features are sentences that each end in a full stop.',
);

const setPart = z.object({
  productId: z.string(CONTENTS_MESSAGE).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, CONTENTS_MESSAGE)),
  quantity: z
    .int(CONTENTS_MESSAGE)
    .check(z.minimum(1, CONTENTS_MESSAGE), z.maximum(MAX_PART_QUANTITY, CONTENTS_MESSAGE)),
});

const packSize = z
  .object({
    amount: z
      .number(PACK_MESSAGE)
      .check(z.positive(PACK_MESSAGE), z.maximum(PRODUCT_LIMITS.packAmount, PACK_MESSAGE)),
    unit: z.enum(PACK_UNITS, 'The unit of a pack is g, ml or piece.'),
  })
  .check(
    z.refine(({ amount }) => isPackAmount(amount), 'A pack amount has three decimals at most.'),
    z.refine(
      ({ amount, unit }) => unit !== 'piece' || Number.isInteger(amount),
      'A pack holds a whole number of pieces.',
    ),
  );

/**
 * All facts of a product that the desk enters (product 10.3.2). A draft may lack many of them, but
 * what is there is valid; `findMissingFacts` says what a product on sale needs.
 */
export const productFactsSchema = z
  .object({
    name: requiredText(
      'Please enter a name.',
      PRODUCT_LIMITS.name,
      `Name must be at most ${PRODUCT_LIMITS.name} characters.`,
    ),
    nameHindi: limitedText('Hindi name', PRODUCT_LIMITS.name).check(
      z.refine((text) => text === '' || DEVANAGARI.test(text), 'The Hindi name is in Devanagari.'),
    ),
    description: limitedText('Description', PRODUCT_LIMITS.description),
    descriptionHindi: hindiText('Description', PRODUCT_LIMITS.description),
    features: limitedText('Features', PRODUCT_LIMITS.features).check(areSentences),
    featuresHindi: hindiText('Features', PRODUCT_LIMITS.features).check(areSentences),
    storageAndUsage: limitedText('Storage and usage', PRODUCT_LIMITS.storageAndUsage),
    storageAndUsageHindi: hindiText('Storage and usage', PRODUCT_LIMITS.storageAndUsage),
    brand: limitedText('Brand', PRODUCT_LIMITS.brand),
    size: limitedText('Size', PRODUCT_LIMITS.size),
    packSize: z.nullable(packSize),
    isVegetarian: z.nullable(z.boolean()),
    ingredients: limitedText('Ingredients', PRODUCT_LIMITS.ingredients),
    ingredientsHindi: hindiText('Ingredients', PRODUCT_LIMITS.ingredients),
    allergens: limitedText('Allergens', PRODUCT_LIMITS.allergens),
    allergensHindi: hindiText('Allergens', PRODUCT_LIMITS.allergens),
    bestBeforeDays: z.nullable(
      z
        .int(WHOLE)
        .check(z.minimum(1, DAYS_MESSAGE), z.maximum(PRODUCT_LIMITS.bestBeforeDays, DAYS_MESSAGE)),
    ),
    foodLicence: z
      .string()
      .check(
        z.refine((text) => text === '' || FOOD_LICENCE.test(text), 'A food licence has 14 digits.'),
      ),
    gstRate: z.nullable(z.literal(GST_RATES, RATE_MESSAGE)),
    hsn: z
      .string()
      .check(
        z.refine((text) => text === '' || HSN_CODE.test(text), 'An HSN code has 4, 6 or 8 digits.'),
      ),
    countryOfOrigin: limitedText('Country of origin', PRODUCT_LIMITS.countryOfOrigin),
    occasions: z
      .array(z.enum(OCCASIONS, OCCASION_MESSAGE), OCCASION_MESSAGE)
      .check(z.overwrite(toOccasions)),
    contains: z.array(setPart, CONTENTS_MESSAGE).check(
      z.maxLength(MAX_SET_PARTS, CONTENTS_MESSAGE),
      z.refine(
        (parts) => new Set(parts.map(({ productId }) => productId)).size === parts.length,
        CONTENTS_MESSAGE,
      ),
    ),
    pricePaise: z
      .int(PRICE_MESSAGE)
      .check(z.minimum(0, PRICE_MESSAGE), z.maximum(PRODUCT_LIMITS.price, PRICE_MESSAGE)),
    originalPricePaise: z.nullable(
      z.int(ORIGINAL_MESSAGE).check(z.maximum(PRODUCT_LIMITS.price, ORIGINAL_MESSAGE)),
    ),
  })
  .check(
    z.refine(
      ({ pricePaise, originalPricePaise }) =>
        originalPricePaise === null || originalPricePaise > pricePaise,
      { path: ['originalPricePaise'], error: ORIGINAL_MESSAGE },
    ),
  );

/**
 * Facts of a product that were checked: texts are trimmed, '' or null for what is not known,
 * `pricePaise` and `originalPricePaise` in paise.
 */
export type ProductFacts = z.output<typeof productFactsSchema>;

/** The facts of a draft of which only the name is known. */
export const NO_FACTS: Omit<ProductFacts, 'name'> = {
  nameHindi: '',
  description: '',
  descriptionHindi: '',
  features: '',
  featuresHindi: '',
  storageAndUsage: '',
  storageAndUsageHindi: '',
  brand: '',
  size: '',
  packSize: null,
  isVegetarian: null,
  ingredients: '',
  ingredientsHindi: '',
  allergens: '',
  allergensHindi: '',
  bestBeforeDays: null,
  foodLicence: '',
  gstRate: null,
  hsn: '',
  countryOfOrigin: '',
  occasions: [],
  contains: [],
  pricePaise: 0,
  originalPricePaise: null,
};
