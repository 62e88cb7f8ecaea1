import { deleteExpiredAccountTokens } from './accounts/account-tokens.repository.ts';
import { deleteExpiredEmailChanges } from './accounts/email-changes.repository.ts';
import { addAttempt, deleteExpiredAttempts } from './accounts/passwords/attempts.repository.ts';
import { deleteExpiredSessions } from './accounts/sessions/sessions.repository.ts';
import { deleteOldUnfoundSearches } from './catalogue/unfound-searches.repository.ts';
import type { ShopContext } from './context.ts';
import { deleteExpiredInvites } from './desk/members/invites.repository.ts';
import { deleteOldDrafts } from './desk/phone-orders/order-drafts.repository.ts';
import { sweepObjects } from './media/stored-pictures.ts';
import { deleteEndedIdempotencyKeys } from './platform/idempotency/idempotency-keys.repository.ts';
import { deleteExpiredStockAlerts } from './stock-alerts/stock-alerts.repository.ts';

/** Drafts of the desk that nobody paid are kept so long after their end, ms. */
const DRAFT_KEPT_MS = 30 * 24 * 60 * 60_000;

/** The bucket is listed once in this time, by one of several processes. */
const BUCKET_SWEEP_MS = 24 * 60 * 60_000;

/**
 * Deletes expired sessions, mailed tokens, attempts, idempotency keys, stock alerts, searches without a
 * result, invites to the desk and its drafts of orders, and objects without a picture.
 */
export async function sweep(context: ShopContext): Promise<void> {
  const now = context.now();
  await deleteExpiredSessions(context.db, now);
  await deleteExpiredAccountTokens(context.db, now);
  await deleteExpiredEmailChanges(context.db, now);
  await deleteExpiredAttempts(context.db, now);
  await deleteEndedIdempotencyKeys(context.db, now);
  await deleteExpiredStockAlerts(context.db, now);
  await deleteOldUnfoundSearches(context.db, now);
  await deleteExpiredInvites(context.db, now);
  await deleteOldDrafts(context.db, now - DRAFT_KEPT_MS);
  if (context.bucket === undefined) return;
  const sweeps = await addAttempt(context.db, 'bucket-sweep', { now, windowMs: BUCKET_SWEEP_MS });
  if (sweeps.count === 1) await sweepObjects(context, now);
}
