import { asPaise, computeCartTotals, DEFAULT_CHARGES } from '@haat/domain';

/** What an order of one kind of goods comes to, in paise, with the charges of the domain. */
export function computeTotal(pricePaise: number, quantity: number): number {
  return computeCartTotals([{ unitPrice: asPaise(pricePaise), quantity }], DEFAULT_CHARGES).total;
}
