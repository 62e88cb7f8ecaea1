import { LANGUAGE } from '#language';
import { computeCartTotals, type OrderCharges } from '../cart/cart-totals.ts';
import { formatPaise, type Paise } from '../money.ts';

/** Formats whole rupees without decimals, '₹240', and any other amount with them. */
export function formatRoundAmount(amount: Paise): string {
  return formatPaise(amount).replace(/\.00$/, '');
}

/** What each order adds to the prices of its goods, in words (product 9.3.6). */
export function describeCharges(charges: OrderCharges): string {
  const [shipping, taxes, discount] = [charges.shipping, charges.taxes, charges.discount].map(
    formatRoundAmount,
  );
  const freeFrom =
    charges.freeShippingFrom === null ? '' : formatRoundAmount(charges.freeShippingFrom);
  const has = { taxes: charges.taxes > 0, discount: charges.discount > 0 };
  if (LANGUAGE === 'hi') {
    const parts = [
      charges.shipping > 0 ? `डिलीवरी ${shipping}` : 'डिलीवरी मुफ़्त',
      ...(has.taxes ? [`टैक्स ${taxes}`] : []),
      ...(has.discount ? [`${discount} की छूट`] : []),
    ];
    const sentence = `${join(parts, 'और')}: एक लें या बीस, इतना ही लगेगा।`;
    return freeFrom === '' ? sentence : `${sentence} ${freeFrom} या ज़्यादा के सामान पर डिलीवरी मुफ़्त।`;
  }
  const parts = [
    charges.shipping > 0 ? `Delivery ${shipping}` : 'Free delivery',
    ...(has.taxes ? [`taxes ${taxes}`] : []),
    ...(has.discount ? [`${discount} off`] : []),
  ];
  const verb = parts.length === 1 ? 'is' : 'are';
  const sentence = `${join(parts, 'and')} ${verb} the same for one piece or twenty.`;
  return freeFrom === '' ? sentence : `${sentence} Delivery is free from ${freeFrom} of goods.`;
}

function join(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** What these pieces alone cost with all that an order adds, in paise (product 9.3.6). */
export function totalForPieces(unitPrice: Paise, quantity: number, charges: OrderCharges): Paise {
  return computeCartTotals([{ quantity, unitPrice }], charges).total;
}
