import { discountOf } from '@haat/domain';
import type { ProductFacts } from '@haat/domain/desk';
import type { Row } from '../../platform/database/tables.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';

/** The columns of `products` that hold what {@link ProductFacts} has. */
export type FactColumns = Pick<
  Row<'products'>,
  | 'name'
  | 'name_key'
  | 'name_hindi'
  | 'description'
  | 'features'
  | 'storage_and_usage'
  | 'brand'
  | 'brand_key'
  | 'size'
  | 'pack_amount'
  | 'pack_unit'
  | 'is_vegetarian'
  | 'ingredients'
  | 'allergens'
  | 'best_before_days'
  | 'food_licence'
  | 'country_of_origin'
  | 'price_paise'
  | 'original_price_paise'
  | 'discount_percent'
>;

export function toFactColumns(facts: ProductFacts): FactColumns {
  const { isVegetarian, packSize } = facts;
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
    is_vegetarian: isVegetarian === null ? null : isVegetarian ? 1 : 0,
    ingredients: facts.ingredients,
    allergens: facts.allergens,
    best_before_days: facts.bestBeforeDays,
    food_licence: facts.foodLicence,
    country_of_origin: facts.countryOfOrigin,
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
    pricePaise: row.price_paise,
    originalPricePaise: row.original_price_paise,
  };
}
