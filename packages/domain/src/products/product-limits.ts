/** The longest and largest facts of a product, wherever they are entered: in characters unless said. */
export const PRODUCT_LIMITS = {
  name: 120,
  size: 60,
  description: 5000,
  features: 5000,
  storageAndUsage: 2000,
  ingredients: 2000,
  allergens: 500,
  countryOfOrigin: 60,
  brand: 120,
  /** Days. */
  bestBeforeDays: 3650,
  /** Paise. */
  price: 1_000_000_000,
  /** Grams, millilitres or pieces. */
  packAmount: 100_000,
  pictures: 12,
} as const;

/** The number of a licence for food (FSSAI). */
export const FOOD_LICENCE = /^\d{14}$/;
/** A letter of the Hindi script. */
export const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Sentences of which each ends in a full stop of either script: product pages make one point of each. */
export const SENTENCES = /^(?:[^.।]+[.।](?: |$))+$/;

/** True for an amount with three decimals at most. */
export function isPackAmount(amount: number): boolean {
  return Number(amount.toFixed(3)) === amount;
}
