import { toLatinDigits } from './desk/latin-digits.ts';
import { asPaise, type Paise } from './money.ts';

/** Digits without groups, or in groups of India (1,49,900) or of thousands (149,900), which commas or spaces part. */
const WHOLE = /^(?:\d+|[1-9]\d?(?:,\d\d)*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)$/;

/** The sign of the rupee before or after an amount, as people write it. */
const RUPEE = /^(?:₹|₨|rs\.?|inr|रु\.?|रू\.?)|(?:₹|₨|rs\.?|inr|रु\.?|रू\.?|रुपये|rupees)$/iu;

/** The most digits before the point: more than any amount of the shop, and exact with three decimals. */
const MOST_DIGITS = 12;

/**
 * Reads a number of at most `decimals` decimals in units of the last one: '1.5' with two is 150. What is
 * not written as people write numbers is refused rather than mended, since a mended number has another size.
 */
function readNumber(typed: string, decimals: number): number | null {
  const [whole = '', part, ...more] = toLatinDigits(typed.trim()).split('.');
  if (more.length > 0 || (part !== undefined && !/^\d+$/.test(part))) return null;
  if ((part?.length ?? 0) > decimals) return null;
  // One kind of separator: a number whose groups are parted by both is none.
  const grouped = whole.includes(',') ? whole : whole.replaceAll(/\p{Zs}/gu, ',');
  const digits = grouped.replaceAll(',', '');
  if (!WHOLE.test(grouped) || digits.length > MOST_DIGITS) return null;
  return Number(digits + (part ?? '').padEnd(decimals, '0'));
}

/**
 * Reads an amount of rupees as a person types it or a file has it: '1,49,900.50', '₹ 99', 'Rs. 1 499',
 * '२५०' (product 9.1.5).
 *
 * @returns whole paise; null for what is no amount, has more than two decimals, or a comma as its point
 */
export function readMoney(typed: string): Paise | null {
  const paise = readNumber(typed.trim().replace(RUPEE, ''), 2);
  return paise === null ? null : asPaise(paise);
}

/**
 * Reads a whole number, such as pieces or days: '12', '1,250', '४२' (product 9.1.5).
 *
 * @returns null for what is no whole number of 0 or more
 */
export function readPieces(typed: string): number | null {
  return readNumber(typed, 0);
}

/**
 * Reads a percent with or without its sign: '7.5 %' (product 9.1.5).
 *
 * @returns hundredths of a percent; null for what is none, or has more than two decimals
 */
export function readPercent(typed: string): number | null {
  return readNumber(typed.trim().replace(/%$/, ''), 2);
}

/**
 * Reads what a pack holds in its unit: '200', '2.5' (product 9.1.5).
 *
 * @returns null for what is no number of 0 or more, or has more than three decimals
 */
export function readWeight(typed: string): number | null {
  const thousandths = readNumber(typed, 3);
  return thousandths === null ? null : thousandths / 1000;
}
