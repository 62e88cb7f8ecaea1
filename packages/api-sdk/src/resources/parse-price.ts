import { getField } from '../response-errors.ts';
import type { Price } from '../types.ts';

// Longer than any amount; it limits the input of the pattern.
const MAX_PRICE_TEXT = 64;

const DECIMAL = /^(?:₹|Rs\.?|INR)?\s*(?=\.?\d)(\d[\d,]*)?(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Moves the decimal point of a run of digits and rounds half up to a whole number. */
function roundDigits(digits: string, pointAt: number): number {
  if (pointAt < 0) return 0;
  const whole = Number(digits.slice(0, pointAt).padEnd(pointAt, '0'));
  return digits.charAt(pointAt) >= '5' ? whole + 1 : whole;
}

/** The amount of a safe whole number of paise ≥ 0; null for anything else. */
export function parsePaise(paise: unknown): Price | null {
  return typeof paise === 'number' && Number.isSafeInteger(paise) && paise >= 0 ? { paise } : null;
}

/**
 * Parses a price in rupees, sent as a number, as numeric text or as `{ $numberDecimal }`, to whole
 * paise (product 3). A third decimal is rounded half up on its decimal digits: 1.005 is 101 paise.
 * Thousands commas, a leading ₹ or Rs and exponents are accepted.
 *
 * @returns null for anything else, also for negative and infinite values
 */
export function parsePrice(value: unknown): Price | null {
  const form = getField(value, '$numberDecimal') ?? value;
  if (typeof form !== 'number' && typeof form !== 'string') return null;
  const text = String(form).trim();
  const match = text.length > MAX_PRICE_TEXT ? null : DECIMAL.exec(text);
  if (match === null) return null;
  const whole = (match[1] ?? '').replaceAll(',', '');
  const exponent = Number(match[3] ?? 0);
  // The point of the paise is two digits after that of the rupees.
  return parsePaise(roundDigits(whole + (match[2] ?? ''), whole.length + exponent + 2));
}
