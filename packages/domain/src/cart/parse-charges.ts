import { rupeesToPaise } from '../money.ts';
import { getField } from '../parse.ts';
import { DEFAULT_CHARGES, type OrderCharges } from './cart-totals.ts';

/**
 * Parses the charges of the contract, whose amounts are in rupees.
 *
 * @throws RangeError when one is missing or no amount: no total could be told without it
 */
export function parseOrderCharges(charges: unknown): OrderCharges {
  const freeFrom = getField(charges, 'freeShippingFrom');
  const read = (name: string) => rupeesToPaise(Number(getField(charges, name)));
  return {
    shipping: read('shipping'),
    taxes: read('taxes'),
    discount: read('discount'),
    freeShippingFrom: freeFrom === null ? null : rupeesToPaise(Number(freeFrom)),
  };
}

/** Whether charges are those of a shop whose owner has set none (product 9.1.1). */
export function isDefaultCharges(charges: OrderCharges): boolean {
  const names = ['shipping', 'taxes', 'discount', 'freeShippingFrom'] as const;
  return names.every((name) => charges[name] === DEFAULT_CHARGES[name]);
}
