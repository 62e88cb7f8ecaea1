import { isAdmin } from '@haat/domain';
import type { Caller, ShopContext } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { deleteUnusedUpload } from '../media/media.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { isUniqueViolation, runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { createToken, hashToken } from '../platform/security/ids.ts';
import { mailEmailChanged, type Recipient } from './account-mails.ts';
import { deleteAccountTokens } from './account-tokens.repository.ts';
import {
  closeEmailChanges,
  createEmailChange,
  type EmailChangeRow,
  getLastChangeTime,
  getOpenChangeFrom,
} from './email-changes.repository.ts';
import { revokeFamiliesOfUser } from './sessions/sessions.repository.ts';
import {
  deleteUser,
  getUserByEmail,
  hasData,
  NO_PENDING_EMAIL,
  type UserRow,
  updateUser,
} from './users.repository.ts';

/** Period in which the address before a change can be restored, ms. */
const UNDO_PERIOD_MS = 7 * 86_400_000;

/** Message about a link that was used, has expired or never existed. */
export const LINK_OVER = 'This link is no longer valid. Please ask for a new one.';
const EMAIL_IN_USE =
  'This email belongs to another account. To use that account, ask for a new password with this email.';

/** Deletes the pending e-mail address and the links that would verify it. */
export async function deletePendingEmail(db: Db, userId: string, now: number): Promise<void> {
  await updateUser(db, userId, NO_PENDING_EMAIL, now);
  await deleteAccountTokens(db, userId, 'verify-email');
}

/** A completed change; its notices are sent after the commit. */
export interface CompletedChange {
  /** The replaced address, and the user's language. */
  readonly old: Recipient;
  /** Undefined when the change restored an earlier address. */
  readonly undoToken: string | undefined;
  /** The account that was deleted for the address; see `freeEmail`. */
  readonly deletedUserId: string | undefined;
}

/**
 * Replaces the e-mail address by the pending one, whose mailbox was just verified, and ends all sessions
 * except the one that requested the change. The replaced address can be restored for 7 days. A change
 * back to a restorable address counts as its undo instead: otherwise, an intruder who had moved the
 * account away from that address could do so again.
 *
 * @throws {ConflictError} when another account verified the address, or owns data under it
 */
export async function completeEmailChange(
  db: Db,
  user: UserRow & { pending_email: string; pending_email_key: string },
  now: number,
): Promise<CompletedChange> {
  const { pending_email: email, pending_email_key: emailKey } = user;
  const deletedUserId = await freeEmail(db, { emailKey, userId: user.id, now });
  const undone = await getOpenChangeFrom(db, emailKey, now, { userId: user.id });
  const lastChangeAt = (await getLastChangeTime(db, user.id)) ?? 0;
  await updateUser(
    db,
    user.id,
    { email, email_key: emailKey, email_verified_at: now, ...NO_PENDING_EMAIL },
    now,
  );
  let undoToken: string | undefined;
  if (undone !== undefined) {
    await deleteAccountTokens(db, user.id, 'reset-password');
    await closeEmailChanges(db, user.id, { since: undone.created_at, now });
  } else {
    undoToken = createToken();
    await createEmailChange(db, {
      undo_hash: hashToken(undoToken),
      user_id: user.id,
      old_email: user.email,
      old_email_key: user.email_key,
      // Orders changes that happen within one millisecond.
      created_at: Math.max(now, lastChangeAt + 1),
      expires_at: now + UNDO_PERIOD_MS,
      closed_at: null,
    });
  }
  await revokeFamiliesOfUser(db, user.id, {
    exceptFamilyId: user.pending_email_family_id ?? undefined,
    reason: 'e-mail changed',
    now,
  });
  const old = { email: user.email, language: user.language };
  return { old, undoToken, deletedUserId };
}

/** Mails the notice of a completed change and logs it. Call it after the commit. */
export function notifyEmailChange(
  context: ShopContext,
  caller: Caller,
  userId: string,
  change: CompletedChange,
): void {
  const { old, undoToken, deletedUserId } = change;
  if (undoToken !== undefined) mailEmailChanged(context, old, undoToken);
  logSecurityEvent(caller, { event: 'email-changed', userId });
  if (deletedUserId === undefined) return;
  logSecurityEvent(caller, { event: 'unproven-account-removed', userId: deletedUserId });
}

/**
 * Restores the e-mail address before a change, whose mailbox was just verified. It undoes the later
 * changes of the account, too, and deletes its open links.
 *
 * @throws {ConflictError} when another account verified the address meanwhile
 */
export async function restoreOldEmail(db: Db, change: EmailChangeRow, now: number): Promise<void> {
  const { user_id: userId, old_email: email, old_email_key: emailKey } = change;
  await freeEmail(db, { emailKey, userId, now });
  await updateUser(
    db,
    userId,
    { email, email_key: emailKey, email_verified_at: now, ...NO_PENDING_EMAIL },
    now,
  );
  await deleteAccountTokens(db, userId, 'verify-email');
  await deleteAccountTokens(db, userId, 'reset-password');
  await closeEmailChanges(db, userId, { since: change.created_at, now });
}

/**
 * Runs a transaction that gives a user another e-mail address.
 *
 * @throws {ConflictError} when a concurrent transaction took the address first
 */
export async function runEmailTransaction<Result>(
  context: ShopContext,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await runTransaction(context.db, work);
  } catch (error) {
    throw isUniqueViolation(error) ? new ConflictError('email_taken', EMAIL_IN_USE) : error;
  }
}

/**
 * Frees an e-mail address whose mailbox the user has verified: another account with this address is
 * deleted if it never verified the address and owns no data.
 *
 * @returns the id of the deleted account
 * @throws {ConflictError} when the other account verified the address or owns data; the owner of the
 *   mailbox can sign in to that account by a reset mail
 */
async function freeEmail(
  db: Db,
  { emailKey, userId, now }: { emailKey: string; userId: string; now: number },
): Promise<string | undefined> {
  const found = await getUserByEmail(db, emailKey);
  if (found !== undefined && found.id !== userId) await lockUser(db, found.id);
  // Both reads need the lock: the holder may have verified the address meanwhile, or left it.
  const reserved = await getOpenChangeFrom(db, emailKey, now, { exceptUserId: userId });
  if (reserved !== undefined) throw new ConflictError('email_taken', EMAIL_IN_USE);
  const holder = await getUserByEmail(db, emailKey);
  if (holder === undefined || holder.id === userId) return undefined;
  const isProtected = holder.email_verified_at !== null || isAdmin(holder);
  if (isProtected || (await hasData(db, holder.id))) {
    throw new ConflictError('email_taken', EMAIL_IN_USE);
  }
  await deleteUser(db, holder.id);
  // The sweep of the bucket deletes its object.
  if (holder.avatar_hash !== null) await deleteUnusedUpload(db, holder.avatar_hash);
  return holder.id;
}
