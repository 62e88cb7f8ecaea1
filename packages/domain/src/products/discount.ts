import { asPaise, PAISE_PER_RUPEE, type Paise } from '../money.ts';
import { parseNumber } from '../parse.ts';

/**
 * A product's discount in whole percent, 0 to 99 (spec §3). What cannot be a discount (negative,
 * 100 or more, not a number) is 0.
 */
export function parseDiscount(value: unknown): number {
  const percent = parseNumber(value) ?? 0;
  return percent < 100 ? Math.max(0, Math.min(99, Math.round(percent))) : 0;
}

/**
 * The struck-through price before the discount, in paise, rounded to whole rupees:
 * price × 100 / (100 − discount). `price` is the selling price, what is charged.
 *
 * @param discount whole percent, 0 to 99
 * @returns null when there is no discount to show
 */
export function originalPriceOf(price: Paise, discount: number): Paise | null {
  if (discount <= 0) return null;
  const original = asPaise(Math.round(price / (100 - discount)) * PAISE_PER_RUPEE);
  // Rounding to rupees can eat the discount of a very cheap product.
  return original > price ? original : null;
}

/**
 * The text of the discount badge, '-20%'; null when the discount is not above 0 (spec §2).
 *
 * @param discount whole percent
 */
export function formatDiscount(discount: number): string | null {
  return discount > 0 ? `-${discount}%` : null;
}
