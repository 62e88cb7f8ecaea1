import { deleteEndedAccountTokens } from './accounts/account-tokens.repository.ts';
import { deleteEndedEmailChanges } from './accounts/email-changes.repository.ts';
import { deleteEndedAttempts } from './accounts/passwords/attempts.repository.ts';
import { deleteEndedSessions } from './accounts/sessions/sessions.repository.ts';
import type { ShopContext } from './context.ts';
import { deleteEndedIdempotencyKeys } from './platform/idempotency/idempotency-keys.repository.ts';

const EVERY_MS = 60 * 60_000;

/** Deletes expired sessions, mailed tokens, counters and idempotency keys. */
export async function sweep(context: ShopContext): Promise<void> {
  const now = context.now();
  await deleteEndedSessions(context.db, now);
  await deleteEndedAccountTokens(context.db, now);
  await deleteEndedEmailChanges(context.db, now);
  await deleteEndedAttempts(context.db, now);
  await deleteEndedIdempotencyKeys(context.db, now);
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
