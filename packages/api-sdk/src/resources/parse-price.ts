import { getField } from '../response-errors.ts';
import type { Amount, Price } from '../types.ts';

/** The one currency of the shop, written as in India: ₹1,23,456.78. */
const toText = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
}).format;

/**
 * The paise of an amount that a call sends.
 *
 * @throws TypeError for what has none, such as the bare number of a program without types
 */
export function toPaise({ paise }: Amount): number {
  if (!Number.isInteger(paise)) throw new TypeError('An amount is { paise }, in whole paise.');
  return paise;
}

/** The amount of a safe whole number of paise ≥ 0; null for anything else. */
export function parsePaise(paise: number): Price | null {
  return Number.isSafeInteger(paise) && paise >= 0 ? { paise, text: toText(paise / 100) } : null;
}

/**
 * Parses a price in rupees, sent as a number, as numeric text or as `{ $numberDecimal }`, to whole
 * paise (product 3.2.2). A third decimal is rounded half up on its decimal digits: 1.005 is 101 paise.
 *
 * @returns null for anything else, also for negative and infinite values
 */
export function parsePrice(value: unknown): Price | null {
  const form = getField(value, '$numberDecimal') ?? value;
  const text = typeof form === 'object' ? '' : String(form).trim();
  if (!/^[\d.]+(e[+-]?\d+)?$/i.test(text)) return null;
  const [digits, exponent = 0] = text.split(/e/i);
  // Moved in the text, the point is exact: 1.005 × 100 is 100.49999999999999.
  return parsePaise(Math.round(Number(`${digits}e${Number(exponent) + 2}`)));
}
