import type { DeskProduct, UpdateDeskProductInput } from '@haat/api-sdk/desk';
import { parseRupees } from '../../lib/format/parse-rupees.ts';

/** The facts of a product that the form changes. */
export type ProductFacts = Required<UpdateDeskProductInput>;

/** The facts as they are typed. */
export type ProductForm = Readonly<Record<FormField, string>>;

export const TEXT_FIELDS = [
  'name',
  'nameHindi',
  'description',
  'features',
  'storageAndUsage',
  'ingredients',
  'allergens',
  'foodLicence',
  'brand',
  'size',
  'countryOfOrigin',
] as const;

export type FormField =
  | (typeof TEXT_FIELDS)[number]
  | 'category'
  | 'maker'
  | 'pricePaise'
  | 'discountPercent'
  | 'packAmount'
  | 'packUnit'
  | 'isVegetarian'
  | 'bestBeforeDays';

export const PACK_UNITS = ['g', 'ml', 'piece'] as const;

type PackUnit = (typeof PACK_UNITS)[number];

/** The facts of a product as the form has them. */
export function readFacts(product: DeskProduct): ProductFacts {
  const { category, maker, packSize } = product;
  return {
    name: product.name,
    nameHindi: product.nameHindi,
    category: category.slug,
    maker: maker?.slug ?? null,
    pricePaise: product.pricePaise,
    discountPercent: product.discountPercent,
    packSize,
    description: product.description,
    features: product.features,
    storageAndUsage: product.storageAndUsage,
    ingredients: product.ingredients,
    allergens: product.allergens,
    isVegetarian: product.isVegetarian,
    bestBeforeDays: product.bestBeforeDays,
    foodLicence: product.foodLicence,
    brand: product.brand,
    size: product.size,
    countryOfOrigin: product.countryOfOrigin,
  };
}

/** Writes facts into the fields of the form. */
export function toForm(facts: ProductFacts): ProductForm {
  const { pricePaise, isVegetarian } = facts;
  return {
    ...facts,
    maker: facts.maker ?? '',
    pricePaise: pricePaise === 0 ? '' : String(pricePaise / 100),
    discountPercent: String(facts.discountPercent),
    packAmount: facts.packSize === null ? '' : String(facts.packSize.amount),
    packUnit: facts.packSize?.unit ?? 'g',
    isVegetarian: isVegetarian === null ? '' : String(isVegetarian),
    bestBeforeDays: facts.bestBeforeDays === null ? '' : String(facts.bestBeforeDays),
  } satisfies Record<FormField, string> & { packSize: unknown };
}

/** The facts of a form, or the fields that cannot be read. */
export type ReadForm =
  | { readonly facts: ProductFacts; readonly invalid: readonly [] }
  | { readonly facts: null; readonly invalid: readonly FormField[] };

function readNumber(typed: string, max: number): number | null {
  return /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= max ? Number(typed) : null;
}

/** Reads the facts out of the form; an empty number is an unknown one, but for the price, which is 0. */
export function readForm(form: ProductForm): ReadForm {
  const isEmpty = (field: FormField) => form[field].trim() === '';
  const price = isEmpty('pricePaise') ? 0 : parseRupees(form.pricePaise);
  const discount = isEmpty('discountPercent') ? 0 : readNumber(form.discountPercent, 99);
  const amount = isEmpty('packAmount') ? null : readNumber(form.packAmount, 999_999);
  const days = isEmpty('bestBeforeDays') ? null : readNumber(form.bestBeforeDays, 3650);
  const unit: PackUnit = PACK_UNITS.find((one) => one === form.packUnit) ?? 'g';
  const invalid: FormField[] = [];
  if (isEmpty('name')) invalid.push('name');
  if (isEmpty('category')) invalid.push('category');
  if (price === null) invalid.push('pricePaise');
  if (discount === null) invalid.push('discountPercent');
  if (!isEmpty('packAmount') && !amount) invalid.push('packAmount');
  if (!isEmpty('bestBeforeDays') && !days) invalid.push('bestBeforeDays');
  if (!/^(\d{14})?$/.test(form.foodLicence.trim())) invalid.push('foodLicence');
  if (invalid.length > 0 || price === null || discount === null) return { facts: null, invalid };
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, form[name].trim()]));
  return {
    invalid: [],
    facts: {
      ...(texts as Record<(typeof TEXT_FIELDS)[number], string>),
      category: form.category,
      maker: form.maker === '' ? null : form.maker,
      pricePaise: price,
      discountPercent: discount,
      packSize: amount === null ? null : { amount, unit },
      isVegetarian: form.isVegetarian === '' ? null : form.isVegetarian === 'true',
      bestBeforeDays: days,
    },
  };
}
