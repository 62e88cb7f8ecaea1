import { startOfDayInIndia } from '../../dates.ts';
import { asPaise, type Paise } from '../../money.ts';
import { OPEN_RETURN_STATUSES } from '../../orders/order-status.ts';
import { isCashDue, type MovableOrder } from '../order-moves.ts';

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

/** Why what an order earned for a group is better not paid out yet. */
export type PayoutHold = 'open-return' | 'with-courier';

/**
 * Says whether the money of a delivered order may still go away, or is not there yet; null if neither
 * (product 10.4.10). An open return counts first, so that no amount is held twice.
 */
export function findPayoutHold(
  order: Pick<MovableOrder, 'status' | 'returnStatus' | 'paymentMethod' | 'isCashReceived'>,
): PayoutHold | null {
  if (OPEN_RETURN_STATUSES.some((status) => status === order.returnStatus)) return 'open-return';
  // What came back is no longer due to the group, wherever its cash is.
  if (order.returnStatus === 'returned') return null;
  return isCashDue(order) ? 'with-courier' : null;
}

/**
 * What the desk offers to pay: what is due less what is held, at least 0 (product 10.4.10). All amounts
 * are in paise.
 *
 * @param withCouriers of deliveries whose cash the courier has
 * @param inReturns of orders with an open return
 */
export function payableNow({
  due,
  withCouriers,
  inReturns,
}: Readonly<Record<'due' | 'withCouriers' | 'inReturns', Paise>>): Paise {
  return asPaise(Math.max(0, due - withCouriers - inReturns));
}
