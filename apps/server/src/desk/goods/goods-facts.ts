import { discountOf, formatSetParts, readOccasions, readSetParts } from '@haat/domain';
import { GST_RATES, type ProductFacts } from '@haat/domain/desk';
import type { Bit } from '../../platform/database/tables.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import type { GoodsRow } from './goods.repository.ts';

/** The columns of `products` that hold these facts. */
export function toFactColumns(facts: ProductFacts) {
  const { packSize } = facts;
  const isVegetarian: Bit | null = facts.isVegetarian === null ? null : facts.isVegetarian ? 1 : 0;
  return {
    name: facts.name,
    name_key: toTextKey(facts.name),
    name_hindi: facts.nameHindi,
    description: facts.description,
    description_hindi: facts.descriptionHindi,
    features: facts.features,
    features_hindi: facts.featuresHindi,
    storage_and_usage: facts.storageAndUsage,
    storage_and_usage_hindi: facts.storageAndUsageHindi,
    brand: facts.brand,
    brand_key: toTextKey(facts.brand),
    size: facts.size,
    pack_amount: packSize?.amount ?? null,
    pack_unit: packSize?.unit ?? null,
    is_vegetarian: isVegetarian,
    ingredients: facts.ingredients,
    ingredients_hindi: facts.ingredientsHindi,
    allergens: facts.allergens,
    allergens_hindi: facts.allergensHindi,
    best_before_days: facts.bestBeforeDays,
    food_licence: facts.foodLicence,
    gst_rate: facts.gstRate,
    hsn: facts.hsn,
    country_of_origin: facts.countryOfOrigin,
    occasions: facts.occasions.join(' '),
    set_parts: formatSetParts(facts.contains),
    price_paise: facts.pricePaise,
    original_price_paise: facts.originalPricePaise,
    discount_percent: discountOf(facts.pricePaise, facts.originalPricePaise),
  };
}

/** The facts of a product; prices are the regular ones, also while a discount reduces them. */
export function toFacts(row: GoodsRow): ProductFacts {
  const { regular_price_paise: regular } = row;
  const { pack_amount: amount, pack_unit: unit, is_vegetarian: isVegetarian } = row;
  return {
    name: row.name,
    nameHindi: row.name_hindi,
    description: row.description,
    descriptionHindi: row.description_hindi,
    features: row.features,
    featuresHindi: row.features_hindi,
    storageAndUsage: row.storage_and_usage,
    storageAndUsageHindi: row.storage_and_usage_hindi,
    brand: row.brand,
    size: row.size,
    packSize: amount === null || unit === null ? null : { amount, unit },
    isVegetarian: isVegetarian === null ? null : isVegetarian === 1,
    ingredients: row.ingredients,
    ingredientsHindi: row.ingredients_hindi,
    allergens: row.allergens,
    allergensHindi: row.allergens_hindi,
    bestBeforeDays: row.best_before_days,
    foodLicence: row.food_licence,
    gstRate: GST_RATES.find((rate) => rate === row.gst_rate) ?? null,
    hsn: row.hsn,
    countryOfOrigin: row.country_of_origin,
    occasions: readOccasions(row.occasions).occasions,
    contains: readSetParts(row.set_parts) ?? [],
    pricePaise: regular ?? row.price_paise,
    originalPricePaise:
      regular === null ? row.original_price_paise : row.regular_original_price_paise,
  };
}
