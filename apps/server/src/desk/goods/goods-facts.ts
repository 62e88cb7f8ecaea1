import { discountOf, formatSetParts, readOccasions, readSetParts } from '@haat/domain';
import type { ProductFacts } from '@haat/domain/desk';
import type { Bit, Row } from '../../platform/database/tables.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';

/** The columns of `products` that hold these facts. */
export function toFactColumns(facts: ProductFacts) {
  const { packSize } = facts;
  const isVegetarian: Bit | null = facts.isVegetarian === null ? null : facts.isVegetarian ? 1 : 0;
  return {
    name: facts.name,
    name_key: toTextKey(facts.name),
    name_hindi: facts.nameHindi,
    description: facts.description,
    features: facts.features,
    storage_and_usage: facts.storageAndUsage,
    brand: facts.brand,
    brand_key: toTextKey(facts.brand),
    size: facts.size,
    pack_amount: packSize?.amount ?? null,
    pack_unit: packSize?.unit ?? null,
    is_vegetarian: isVegetarian,
    ingredients: facts.ingredients,
    allergens: facts.allergens,
    best_before_days: facts.bestBeforeDays,
    food_licence: facts.foodLicence,
    country_of_origin: facts.countryOfOrigin,
    occasions: facts.occasions.join(' '),
    set_parts: formatSetParts(facts.contains),
    price_paise: facts.pricePaise,
    original_price_paise: facts.originalPricePaise,
    discount_percent: discountOf(facts.pricePaise, facts.originalPricePaise),
  };
}

export function toFacts(row: Row<'products'>): ProductFacts {
  const { pack_amount: amount, pack_unit: unit, is_vegetarian: isVegetarian } = row;
  return {
    name: row.name,
    nameHindi: row.name_hindi,
    description: row.description,
    features: row.features,
    storageAndUsage: row.storage_and_usage,
    brand: row.brand,
    size: row.size,
    packSize: amount === null || unit === null ? null : { amount, unit },
    isVegetarian: isVegetarian === null ? null : isVegetarian === 1,
    ingredients: row.ingredients,
    allergens: row.allergens,
    bestBeforeDays: row.best_before_days,
    foodLicence: row.food_licence,
    countryOfOrigin: row.country_of_origin,
    occasions: readOccasions(row.occasions).occasions,
    contains: readSetParts(row.set_parts) ?? [],
    pricePaise: row.price_paise,
    originalPricePaise: row.original_price_paise,
  };
}
