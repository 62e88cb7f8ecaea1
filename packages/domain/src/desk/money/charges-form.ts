import type { OrderCharges } from '../../cart/cart-totals.ts';
import { asPaise, type Paise } from '../../money.ts';
import { readMoney } from '../../typed-numbers.ts';

/** The largest amount in paise of each charge. */
const MAX_CHARGE: Paise = asPaise(10_000_00);

/** The largest limit in paise from which shipping is free. */
const MAX_FREE_SHIPPING_FROM: Paise = asPaise(10_00_000_00);

/** What is typed about the charges; no limit of free shipping is ''. */
export type ChargesForm = Readonly<Record<keyof OrderCharges, string>>;

/**
 * Reads the charges that an owner types (product 10.4.6).
 *
 * @returns the charges, null if a field is wrong, and the names of such fields
 */
export function readChargesForm(typed: ChargesForm): {
  readonly charges: OrderCharges | null;
  readonly wrong: readonly (keyof OrderCharges)[];
} {
  const read = (text: string, least: number, most: Paise) => {
    const amount = readMoney(text);
    return amount !== null && amount >= least && amount <= most ? amount : null;
  };
  const shipping = read(typed.shipping, 0, MAX_CHARGE);
  const taxes = read(typed.taxes, 0, MAX_CHARGE);
  const discount = read(typed.discount, 0, MAX_CHARGE);
  const hasLimit = typed.freeShippingFrom.trim() !== '';
  const freeShippingFrom = hasLimit
    ? read(typed.freeShippingFrom, 1, MAX_FREE_SHIPPING_FROM)
    : null;
  const wrong = [
    ...(shipping === null ? ['shipping' as const] : []),
    ...(taxes === null ? ['taxes' as const] : []),
    ...(discount === null ? ['discount' as const] : []),
    ...(hasLimit && freeShippingFrom === null ? ['freeShippingFrom' as const] : []),
  ];
  const isWrong = shipping === null || taxes === null || discount === null || wrong.length > 0;
  return { charges: isWrong ? null : { shipping, taxes, discount, freeShippingFrom }, wrong };
}
