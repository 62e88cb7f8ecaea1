import { LATE_PAYMENT_MS } from '@haat/domain';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * When the provider is to be asked again how far a payment has come. Most payments are settled by
 * the dialog or a webhook; this is for the others, at first every 5 minutes, then with growing
 * gaps. A missed webhook of the first day is made up for within 15 minutes.
 *
 * @param changedAt when the shopper or the provider last did something about it, epoch ms
 * @param expiresAt when its order is given up, epoch ms; the provider is asked then
 * @returns epoch ms; null when it is to be left alone
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
