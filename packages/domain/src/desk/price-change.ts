/**
 * True for a price that changes by more than half, up or down: a slip of the comma or of a digit looks like
 * this, so the desk asks first (product 10.3.15). A price that was not known yet does not change.
 *
 * @param before the price that is stored, in paise; 0 while it is not known
 * @param after the price that is to be stored, in paise
 */
export function isLargePriceChange(before: number, after: number): boolean {
  return before > 0 && Math.abs(after - before) * 2 > before;
}
