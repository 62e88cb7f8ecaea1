import { listMissingLabelFacts } from '@haat/domain/desk';
import { isFood } from '@haat/domain/shopper';
import type { Config } from '../config.ts';
import { type InspectedShop, inspectDatabase } from '../platform/database/inspect-database.ts';
import { type Finding, fine, warning } from './finding.ts';

/** The most products that are named. */
const MAX_NAMED = 10;

type LabelFact = ReturnType<typeof listMissingLabelFacts>[number];

const FACT_NAMES: Readonly<Record<LabelFact, string>> = {
  isVegetarian: 'mark of food',
  packSize: 'net quantity',
  ingredients: 'ingredients',
  allergens: 'allergens',
  bestBeforeDays: 'best before',
};

/** Checks what shoppers read: who sells (product 2.5.2), and the labels of the foods on sale (product 2.7.16). */
export async function checkShop(config: Config): Promise<readonly Finding[]> {
  // Another check says what is wrong with the database.
  const inspection = await inspectDatabase(config).catch(() => undefined);
  if (inspection?.shop === undefined) return [];
  const { shop } = inspection;
  const foods = shop.products.map(toFood).filter(isFood);
  return [...judgeSeller(shop, foods.length > 0), ...judgeLabels(foods)];
}

function judgeSeller({ demo, contact: [contact = {}] }: InspectedShop, sellsFood: boolean) {
  const names = [
    ['seller_name', 'legal name'],
    ['seller_address', 'address'],
    ...(sellsFood ? [['food_licence', 'FSSAI licence'] as const] : []),
    ['grievance_officer', 'grievance officer'],
  ] as const;
  const missing = names.flatMap(([column, name]) => (contact[column] ? [] : [name]));
  if (missing.length === 0) return [fine('It says who sells.')];
  if (demo.length > 0 && missing.includes('legal name')) {
    return [fine('It is the demonstration shop, and says that nothing is sold or sent.')];
  }
  return [
    warning(
      `It does not say who sells as the law asks: ${missing.join(', ')}. Enter it at the desk, Content › Contact.`,
    ),
  ];
}

function toFood({ name, slug, ...label }: Record<string, unknown>) {
  const { is_vegetarian: mark, pack_amount, ingredients, allergens, best_before_days } = label;
  return {
    name: String(name),
    category: { slug: String(slug) },
    isVegetarian: mark === null ? null : mark === 1,
    packSize: pack_amount,
    ingredients,
    allergens,
    bestBeforeDays: best_before_days,
  };
}

function judgeLabels(foods: readonly ReturnType<typeof toFood>[]): Finding[] {
  const lacking = foods.flatMap((food) => {
    const missing = listMissingLabelFacts(food).map((fact) => FACT_NAMES[fact]);
    return missing.length === 0 ? [] : [`${food.name} (${missing.join(', ')})`];
  });
  if (foods.length === 0) return [];
  if (lacking.length === 0) return [fine(`Labels of food on sale, all whole: ${foods.length}.`)];
  const others = lacking.length - MAX_NAMED;
  return [
    warning(
      `Labels of food on sale that lack something: ${lacking.length} of ${foods.length}. ${lacking.slice(0, MAX_NAMED).join('; ')}${others > 0 ? `; and ${others} more` : ''}.`,
    ),
  ];
}
