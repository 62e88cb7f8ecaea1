import { toLatinDigits } from '../desk/latin-digits.ts';

/**
 * The rates of the goods and services tax in force since 22 September 2025, in percent: Notification
 * 9/2025-Central Tax (Rate) of 17 September 2025, whose schedules name half of each for the Centre, and
 * 10/2025 for goods that are exempt (0). 3 is that of precious metals and jewellery alone. Rough stones
 * (0.25, 1.5) and tobacco (28) are no goods of this shop.
 */
export const GST_RATES = [0, 3, 5, 18, 40] as const;

/** A code of the Harmonised System of Nomenclature for goods: a heading, or its finer parts. */
export const HSN_CODE = /^(?:\d{4}|\d{6}|\d{8})$/;

/** Reads a code as people write it: in digits of either script, with spaces or dots between its parts. */
export function readHsn(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s.]/g, '');
}
