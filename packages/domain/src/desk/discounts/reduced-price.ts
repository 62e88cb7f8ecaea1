import type { ProductFacts } from '../product-facts.ts';
import type { DiscountChoice } from './discount-input.ts';

/** A running discount, and what it is for. */
export type RunningDiscount = Pick<DiscountChoice, 'goods'> & {
  readonly percent: number;
  /** Ids of categories or products. */
  readonly chosen: ReadonlySet<string>;
};

/**
 * Finds the one discount that counts for a product: of several the one with the lowest price, which is the
 * highest percent, since all of them are of the same price (product 10.3.22); undefined for none.
 */
export function findDiscount<Running extends RunningDiscount>(
  product: { readonly id: string; readonly categoryId: string },
  running: readonly Running[],
): Running | undefined {
  return running
    .filter(
      ({ goods, chosen }) =>
        goods === 'all' || chosen.has(goods === 'categories' ? product.categoryId : product.id),
    )
    .toSorted((one, other) => other.percent - one.percent)[0];
}

type Prices = Pick<ProductFacts, 'pricePaise' | 'originalPricePaise'>;

/**
 * The prices of a product while a discount counts: the former one is what it was sold for before, also where
 * it had an earlier one, and its price the percent less, in whole rupees rounded down, at least ₹1 (product
 * 10.3.22).
 *
 * @param regular its prices without the discount, in paise
 * @returns null where that is not less than its price
 */
export function reducePrice({ pricePaise: former }: Prices, percent: number): Prices | null {
  const rupees = Math.floor((former * (100 - percent)) / 10_000);
  const reduced = Math.max(1, rupees) * 100;
  return reduced < former ? { pricePaise: reduced, originalPricePaise: former } : null;
}
