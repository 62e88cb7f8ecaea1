import { computeCartTotals, paiseToRupees, rupeesToPaise } from '@haat/domain';

/** The sums of an order in rupees, as the contract sends them. */
export interface OrderTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly taxes: number;
  readonly discount: number;
  readonly totalAmount: number;
}

/**
 * The sums of an order; all zero without lines.
 *
 * @param lines prices in rupees, at most 2 decimals
 */
export function computeOrderTotals(
  lines: readonly { readonly price: number; readonly quantity: number }[],
): OrderTotals {
  const { subtotal, shipping, taxes, discount, total } = computeCartTotals(
    lines.map(({ price, quantity }) => ({ unitPrice: rupeesToPaise(price), quantity })),
  );
  return {
    subtotal: paiseToRupees(subtotal),
    shipping: paiseToRupees(shipping),
    taxes: paiseToRupees(taxes),
    discount: paiseToRupees(discount),
    totalAmount: paiseToRupees(total),
  };
}
