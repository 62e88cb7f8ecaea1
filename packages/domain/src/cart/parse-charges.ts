import { rupeesToPaise } from '../money.ts';
import { getField } from '../parse.ts';
import type { OrderCharges } from './cart-totals.ts';

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
