import { asPaise, type Paise } from '../money.ts';

/** The Deal of the Season (product 2.6.6, 9.1.4); price in paise. */
export const DEAL: { readonly name: string; readonly price: Paise } = {
  name: 'Spice Set (12 Products)',
  price: asPaise(1499_00),
};

/** Names of a product, of which either may be the shop's first. */
type DealNames = { readonly name: string; readonly otherName?: string | null };

/** True for the product that is the deal while the desk has chosen no other (product 2.6.6, 10.7.6). */
export function isUsualDeal({ name, otherName }: DealNames): boolean {
  return name === DEAL.name || otherName === DEAL.name;
}
