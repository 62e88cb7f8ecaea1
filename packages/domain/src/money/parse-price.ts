import { getField } from '../input/read.ts';
import { asPaise, type Paise } from './paise.ts';

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
