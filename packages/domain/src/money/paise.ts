declare const paiseBrand: unique symbol;

/**
 * An amount of money in whole paise (1 rupee = 100 paise). Branded, so that a number of rupees
 * cannot be passed where paise are meant. Made only by the functions of this folder.
 */
export type Paise = number & { readonly [paiseBrand]: 'paise' };

/** How many paise make a rupee (spec §9: the online payment amount is rupees × 100). */
export const PAISE_PER_RUPEE = 100;

function isWholePaise(amount: number): amount is Paise {
  return Number.isSafeInteger(amount);
}

/**
 * Brands a number that already is paise, such as an integer column of a database.
 *
 * @param amount whole paise; may be negative (a discount)
 * @throws RangeError when it is not a safe integer
 */
export function asPaise(amount: number): Paise {
  // Adding 0 turns −0 into 0, which would otherwise be shown as -₹0.00.
  const whole = amount + 0;
  if (!isWholePaise(whole)) throw new RangeError(`Not a whole amount of paise: ${amount}`);
  return whole;
}

/** Nothing to pay, in paise. */
export const ZERO_PAISE: Paise = asPaise(0);

/**
 * The sum of amounts in paise; zero for none.
 *
 * @throws RangeError when the sum leaves the range of safe integers
 */
export function sumPaise(amounts: Iterable<Paise>): Paise {
  let sum = 0;
  for (const amount of amounts) sum = asPaise(sum + amount);
  return asPaise(sum);
}

/**
 * A unit price times a quantity, in paise.
 *
 * @param quantity a whole number of pieces, 0 or more
 * @throws RangeError when the quantity is not a whole number ≥ 0 or the product is out of range
 */
export function multiplyPaise(unitPrice: Paise, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`Not a whole quantity: ${quantity}`);
  }
  return asPaise(unitPrice * quantity);
}

/** The amount in rupees as the contract sends it: a number with at most two decimals. */
export function paiseToRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}
