import type { Paise } from '../money/paise.ts';

const DAY_MS = 86_400_000;

/**
 * How many times its waiting time an unpaid online order lives at most. Coming back to pay begins
 * the waiting anew, and without an end one shopper could hold pieces for ever.
 */
export const UNPAID_ORDER_LIVES = 3;

/** What an unpaid online order waits by; times in epoch ms, `waitMs` in ms. */
export type UnpaidOrder = {
  readonly placedAt: number;
  /** When its shopper began to pay last; `placedAt` when never. */
  readonly openedAt: number;
  /** How long the shop waits from when its shopper began to pay. */
  readonly waitMs: number;
};

/** When an unpaid order can no longer be paid, however often its shopper came back; epoch ms. */
export function lastPayableAt({ placedAt, waitMs }: Omit<UnpaidOrder, 'openedAt'>): number {
  return placedAt + UNPAID_ORDER_LIVES * waitMs;
}

/** When an unpaid online order is given up and its pieces go back into stock; epoch ms. */
export function unpaidUntil(order: UnpaidOrder): number {
  return Math.min(Math.max(order.placedAt, order.openedAt) + order.waitMs, lastPayableAt(order));
}

/** How long money may come late: banks take up to 3 days. */
export const LATE_PAYMENT_MS = 4 * DAY_MS;

/** A cancelled order that money came for. */
export type LatePaidOrder = {
  /** Epoch ms. */
  readonly placedAt: number;
  /** What was paid, in paise. */
  readonly total: Paise;
  /** What the same order would cost if it were placed now, in paise. */
  readonly totalNow: Paise;
};

/**
 * Whether late money opens a cancelled order again rather than being given back: only soon after it
 * was placed and at today's price, or an old price could be kept for later by cancelling.
 *
 * @param now epoch ms
 */
export function canReopen({ placedAt, total, totalNow }: LatePaidOrder, now: number): boolean {
  return now - placedAt < LATE_PAYMENT_MS && total === totalNow;
}
