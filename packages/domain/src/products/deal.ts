import { asPaise, type Paise } from '../money/paise.ts';

/** The Deal of the Season: the spice set of 12 products for ₹1,499 (spec §2, §9); price in paise. */
export const DEAL: { readonly name: string; readonly price: Paise } = {
  name: 'Spice Set (12 Products)',
  price: asPaise(1499_00),
};
