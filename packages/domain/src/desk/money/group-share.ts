import { asPaise, multiplyPaise, type Paise } from '../../money.ts';

/** The shop's whole price, in hundredths of a percent. */
export const WHOLE_SHARE = 10_000;

/** What is sold, as the buyer pays it, and how it is divided; all in paise. */
export type DividedSale = {
  /** Unit price × pieces, in paise. */
  readonly gross: Paise;
  /** What the shop keeps. */
  readonly fee: Paise;
  /** What remains for the group. */
  readonly remains: Paise;
};

/**
 * Divides the price of some pieces between shop and group (product 10.4.1). The shop's part is
 * rounded down to a whole paisa, so that nothing is lost and the group has the rest.
 *
 * @param shopShare the shop's part in hundredths of a percent, 0 to {@link WHOLE_SHARE}
 * @throws RangeError for another share, a quantity that is not a whole number ≥ 0, an unsafe amount
 */
export function divideSale(unitPrice: Paise, quantity: number, shopShare: number): DividedSale {
  if (!isShare(shopShare)) throw new RangeError(`Not a share: ${shopShare}`);
  const gross = multiplyPaise(unitPrice, quantity);
  // BigInt: the product may leave the range of safe integers although the price does not.
  const fee = asPaise(Number((BigInt(gross) * BigInt(shopShare)) / BigInt(WHOLE_SHARE)));
  return { gross, fee, remains: asPaise(gross - fee) };
}

/** True for a whole number of hundredths of a percent, 0 to {@link WHOLE_SHARE}. */
export function isShare(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= WHOLE_SHARE;
}
