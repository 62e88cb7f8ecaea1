import { asPaise, type Paise } from '../money.ts';

/** The Deal of the Season (product 2.6.6, 9.1.4); price in paise. */
export const DEAL: { readonly name: string; readonly price: Paise } = {
  name: 'Spice Set (12 Products)',
  price: asPaise(1499_00),
};

/** True for the product that is the deal while the desk has chosen no other (product 2.6.6, 10.7.6). */
export function isUsualDeal({ name }: { readonly name: string }): boolean {
  return name === DEAL.name;
}

/**
 * How many packets a set has, as its name says, and what each costs, to the rupee (product 2.6.6).
 *
 * @returns null for a name without a number of products
 */
export function parseSet(
  name: string,
  price: Paise,
): { readonly packets: number; readonly each: Paise } | null {
  const packets = Number(/\((\d+) Products\)$/.exec(name)?.[1] ?? 0);
  return packets === 0 ? null : { packets, each: asPaise(Math.round(price / packets / 100) * 100) };
}
