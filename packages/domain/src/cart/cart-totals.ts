import { asPaise, multiplyPaise, type Paise, sumPaise, ZERO_PAISE } from '../money.ts';

/** Shipping in paise of every order that is not empty (product 9.1.1). */
export const SHIPPING: Paise = asPaise(240_00);

/** Taxes in paise of every order that is not empty (product 9.1.1). */
export const TAXES: Paise = asPaise(240_00);

/**
 * Coupon discount in paise of every order that is not empty (product 9.1.1). There are no codes of
 * coupons: each order gets it, and no call takes one.
 */
export const COUPON_DISCOUNT: Paise = asPaise(40_00);

type PricedLine = {
  readonly quantity: number;
  readonly unitPrice: Paise;
};

/** The order summary, every amount in paise. */
export type CartTotals = {
  /** The sum of the lines. */
  readonly subtotal: Paise;
  /** The same for every order ({@link SHIPPING}); 0 for an empty cart. */
  readonly shipping: Paise;
  /** The same for every order ({@link TAXES}); 0 for an empty cart. */
  readonly taxes: Paise;
  /** A positive amount, which is subtracted. */
  readonly discount: Paise;
  /** `subtotal` + `shipping` + `taxes` − `discount`. */
  readonly total: Paise;
};

/**
 * What the pieces of a line cost in paise, without the charges of the order.
 *
 * @throws RangeError for a quantity that is not a whole number ≥ 0
 */
export function lineSubtotal(line: PricedLine): Paise {
  return multiplyPaise(line.unitPrice, line.quantity);
}

/** Counts the pieces in the cart, as its badge shows them (product 2.4.1). */
export function countItems(lines: Iterable<{ readonly quantity: number }>): number {
  let count = 0;
  for (const line of lines) count += line.quantity;
  return count;
}

/**
 * Computes the order summary: shipping, taxes and discount are fixed, and zero for an empty cart
 * (product 9.1.1).
 *
 * @throws RangeError for a quantity that is not a whole number ≥ 0
 */
export function computeCartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = sumPaise(lines.map(lineSubtotal));
  const isEmpty = countItems(lines) === 0;
  const [shipping, taxes, discount] = isEmpty
    ? [ZERO_PAISE, ZERO_PAISE, ZERO_PAISE]
    : [SHIPPING, TAXES, COUPON_DISCOUNT];
  return {
    subtotal,
    shipping,
    taxes,
    discount,
    total: asPaise(subtotal + shipping + taxes - discount),
  };
}

/**
 * Filters the typed text of the coupon field: letters and digits only (product 5.5.3). The field changes
 * no total.
 */
export function keepCouponCharacters(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '');
}
