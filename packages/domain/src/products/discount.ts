import { asPaise, PAISE_PER_RUPEE, type Paise } from '../money.ts';
import { parseNumber } from '../parse.ts';

/** Parses a discount to whole percent, 0 to 99 (product 3.2.2); an invalid one is 0. */
export function parseDiscount(value: unknown): number {
  const percent = parseNumber(value) ?? 0;
  return percent < 100 ? Math.max(0, Math.min(99, Math.round(percent))) : 0;
}

/**
 * The price before the discount, in paise, rounded to whole rupees: price × 100 / (100 − discount).
 *
 * @param discount whole percent, 0 to 99
 * @returns null without a discount to show
 */
export function originalPriceOf(price: Paise, discount: number): Paise | null {
  if (discount <= 0) return null;
  const original = asPaise(Math.round(price / (100 - discount)) * PAISE_PER_RUPEE);
  // Rounding to rupees can remove the discount of a very cheap product.
  return original > price ? original : null;
}

/** Formats whole percent as '-20%'; null for 0 (product 2.7.3). */
export function formatDiscount(discount: number): string | null {
  return discount > 0 ? `-${discount}%` : null;
}
