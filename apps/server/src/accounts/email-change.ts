import { isAdmin } from '@haat/domain';
import type { Caller, ShopContext, Shopper } from '../context.ts';
import { ConflictError, NotFoundError, UnauthenticatedError } from '../errors.ts';
import { deleteUnusedAvatar } from '../media/media.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { isUniqueViolation, runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { createToken, hashToken } from '../platform/security/ids.ts';
import {
  createAccountToken,
  mailEmailChangeAsked,
  mailEmailChanged,
  mailPasswordReset,
  mailPendingEmail,
  takeMailQuota,
} from './account-mails.ts';
import { deleteAccountTokens } from './account-tokens.repository.ts';
import { createFieldError, createWrongPasswordError } from './account-user.ts';
import {
  closeEmailChanges,
  type EmailChangeRow,
  findLastChangeTime,
  findOpenChangeFrom,
  findOpenEmailChange,
  insertEmailChange,
} from './email-changes.repository.ts';
import { checkPassword } from './passwords/password-check.ts';
import { prepareDecoyHash } from './passwords/password-hashes.ts';
import {
  findSignInTime,
  isFamilyOpen,
  revokeFamiliesOfUser,
} from './sessions/sessions.repository.ts';
import {
  deleteUser,
  findUserByEmail,
  findUserById,
  hasBelongings,
  NO_PENDING_EMAIL,
  replacePasswordHash,
  type UserChanges,
  type UserRow,
  updateUser,
} from './users.repository.ts';

/** How long the address before a change can be brought back, ms. */
const UNDO_LIFE_MS = 7 * 86_400_000;
/** A sign-in younger than this stands for the password, ms. */
const FRESH_SIGN_IN_MS = 5 * 60_000;

/** What is wrong with a link that was used, is too old or never was. */
export const LINK_OVER = 'This link is no longer valid. Please ask for a new one.';
const UNDO_LINK_OVER =
  'This link is no longer valid. If somebody else has your account, ask for a new password with your email.';
const PASSWORD_NEEDED = 'Please enter your current password to change your email.';
const EMAIL_IN_USE =
  'This email belongs to another account. To use that account, ask for a new password with this email.';

/**
 * Makes sure that the owner asks for another e-mail address, and not somebody with a copy of her
 * cookies: the present password, or a sign-in less than 5 minutes old.
 *
 * @throws {InvalidInputError} (400) naming `currentPassword` when it is missing or wrong
 * @throws {TooManyAttemptsError} after too many wrong passwords
 */
export async function requireOwner(
  context: ShopContext,
  caller: Caller,
  shopper: Shopper,
  options: { user: UserRow; currentPassword: string | undefined },
): Promise<void> {
  const { user, currentPassword } = options;
  if (currentPassword === undefined) {
    const signedInAt = await findSignInTime(context.db, shopper.familyId);
    if (signedInAt !== undefined && context.now() - signedInAt < FRESH_SIGN_IN_MS) return;
    const { id: userId } = user;
    logSecurityEvent(caller, { event: 'email-change-refused', userId, reason: 'no-password' });
    throw createFieldError('currentPassword', PASSWORD_NEEDED);
  }
  const account = { emailKey: user.email_key, userId: user.id, passwordHash: user.password_hash };
  if (await checkPassword(context, caller, account, currentPassword, 'password-check')) return;
  throw createWrongPasswordError('currentPassword');
}

/**
 * Keeps the address apart as the pending one, with the user's other changes, mails the link that
 * proves it, and tells the present address.
 *
 * @returns what was changed
 * @throws {UnauthenticatedError} when the password, the address or the session ended since they were
 *   checked
 */
export async function askForEmailChange(
  context: ShopContext,
  shopper: Shopper,
  options: { user: UserRow; changes: UserChanges; email: string; emailKey: string },
): Promise<UserChanges> {
  const { user, email, emailKey } = options;
  const changes: UserChanges = {
    ...options.changes,
    pending_email: email,
    pending_email_key: emailKey,
    pending_email_family_id: shopper.familyId,
  };
  const isMailed = await takeMailQuota(context, email);
  const token = await runTransaction(context.db, async (transaction) => {
    await requireSameAccount(transaction, user);
    if (!(await isFamilyOpen(transaction, shopper.familyId, context.now()))) {
      throw new UnauthenticatedError();
    }
    await updateUser(transaction, user.id, changes, context.now());
    // A link to the same address that was sent before goes on working.
    if (!isMailed) return undefined;
    return createAccountToken(context, transaction, {
      userId: user.id,
      emailKey,
      purpose: 'verify-email',
    });
  });
  if (token !== undefined) mailPendingEmail(context, email, token);
  mailEmailChangeAsked(context, user.email);
  return changes;
}

/**
 * Locks an account and makes sure that it still has the password and the e-mail address that a
 * request was checked by.
 *
 * @throws {UnauthenticatedError} when one of them was changed since, or the account is gone
 */
export async function requireSameAccount(transaction: Db, checked: UserRow): Promise<void> {
  await lockUser(transaction, checked.id);
  const present = await findUserById(transaction, checked.id);
  if (present?.password_hash !== checked.password_hash || present.email_key !== checked.email_key) {
    throw new UnauthenticatedError();
  }
}

/** Forgets the pending address; the link that was mailed to it stops working. */
export async function cancelEmailChange(
  context: ShopContext,
  caller: Caller,
  shopper: Shopper,
): Promise<void> {
  const isCancelled = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, shopper.userId);
    const user = await findUserById(transaction, shopper.userId);
    if (user === undefined || user.pending_email === null) return false;
    await dropPendingEmail(transaction, user.id, context.now());
    return true;
  });
  if (!isCancelled) return;
  logSecurityEvent(caller, { event: 'email-change-cancelled', userId: shopper.userId });
}

/** Forgets a pending address and all links that would prove one. */
export async function dropPendingEmail(db: Db, userId: string, now: number): Promise<void> {
  await updateUser(db, userId, NO_PENDING_EMAIL, now);
  await deleteAccountTokens(db, userId, 'verify-email');
}

/** A change that was completed in a transaction; the notices about it go out after the commit. */
export interface CompletedChange {
  readonly oldEmail: string;
  /** Undefined when the change brought an earlier address back. */
  readonly undoToken: string | undefined;
  /** An account that was removed for it; see `freeAddress`. */
  readonly removedUserId: string | undefined;
}

/**
 * Puts the pending address, which was just proven, in the place of the present one, and ends all
 * sessions but the one that asked for it. The present one can be brought back for 7 days, unless the
 * new one is an address that can still be brought back itself: that counts as undoing, or whoever
 * moved the account away from it could do so again.
 *
 * @throws {ConflictError} when another account proved the address, or holds anything under it
 */
export async function completeEmailChange(
  db: Db,
  user: UserRow & { pending_email: string; pending_email_key: string },
  now: number,
): Promise<CompletedChange> {
  const { pending_email: email, pending_email_key: emailKey } = user;
  const removedUserId = await freeAddress(db, { emailKey, userId: user.id, now });
  const undone = await findOpenChangeFrom(db, emailKey, now, { userId: user.id });
  const lastChangeAt = (await findLastChangeTime(db, user.id)) ?? 0;
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
    await insertEmailChange(db, {
      undo_hash: hashToken(undoToken),
      user_id: user.id,
      old_email: user.email,
      old_email_key: user.email_key,
      // Tells which change came later, also within one millisecond.
      created_at: Math.max(now, lastChangeAt + 1),
      expires_at: now + UNDO_LIFE_MS,
      closed_at: null,
    });
  }
  await revokeFamiliesOfUser(db, user.id, {
    exceptFamilyId: user.pending_email_family_id ?? undefined,
    reason: 'e-mail changed',
    now,
  });
  return { oldEmail: user.email, undoToken, removedUserId };
}

/** Mails and logs a completed change; called after its commit. */
export function notifyEmailChange(
  context: ShopContext,
  caller: Caller,
  userId: string,
  change: CompletedChange,
): void {
  const { oldEmail, undoToken, removedUserId } = change;
  if (undoToken !== undefined) mailEmailChanged(context, oldEmail, undoToken);
  logSecurityEvent(caller, { event: 'email-changed', userId });
  if (removedUserId === undefined) return;
  logSecurityEvent(caller, { event: 'unproven-account-removed', userId: removedUserId });
}

/**
 * Brings the address before a change back with the token of the mail to it, ends all sessions, makes
 * the password unusable, since whoever made the change may know it, and mails that address a link to
 * choose a new one.
 *
 * @throws {NotFoundError} when the token is unknown, used or older than 7 days
 * @throws {ConflictError} when another account proved the address since
 */
export async function undoEmailChange(
  context: ShopContext,
  caller: Caller,
  token: string,
): Promise<void> {
  const now = context.now();
  const unusableHash = await prepareDecoyHash(context.passwordCost);
  const undone = await runAddressChange(context, async (transaction) => {
    const hash = hashToken(token);
    const found = await findOpenEmailChange(transaction, hash, now);
    if (found === undefined) return undefined;
    await lockUser(transaction, found.user_id);
    // Read again under the lock: of many at once one goes on.
    const change = await findOpenEmailChange(transaction, hash, now);
    if (change === undefined) return undefined;
    await restoreOldEmail(transaction, change, now);
    await replacePasswordHash(transaction, {
      userId: change.user_id,
      previousHash: undefined,
      newHash: unusableHash,
      now,
    });
    await revokeFamiliesOfUser(transaction, change.user_id, {
      exceptFamilyId: undefined,
      reason: 'e-mail change undone',
      now,
    });
    const resetToken = await createAccountToken(context, transaction, {
      userId: change.user_id,
      emailKey: change.old_email_key,
      purpose: 'reset-password',
    });
    return { change, resetToken };
  });
  if (undone === undefined) throw new NotFoundError('Link', UNDO_LINK_OVER);
  const { change, resetToken } = undone;
  logSecurityEvent(caller, { event: 'email-change-undone', userId: change.user_id });
  mailPasswordReset(context, change.old_email, resetToken);
}

/**
 * Makes the address before a change the account's again: whoever undoes it has just proven the
 * mailbox. Covers the later changes of the account, too, and voids its open links.
 *
 * @throws {ConflictError} when another account proved the address since
 */
export async function restoreOldEmail(db: Db, change: EmailChangeRow, now: number): Promise<void> {
  const { user_id: userId, old_email: email, old_email_key: emailKey } = change;
  await freeAddress(db, { emailKey, userId, now });
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
 * Runs a transaction that gives a user another address. Of two that take one address at once the
 * unique index lets one through.
 *
 * @throws {ConflictError} for the other
 */
export async function runAddressChange<Result>(
  context: ShopContext,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await runTransaction(context.db, work);
  } catch (error) {
    throw isUniqueViolation(error) ? new ConflictError(EMAIL_IN_USE) : error;
  }
}

/**
 * Frees an address that is proven to be somebody's mailbox: an account of somebody else that has it,
 * never proved it and holds nothing is removed.
 *
 * @returns the id of the account that was removed
 * @throws {ConflictError} when the other account proved the address or holds anything; the owner of
 *   the mailbox can get that account by a reset mail, so nothing is lost
 */
async function freeAddress(
  db: Db,
  { emailKey, userId, now }: { emailKey: string; userId: string; now: number },
): Promise<string | undefined> {
  const found = await findUserByEmail(db, emailKey);
  if (found !== undefined && found.id !== userId) await lockUser(db, found.id);
  // Read under the lock: the holder may have just proved the address, or left it.
  const reserved = await findOpenChangeFrom(db, emailKey, now, { exceptUserId: userId });
  if (reserved !== undefined) throw new ConflictError(EMAIL_IN_USE);
  const holder = await findUserByEmail(db, emailKey);
  if (holder === undefined || holder.id === userId) return undefined;
  const isKept = holder.email_verified_at !== null || isAdmin(holder);
  if (isKept || (await hasBelongings(db, holder.id))) {
    throw new ConflictError(EMAIL_IN_USE);
  }
  await deleteUser(db, holder.id);
  if (holder.avatar_hash !== null) await deleteUnusedAvatar(db, holder.avatar_hash);
  return holder.id;
}
