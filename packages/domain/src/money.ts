import { getField } from './parse.ts';

declare const paiseBrand: unique symbol;

/** Whole paise, branded so that a number of rupees does not compile in its place. */
export type Paise = number & { readonly [paiseBrand]: 'paise' };

/** The amount of an online payment is rupees × 100 (product 9). */
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

/** @throws RangeError if the sum leaves the range of safe integers */
export function sumPaise(amounts: Iterable<Paise>): Paise {
  let sum = 0;
  for (const amount of amounts) sum = asPaise(sum + amount);
  return asPaise(sum);
}

/** @throws RangeError for a quantity that is not a whole number ≥ 0, or an unsafe product */
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

/** A price in rupees in one of the contract's three forms (product 3). */
export type PriceForm = number | string | { readonly $numberDecimal: string };

// Longer than any amount; it limits the input of the pattern.
const MAX_PRICE_TEXT = 64;

const DECIMAL = /^(?:₹|Rs\.?|INR)?\s*(?=\.?\d)(\d[\d,]*)?(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Moves the decimal point of a run of digits and rounds half up to a whole number. */
function roundDigits(digits: string, pointAt: number): number {
  if (pointAt < 0) return 0;
  const whole = Number(digits.slice(0, pointAt).padEnd(pointAt, '0'));
  return digits.charAt(pointAt) >= '5' ? whole + 1 : whole;
}

/**
 * Parses a price in rupees, in any of its three forms, to whole paise (product 3). A third decimal
 * is rounded half up on its decimal digits: 1.005 is 101 paise. Thousands commas, a leading ₹ or Rs
 * and exponents are accepted.
 *
 * @returns null for anything else, also for negative and infinite values
 */
export function parsePrice(value: unknown): Paise | null {
  const form = getField(value, '$numberDecimal') ?? value;
  if (typeof form !== 'number' && typeof form !== 'string') return null;
  const text = String(form).trim();
  const match = text.length > MAX_PRICE_TEXT ? null : DECIMAL.exec(text);
  if (match === null) return null;
  const whole = (match[1] ?? '').replaceAll(',', '');
  const exponent = Number(match[3] ?? 0);
  // The point of the paise is two digits after that of the rupees.
  const paise = roundDigits(whole + (match[2] ?? ''), whole.length + exponent + 2);
  return Number.isSafeInteger(paise) ? asPaise(paise) : null;
}

/** @throws RangeError for a value that is no price */
export function parsePriceOrThrow(form: PriceForm): Paise {
  const price = parsePrice(form);
  if (price === null) throw new RangeError('Not a price in rupees');
  return price;
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

/** Formats `₹1,499.00` (product 9), without Intl, so that server and browser always agree. */
export function formatPaise(amount: Paise): string {
  const { sign, rupees, paise } = splitAmount(amount);
  return `${sign}₹${groupDigits(rupees)}.${paise}`;
}
