import { LATE_PAYMENT_MS } from '@haat/domain';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Computes when to ask the provider again for the status of a payment that neither the dialog nor a
 * webhook has completed: every 5 minutes in the first hour, every 15 minutes on the first day, then
 * hourly.
 *
 * @param changedAt when the shopper or the provider last changed the payment, epoch ms
 * @param expiresAt when its unpaid order is cancelled, epoch ms; the provider is asked then
 * @returns epoch ms; null when the payment is too old to be checked again
 */
export function computeNextCheck(
  changedAt: number,
  now: number,
  expiresAt = Number.POSITIVE_INFINITY,
): number | null {
  const age = now - changedAt;
  if (age >= LATE_PAYMENT_MS) return null;
  const gap = age < HOUR ? 5 * MINUTE : age < DAY ? 15 * MINUTE : HOUR;
  return expiresAt > now ? Math.min(now + gap, expiresAt) : now + gap;
}
