import { returnRuleOf } from './return-rule.ts';

/** The facts that a food's packet has to say, in the order in which packets say them (product 2.7.16). */
export const FOOD_LABEL_FACTS = [
  'isVegetarian',
  'packSize',
  'ingredients',
  'allergens',
  'bestBeforeDays',
] as const;

export type FoodLabelFact = (typeof FOOD_LABEL_FACTS)[number];

/** A label with fewer rows says too little to be drawn as one (product 2.7.16). */
export const FEWEST_LABEL_ROWS = 4;

type Labelled = Readonly<Record<FoodLabelFact, unknown>>;

/** Tells whether a product is food: by its category, or by the mark that only food has. */
export function isFood({
  category,
  isVegetarian,
}: {
  readonly category: { readonly slug: string } | null;
  readonly isVegetarian: boolean | null;
}): boolean {
  return isVegetarian !== null || returnRuleOf(category?.slug ?? null) === 'damaged-only';
}

/** Lists the facts of a food's label that are not known: null, or an empty text. */
export function listMissingLabelFacts(food: Labelled): FoodLabelFact[] {
  return FOOD_LABEL_FACTS.filter((fact) => food[fact] === null || food[fact] === '');
}
