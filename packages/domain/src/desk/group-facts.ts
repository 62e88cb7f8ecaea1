import * as z from 'zod/mini';
import { DEVANAGARI, PRODUCT_LIMITS } from '../products/product-limits.ts';
import { hindiText } from '../text/hindi-text.ts';
import { limitedText, requiredText } from '../validation/fields.ts';

/** The longest facts of a group, in characters. */
const GROUP_LIMITS = { name: 120, place: 120, craft: 120, content: 5000 } as const;

const WOMEN_MESSAGE = 'A group has 1 to 10,000 women.';
/** No group of the shop is older. */
const FIRST_YEAR = 1900;

const HINDI_MESSAGE = 'The Hindi name is in Devanagari.';
const LATIN_MESSAGE = 'The name needs a letter from A to Z or a digit.';

/** A name of which an address can be made, see {@link toSlug}. */
const latinName = requiredText(
  'Please enter a name.',
  GROUP_LIMITS.name,
  `Name must be at most ${GROUP_LIMITS.name} characters.`,
).check(z.refine((name) => name === '' || toSlug(name) !== '', LATIN_MESSAGE));

const hindiName = limitedText('Hindi name', PRODUCT_LIMITS.name).check(
  z.refine((name) => name === '' || DEVANAGARI.test(name), HINDI_MESSAGE),
);

/**
 * The facts of a group that the desk enters (product 10.3.10).
 *
 * @param thisYear the latest year in which it may have begun
 */
export function createGroupFactsSchema(thisYear: number) {
  const yearMessage = `The year is between ${FIRST_YEAR} and ${thisYear}.`;
  return z.object({
    name: latinName,
    nameHindi: hindiName,
    village: limitedText('Village', GROUP_LIMITS.place),
    villageHindi: hindiText('Village', GROUP_LIMITS.place),
    district: limitedText('District', GROUP_LIMITS.place),
    districtHindi: hindiText('District', GROUP_LIMITS.place),
    craft: limitedText('Craft', GROUP_LIMITS.craft),
    craftHindi: hindiText('Craft', GROUP_LIMITS.craft),
    content: limitedText('Text', GROUP_LIMITS.content),
    contentHindi: hindiText('Text', GROUP_LIMITS.content),
    women: unknownOr(
      z.int(WOMEN_MESSAGE).check(z.minimum(1, WOMEN_MESSAGE), z.maximum(10_000, WOMEN_MESSAGE)),
    ),
    foundedYear: unknownOr(
      z
        .int(yearMessage)
        .check(z.minimum(FIRST_YEAR, yearMessage), z.maximum(thisYear, yearMessage)),
    ),
  });
}

/** A number that may be left out. */
function unknownOr(number: z.ZodMiniNumberFormat) {
  return z._default(z.nullable(number), null);
}

/** Facts of a group that were checked: texts are trimmed; '' and null stand for what is not told. */
export type GroupFacts = z.output<ReturnType<typeof createGroupFactsSchema>>;

/** The names of a category that the desk enters (product 10.3.12). */
export const categoryNamesSchema = z.object({
  name: latinName,
  nameHindi: hindiName,
});

/** Names of a category that were checked; the Hindi one is '' when it is not known. */
export type CategoryNames = z.output<typeof categoryNamesSchema>;

/** The part of an address that a name gives: 'Ker & Sangri' is ker-sangri; '' without Latin letters. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A slug that is not taken yet: the name's own, else with the first free number behind it. */
export function toFreeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = toSlug(name);
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/** A group with goods on sale is not hidden (product 10.3.11). @param goodsOnSale number of products */
export function canHideGroup(goodsOnSale: number): boolean {
  return goodsOnSale === 0;
}

/** True when an order names each of these ids once. */
export function isOrderOf(order: readonly string[], ids: readonly string[]): boolean {
  return (
    order.length === ids.length &&
    new Set(order).size === ids.length &&
    ids.every((id) => order.includes(id))
  );
}
