import { startOfDayInIndia } from '../../dates.ts';
import { asPaise, type Paise } from '../../money.ts';

const YEAR_MS = 366 * 86_400_000;

/** Why a payout cannot be of a day. */
export type PayoutDayFault = 'future' | 'too-old';

/**
 * Says why a payout cannot be of a day in India, which is today or within the last year (product 10.4.4);
 * null for a day that fits.
 *
 * @param day such as 2026-11-21
 * @param now ms since 1970 UTC
 */
export function findPayoutDayFault(day: string, now: number): PayoutDayFault | null {
  const start = startOfDayInIndia(day);
  if (start > now) return 'future';
  return start >= now - YEAR_MS ? null : 'too-old';
}

/**
 * What of the debt to a group is from before a month, as far as it is still due (product 10.4.4).
 *
 * @param opening what was due when the month began
 * @param paid what was paid in the month
 * @param due what is due now
 */
export function debtBefore({
  opening,
  paid,
  due,
}: Readonly<Record<'opening' | 'paid' | 'due', Paise>>): Paise {
  return asPaise(Math.max(0, Math.min(opening - paid, due)));
}
