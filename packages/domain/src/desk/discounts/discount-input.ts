import * as z from 'zod/mini';
import { DEVANAGARI } from '../../products/product-limits.ts';
import { requiredText } from '../../validation/fields.ts';

/** The most categories or products that are chosen for a discount, and its limits in percent and days. */
export const DISCOUNT_LIMITS = {
  name: 80,
  chosen: 500,
  minPercent: 1,
  maxPercent: 90,
  daysAhead: 366,
} as const;

/** What a discount can be for. */
export const DISCOUNT_GOODS = ['all', 'categories', 'products'] as const;

const DAY_MS = 86_400_000;
const NAME_MESSAGE = 'Please enter a name.';
const HINDI_MESSAGE = 'The Hindi name is in Devanagari.';
const PERCENT_MESSAGE = 'A discount is 1 to 90 whole percent.';
const FIRST_DAY_MESSAGE = 'Please choose the first day.';
const LAST_DAY_MESSAGE =
  'The last day is not before the first one or today, and within the next year.';

const LONG_MESSAGE = `Name must be at most ${DISCOUNT_LIMITS.name} characters.`;

/** True for a day of the calendar such as '2026-10-20'. */
function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(`${text}T`);
}

/**
 * What the desk enters of a discount (product 10.3.21).
 *
 * @param today by the clock in India, such as '2026-10-20'
 */
export function createDiscountSchema(today: string) {
  const name = requiredText(NAME_MESSAGE, DISCOUNT_LIMITS.name, LONG_MESSAGE);
  const latest = Date.parse(today) + DISCOUNT_LIMITS.daysAhead * DAY_MS;
  return z
    .object({
      name,
      nameHindi: name.check(z.refine((text) => DEVANAGARI.test(text), HINDI_MESSAGE)),
      percent: z
        .int(PERCENT_MESSAGE)
        .check(
          z.minimum(DISCOUNT_LIMITS.minPercent, PERCENT_MESSAGE),
          z.maximum(DISCOUNT_LIMITS.maxPercent, PERCENT_MESSAGE),
        ),
      firstDay: z.string().check(z.refine(isDay, FIRST_DAY_MESSAGE)),
      lastDay: z.string().check(z.refine(isDay, LAST_DAY_MESSAGE)),
    })
    .check(
      z.refine(
        ({ firstDay, lastDay }) =>
          lastDay >= firstDay && lastDay >= today && Date.parse(lastDay) <= latest,
        { path: ['lastDay'], error: LAST_DAY_MESSAGE },
      ),
    );
}

/** What a discount is for. */
export interface DiscountChoice {
  readonly goods: (typeof DISCOUNT_GOODS)[number];
  /** Ids of categories or products, none for all goods. */
  readonly chosen: readonly string[];
}

/** True when a discount that is not for all goods names 1 to 500 categories or products (product 10.3.21). */
export function isDiscountChoice({ goods, chosen }: DiscountChoice): boolean {
  if (goods === 'all') return chosen.length === 0;
  return chosen.length > 0 && chosen.length <= DISCOUNT_LIMITS.chosen;
}

type DiscountInput = z.output<ReturnType<typeof createDiscountSchema>>;

/** Whether a discount is still to come, counts now, or is over. */
export type DiscountState = 'planned' | 'running' | 'ended';

/**
 * Tells whether a discount counts on a day: from its first day to its last one, unless the desk ended it
 * before (product 10.3.21).
 *
 * @param today by the clock in India, such as '2026-10-20'
 */
export function discountState(
  {
    firstDay,
    lastDay,
    isEnded,
  }: Pick<DiscountInput, 'firstDay' | 'lastDay'> & { readonly isEnded: boolean },
  today: string,
): DiscountState {
  if (isEnded || today > lastDay) return 'ended';
  return today < firstDay ? 'planned' : 'running';
}
