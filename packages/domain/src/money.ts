import { getField } from './parse.ts';

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

/**
 * A price in rupees as the contract allows it: a number, a numeric string, or a decimal object
 * (spec §3).
 */
export type PriceForm = number | string | { readonly $numberDecimal: string };

// Long enough for every amount there can be; a bound on what the pattern has to look at.
const MAX_PRICE_TEXT = 64;

const DECIMAL = /^(?:₹|Rs\.?|INR)?\s*(?=\.?\d)(\d[\d,]*)?(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Moves the decimal point of a run of digits and rounds half up to a whole number. */
function roundDigits(digits: string, pointAt: number): number {
  if (pointAt < 0) return 0;
  const whole = Number(digits.slice(0, pointAt).padEnd(pointAt, '0'));
  return digits.charAt(pointAt) >= '5' ? whole + 1 : whole;
}

/**
 * Reads a price in rupees, in any of its three forms, into whole paise (spec §3). A third decimal
 * is rounded half up on its decimal digits, never through binary fractions: 1.005 is 101 paise.
 * Indian or western thousands commas, a leading ₹ or Rs and exponents (as decimal objects have
 * them) are understood.
 *
 * @returns null when the value is no price: not one of the forms, negative, not finite, too large
 */
export function parsePrice(value: unknown): Paise | null {
  const form = getField(value, '$numberDecimal') ?? value;
  if (typeof form !== 'number' && typeof form !== 'string') return null;
  const text = String(form).trim();
  const match = text.length > MAX_PRICE_TEXT ? null : DECIMAL.exec(text);
  if (match === null) return null;
  const whole = (match[1] ?? '').replaceAll(',', '');
  const exponent = Number(match[3] ?? 0);
  // Two more than the rupees' point: the point of the paise.
  const paise = roundDigits(whole + (match[2] ?? ''), whole.length + exponent + 2);
  return Number.isSafeInteger(paise) ? asPaise(paise) : null;
}

/**
 * Like {@link parsePrice}, for a price that must be there.
 *
 * @throws RangeError when the value is no price
 */
export function parsePriceOrThrow(form: PriceForm): Paise {
  const price = parsePrice(form);
  if (price === null) throw new RangeError('Not a price in rupees');
  return price;
}

/** Groups a run of digits the Indian way: the last three, then twos ('1234567' is 12,34,567). */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

/** The written parts of an amount: its sign, its rupees, and its paise in two digits. */
function writeParts(amount: Paise) {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return {
    sign: amount < 0 ? '-' : '',
    rupees: digits.slice(0, -2),
    paise: digits.slice(-2),
  };
}

/**
 * The amount in rupees with two decimals and no grouping: `1499.00`. For machine-read places such
 * as structured data.
 */
export function formatDecimal(amount: Paise): string {
  const { sign, rupees, paise } = writeParts(amount);
  return `${sign}${rupees}.${paise}`;
}

/**
 * The amount as a shopper reads it: rupees with 2 decimals, grouped as in en-IN, `₹1,499.00`
 * (spec §9). Written out by hand rather than with Intl, so that server and browser always agree.
 */
export function formatPaise(amount: Paise): string {
  const { sign, rupees, paise } = writeParts(amount);
  return `${sign}₹${groupDigits(rupees)}.${paise}`;
}
