/** The least quantity of a cart line (spec §5, §9). */
export const MIN_QUANTITY = 1;

/** The most pieces of one product in a cart. */
export const MAX_QUANTITY = 99;

/**
 * The nearest quantity a cart line may have: a whole number from 1 (spec §5) to 99, and to the
 * stock where it is known.
 *
 * @param quantity what was typed or computed; not a number counts as 1
 * @param stock pieces in stock, null or left out when unknown; a stock below 1 still gives 1
 */
export function clampQuantity(quantity: number, stock: number | null = null): number {
  const most = Math.max(MIN_QUANTITY, Math.min(MAX_QUANTITY, Math.trunc(stock ?? MAX_QUANTITY)));
  const whole = Number.isNaN(quantity) ? MIN_QUANTITY : Math.trunc(quantity);
  return Math.min(most, Math.max(MIN_QUANTITY, whole));
}
