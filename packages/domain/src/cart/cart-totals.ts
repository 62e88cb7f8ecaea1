import { asPaise, multiplyPaise, type Paise, sumPaise, ZERO_PAISE } from '../money.ts';

/** Shipping of every order that is not empty: 240 rupees, in paise (spec §9). */
export const SHIPPING: Paise = asPaise(240_00);

/** Taxes of every order that is not empty: 240 rupees, in paise (spec §9). */
export const TAXES: Paise = asPaise(240_00);

/** The coupon discount of every order that is not empty: 40 rupees, in paise (spec §9). */
export const COUPON_DISCOUNT: Paise = asPaise(40_00);

/** What the totals need to know of a line. */
type PricedLine = {
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** Price of one piece, in paise. */
  readonly unitPrice: Paise;
};

/** The order summary, every amount in paise. */
export type CartTotals = {
  readonly subtotal: Paise;
  readonly shipping: Paise;
  readonly taxes: Paise;
  /** A positive amount that is taken off. */
  readonly discount: Paise;
  /** subtotal + shipping + taxes − discount */
  readonly total: Paise;
};

/**
 * Price times quantity of one line, in paise.
 *
 * @throws RangeError when the quantity is not a whole number ≥ 0
 */
export function lineSubtotal(line: PricedLine): Paise {
  return multiplyPaise(line.unitPrice, line.quantity);
}

/** How many pieces are in the cart: the number on the cart's badge (spec §2). */
export function countItems(lines: Iterable<{ readonly quantity: number }>): number {
  let count = 0;
  for (const line of lines) count += line.quantity;
  return count;
}

/**
 * The order summary in paise: shipping 240, taxes 240 and the coupon discount of 40 rupees are
 * fixed whenever the cart is not empty; all five are zero when it is (spec §9). Server and
 * storefront both use it.
 *
 * @throws RangeError when a quantity is not a whole number ≥ 0
 */
export function computeCartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = sumPaise(lines.map(lineSubtotal));
  if (countItems(lines) === 0) {
    return {
      subtotal,
      shipping: ZERO_PAISE,
      taxes: ZERO_PAISE,
      discount: ZERO_PAISE,
      total: ZERO_PAISE,
    };
  }
  return {
    subtotal,
    shipping: SHIPPING,
    taxes: TAXES,
    discount: COUPON_DISCOUNT,
    total: asPaise(subtotal + SHIPPING + TAXES - COUPON_DISCOUNT),
  };
}

/** What the coupon field keeps of what is typed: letters and digits only (spec §5). */
export function keepCouponCharacters(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '');
}
