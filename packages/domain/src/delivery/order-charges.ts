import { LANGUAGE } from '#language';
import { COUPON_DISCOUNT, computeCartTotals, SHIPPING, TAXES } from '../cart/cart-totals.ts';
import { formatPaise, type Paise } from '../money.ts';

/** Formats whole rupees without decimals, '₹240', and any other amount with them. */
export function formatRoundAmount(amount: Paise): string {
  return formatPaise(amount).replace(/\.00$/, '');
}

/** What each order adds to the prices of its goods, in words (product 9.3.6). */
export const ORDER_CHARGES_TEXT =
  LANGUAGE === 'hi'
    ? `डिलीवरी ${formatRoundAmount(SHIPPING)}, टैक्स ${formatRoundAmount(TAXES)} और ${formatRoundAmount(COUPON_DISCOUNT)} की छूट: एक लें या बीस, इतना ही लगेगा।`
    : `Delivery ${formatRoundAmount(SHIPPING)}, taxes ${formatRoundAmount(TAXES)} and ${formatRoundAmount(COUPON_DISCOUNT)} off are the same for one piece or twenty.`;

/** What one piece alone costs with all that an order adds, in paise (product 9.3.6). */
export function totalForOne(unitPrice: Paise): Paise {
  return totalForPieces(unitPrice, 1);
}

/** What these pieces alone cost with all that an order adds, in paise (product 9.3.6). */
export function totalForPieces(unitPrice: Paise, quantity: number): Paise {
  return computeCartTotals([{ quantity, unitPrice }]).total;
}
