import { type Paise, parsePrice } from '../money.ts';
import { parseNumber } from '../parse.ts';

/** Parses a discount to whole percent, 0 to 99 (product 3.2.2); an invalid one is 0. */
export function parseDiscount(value: unknown): number {
  const percent = parseNumber(value) ?? 0;
  return percent < 100 ? Math.max(0, Math.min(99, Math.round(percent))) : 0;
}

/**
 * The former price as somebody has entered it, in paise (product 2.7.3). It is never computed: nobody has
 * asked a computed one.
 *
 * @returns null without one, and for one that is not above the price
 */
export function parseOriginalPrice(price: Paise, entered: unknown): Paise | null {
  const original = parsePrice(entered);
  return original !== null && original > price ? original : null;
}

/**
 * The discount between two entered prices in whole percent, 0 to 99 (product 10.3.2); 0 without a former one.
 *
 * @param price what one piece costs, in paise
 * @param original the former price in paise
 */
export function discountOf(price: number, original: number | null): number {
  if (original === null || original <= price) return 0;
  return Math.min(99, Math.round(((original - price) * 100) / original));
}

/** Formats whole percent as '-20%'; null for 0 (product 2.7.3). */
export function formatDiscount(discount: number): string | null {
  return discount > 0 ? `-${discount}%` : null;
}
