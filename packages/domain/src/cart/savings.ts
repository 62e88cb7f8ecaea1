import { asPaise, multiplyPaise, type Paise, sumPaise } from '../money.ts';

type DiscountedLine = {
  readonly quantity: number;
  /** Today's price of one piece in paise. */
  readonly unitPrice: Paise;
  /** The price of one piece before the discount; null without one. */
  readonly originalPrice: Paise | null;
};

/**
 * What the discounts of the products take off in paise, over all lines (product 2.10.6). The coupon
 * discount, which every order gets, is no part of it.
 *
 * @throws RangeError for a quantity that is not a whole number ≥ 0
 */
export function computeSavings(lines: readonly DiscountedLine[]): Paise {
  return sumPaise(
    lines.map(({ unitPrice, originalPrice, quantity }) =>
      multiplyPaise(asPaise((originalPrice ?? unitPrice) - unitPrice), quantity),
    ),
  );
}
