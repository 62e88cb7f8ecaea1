import { getField } from '../response-errors.ts';
import type { Price } from '../types.ts';

const DECIMAL = /^(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;

/** The amount of a safe whole number of paise ≥ 0; null for anything else. */
export function parsePaise(paise: number): Price | null {
  return Number.isSafeInteger(paise) && paise >= 0 ? { paise } : null;
}

/**
 * Parses a price in rupees, sent as a number, as numeric text or as `{ $numberDecimal }`, to whole
 * paise (product 3.2.2). A third decimal is rounded half up on its decimal digits: 1.005 is 101 paise.
 *
 * @returns null for anything else, also for negative and infinite values
 */
export function parsePrice(value: unknown): Price | null {
  const form = getField(value, '$numberDecimal') ?? value;
  const match = typeof form === 'object' ? null : DECIMAL.exec(String(form).trim());
  if (match === null) return null;
  const [, whole = '', decimals = '', exponent = 0] = match;
  const digits = whole + decimals;
  // The point of the paise is two digits after that of the rupees.
  const pointAt = whole.length + Number(exponent) + 2;
  const paise = Number(digits.slice(0, Math.max(0, pointAt)).padEnd(pointAt, '0'));
  return parsePaise(paise + Number(digits.charAt(pointAt) >= '5'));
}
