// The figures of spec §9, as literals: this package knows nothing of @haat/domain, which has the
// rule itself.
const SHIPPING = 240;
const TAXES = 240;
const DISCOUNT = 40;

/** What a cart comes to, in rupees; all zero when it is empty (spec §9). */
export interface CartTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly taxes: number;
  readonly discount: number;
  readonly totalAmount: number;
}

/**
 * Adds up the lines of an order (spec §9).
 *
 * @param lines prices in rupees, at most 2 decimals
 */
export function computeTotals(
  lines: readonly { readonly price: number; readonly quantity: number }[],
): CartTotals {
  if (lines.length === 0) {
    return { subtotal: 0, shipping: 0, taxes: 0, discount: 0, totalAmount: 0 };
  }
  // In paise, so that 0.1 + 0.2 stays 0.30.
  const paise = lines.reduce((sum, line) => sum + toPaise(line.price) * line.quantity, 0);
  const subtotal = paise / 100;
  const totalAmount = (paise + toPaise(SHIPPING) + toPaise(TAXES) - toPaise(DISCOUNT)) / 100;
  return { subtotal, shipping: SHIPPING, taxes: TAXES, discount: DISCOUNT, totalAmount };
}

/** Rupees in whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
