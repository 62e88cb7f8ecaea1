import { groupDigits } from './group-digits.ts';
import type { Paise } from './paise.ts';

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
