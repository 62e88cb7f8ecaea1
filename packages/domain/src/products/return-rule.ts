/** `damaged-only` for food, `unused` for things that can be sold again. */
export type ReturnRule = 'damaged-only' | 'unused';

/** The days after delivery within which an unused thing can come back. */
export const RETURN_DAYS = 10;

const RULES: ReadonlyMap<string, ReturnRule> = new Map<string, ReturnRule>([
  ['spices', 'damaged-only'],
  ['biscuits', 'damaged-only'],
  ['papads', 'damaged-only'],
  ['block-print-textiles', 'unused'],
  ['baskets-and-home', 'unused'],
  ['handcrafts', 'unused'],
]);

/**
 * The rule by which goods of a category come back (product 2.7.13); null for a category that the
 * shop's rules do not name.
 *
 * @param categorySlug null for a product without a category
 */
export function returnRuleOf(categorySlug: string | null): ReturnRule | null {
  return RULES.get(categorySlug ?? '') ?? null;
}
