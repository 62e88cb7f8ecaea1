import { getField } from './parse.ts';

declare const paiseBrand: unique symbol;

/** Whole paise, branded so that a number of rupees does not compile in its place. */
export type Paise = number & { readonly [paiseBrand]: 'paise' };

/** The amount of an online payment is rupees × 100 (product 9.1.3). */
export const PAISE_PER_RUPEE = 100;

function isWholePaise(amount: number): amount is Paise {
  return Number.isSafeInteger(amount);
}

/** Brands an integer that is already paise; throws a RangeError for an unsafe integer. */
export function asPaise(amount: number): Paise {
  // Adding 0 turns −0 into 0, which would otherwise be shown as -₹0.00.
  const whole = amount + 0;
  if (!isWholePaise(whole)) throw new RangeError(`Not a whole amount of paise: ${amount}`);
  return whole;
}

export const ZERO_PAISE: Paise = asPaise(0);

/**
 * Adds amounts in paise; 0 for none.
 *
 * @throws RangeError if the sum leaves the range of safe integers
 */
export function sumPaise(amounts: Iterable<Paise>): Paise {
  let sum = 0;
  for (const amount of amounts) sum = asPaise(sum + amount);
  return asPaise(sum);
}

/**
 * What some pieces cost: the price of one times their number, in paise.
 *
 * @throws RangeError for a quantity that is not a whole number ≥ 0, or an unsafe product
 */
export function multiplyPaise(unitPrice: Paise, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`Not a whole quantity: ${quantity}`);
  }
  return asPaise(unitPrice * quantity);
}

/** The amount in rupees, as a number with at most two decimals, for the contract. */
export function paiseToRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

/**
 * Whole paise from the contract's number of rupees, which has at most two decimals.
 *
 * @throws RangeError for NaN and unsafe amounts
 */
export function rupeesToPaise(rupees: number): Paise {
  return asPaise(Math.round(rupees * PAISE_PER_RUPEE));
}

/**
 * Parses a price in rupees, sent as a number, as numeric text or as `{ $numberDecimal }`, to whole paise
 * (product 3.2.2). A third decimal is rounded half up on its decimal digits: 1.005 is 101 paise.
 *
 * @returns null for anything else, also for negative and infinite values
 */
export function parsePrice(value: unknown): Paise | null {
  const form = getField(value, '$numberDecimal') ?? value;
  const text = typeof form === 'object' ? '' : String(form).trim();
  if (!/^[\d.]+(e[+-]?\d+)?$/i.test(text)) return null;
  const [digits, exponent = 0] = text.split(/e/i);
  // Moved in the text, the point is exact: 1.005 × 100 is 100.49999999999999.
  return parsePaise(Math.round(Number(`${digits}e${Number(exponent) + 2}`)));
}

/** Parses an amount that is sent in whole paise; null for anything but a safe integer ≥ 0. */
export function parsePaise(value: unknown): Paise | null {
  return typeof value === 'number' && isWholePaise(value) && value >= 0 ? asPaise(value) : null;
}

/** Groups digits the Indian way: '1234567' becomes 12,34,567. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

function splitAmount(amount: Paise) {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return {
    sign: amount < 0 ? '-' : '',
    rupees: digits.slice(0, -2),
    paise: digits.slice(-2),
  };
}

/** Formats `1499.00`, for structured data. */
export function formatDecimal(amount: Paise): string {
  const { sign, rupees, paise } = splitAmount(amount);
  return `${sign}${rupees}.${paise}`;
}

/** Formats `₹1,499.00` (product 9.1.3), without Intl, so that server and browser always agree. */
export function formatPaise(amount: Paise): string {
  const { sign, rupees, paise } = splitAmount(amount);
  return `${sign}₹${groupDigits(rupees)}.${paise}`;
}
