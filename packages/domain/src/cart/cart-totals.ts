import { asPaise, multiplyPaise, type Paise, sumPaise, ZERO_PAISE } from '../money.ts';

/** What an order adds to the prices of its goods, in paise (product 9.1.1). The owner sets it at the desk. */
export type OrderCharges = {
  readonly shipping: Paise;
  readonly taxes: Paise;
  /** The coupon's discount, which every order gets: no call takes a code. A positive amount. */
  readonly discount: Paise;
  /** Goods of so much or more are shipped free; null: none are. */
  readonly freeShippingFrom: Paise | null;
};

/** The charges of a shop whose owner has set none (product 9.1.1). */
export const DEFAULT_CHARGES: OrderCharges = {
  shipping: asPaise(240_00),
  taxes: asPaise(240_00),
  discount: asPaise(40_00),
  freeShippingFrom: null,
};

type PricedLine = {
  readonly quantity: number;
  readonly unitPrice: Paise;
};

/** The order summary, every amount in paise. */
export type CartTotals = {
  /** The sum of the lines. */
  readonly subtotal: Paise;
  /** 0 for an empty cart, and where it is free. */
  readonly shipping: Paise;
  /** 0 for an empty cart. */
  readonly taxes: Paise;
  /** A positive amount, which is subtracted; never more than all else. */
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
 * Computes the order summary: what the goods cost, and the charges, which are zero for an empty cart
 * (product 9.1.1).
 *
 * @throws RangeError for a quantity that is not a whole number ≥ 0
 */
export function computeCartTotals(lines: readonly PricedLine[], charges: OrderCharges): CartTotals {
  const subtotal = sumPaise(lines.map(lineSubtotal));
  const isEmpty = countItems(lines) === 0;
  const { freeShippingFrom } = charges;
  const isFree = isEmpty || (freeShippingFrom !== null && subtotal >= freeShippingFrom);
  const shipping = isFree ? ZERO_PAISE : charges.shipping;
  const taxes = isEmpty ? ZERO_PAISE : charges.taxes;
  const undiscounted = subtotal + shipping + taxes;
  const discount = isEmpty ? ZERO_PAISE : asPaise(Math.min(charges.discount, undiscounted));
  return { subtotal, shipping, taxes, discount, total: asPaise(undiscounted - discount) };
}

/**
 * Filters the typed text of the coupon field: letters and digits only (product 5.5.3). The field changes
 * no total.
 */
export function keepCouponCharacters(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '');
}
