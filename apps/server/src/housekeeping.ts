import { deleteExpiredAccountTokens } from './accounts/account-tokens.repository.ts';
import { deleteExpiredEmailChanges } from './accounts/email-changes.repository.ts';
import { deleteExpiredAttempts } from './accounts/passwords/attempts.repository.ts';
import { deleteExpiredSessions } from './accounts/sessions/sessions.repository.ts';
import type { ShopContext } from './context.ts';
import { deleteEndedIdempotencyKeys } from './platform/idempotency/idempotency-keys.repository.ts';
import { deleteExpiredStockAlerts } from './stock-alerts/stock-alerts.repository.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes expired sessions, mailed tokens, attempts, idempotency keys and stock alerts. */
export async function sweep(context: ShopContext): Promise<void> {
  const now = context.now();
  await deleteExpiredSessions(context.db, now);
  await deleteExpiredAccountTokens(context.db, now);
  await deleteExpiredEmailChanges(context.db, now);
  await deleteExpiredAttempts(context.db, now);
  await deleteEndedIdempotencyKeys(context.db, now);
  await deleteExpiredStockAlerts(context.db, now);
}

/** Sweeps at once and then every hour. @returns the function that stops it */
export function startHousekeeping(context: ShopContext): () => void {
  const sweepQuietly = () => {
    sweep(context).catch((error: unknown) => context.log.warn({ err: error }, 'sweeping failed'));
  };
  sweepQuietly();
  const timer = setInterval(sweepQuietly, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
