import type { Caller, Session, ShopContext } from '../context.ts';
import { NotFoundError, UnauthenticatedError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { hashToken } from '../platform/security/ids.ts';
import {
  createAccountToken,
  mailEmailChangeRequested,
  mailPasswordReset,
  mailPendingEmail,
  takeMailQuota,
} from './account-mails.ts';
import { createFieldError, createWrongPasswordError } from './account-user.ts';
import { getOpenEmailChange } from './email-changes.repository.ts';
import { deletePendingEmail, restoreOldEmail, runEmailTransaction } from './email-replacement.ts';
import { checkPassword } from './passwords/password-check.ts';
import { prepareDecoyHash } from './passwords/password-hashes.ts';
import {
  getSignInTime,
  isFamilyOpen,
  revokeFamiliesOfUser,
} from './sessions/sessions.repository.ts';
import {
  getUserById,
  type UserChanges,
  type UserRow,
  updatePasswordHash,
  updateUser,
} from './users.repository.ts';

/** A sign-in within this period replaces the password, ms. */
const FRESH_SIGN_IN_MS = 5 * 60_000;

const UNDO_LINK_OVER =
  'This link is no longer valid. If somebody else has your account, ask for a new password with your email.';
const PASSWORD_NEEDED = 'Please enter your current password to change your email.';

/**
 * Asserts that the owner of the account sent the request, and not somebody with a copy of the cookies:
 * it needs the current password, or a sign-in less than 5 minutes ago.
 *
 * @throws {InvalidInputError} (400) that names `currentPassword` when it is missing or wrong
 * @throws {TooManyAttemptsError} after too many wrong passwords
 */
export async function assertOwner(
  context: ShopContext,
  caller: Caller,
  session: Session,
  options: { user: UserRow; currentPassword: string | undefined },
): Promise<void> {
  const { user, currentPassword } = options;
  if (currentPassword === undefined) {
    const signedInAt = await getSignInTime(context.db, session.refreshTokenFamilyId);
    if (signedInAt !== undefined && context.now() - signedInAt < FRESH_SIGN_IN_MS) return;
    const { id: userId } = user;
    logSecurityEvent(caller, { event: 'email-change-refused', userId, reason: 'no-password' });
    throw createFieldError('currentPassword', PASSWORD_NEEDED, 'password_required');
  }
  const account = { emailKey: user.email_key, userId: user.id, passwordHash: user.password_hash };
  if (await checkPassword(context, caller, account, currentPassword, 'password-check')) return;
  throw createWrongPasswordError('currentPassword');
}

/**
 * Stores a pending e-mail address together with the user's other changes, mails the verification link
 * to it, and a notice to the current address.
 *
 * @returns all changes
 * @throws {UnauthenticatedError} when the password, the e-mail address or the session changed since the
 *   request was checked
 */
export async function requestEmailChange(
  context: ShopContext,
  session: Session,
  options: { user: UserRow; changes: UserChanges; email: string; emailKey: string },
): Promise<UserChanges> {
  const { user, email, emailKey } = options;
  const changes: UserChanges = {
    ...options.changes,
    pending_email: email,
    pending_email_key: emailKey,
    pending_email_family_id: session.refreshTokenFamilyId,
  };
  const isMailed = await takeMailQuota(context, email);
  const token = await runTransaction(context.db, async (transaction) => {
    await assertSameAccount(transaction, user);
    if (!(await isFamilyOpen(transaction, session.refreshTokenFamilyId, context.now()))) {
      throw new UnauthenticatedError();
    }
    await updateUser(transaction, user.id, changes, context.now());
    // An earlier link to the same address stays valid.
    if (!isMailed) return undefined;
    return createAccountToken(context, transaction, {
      userId: user.id,
      emailKey,
      purpose: 'verify-email',
    });
  });
  const language = changes.language ?? user.language;
  if (token !== undefined) mailPendingEmail(context, { email, language }, token);
  mailEmailChangeRequested(context, { email: user.email, language });
  return changes;
}

/**
 * Locks an account and asserts that its password and its e-mail address are those of the check before.
 *
 * @throws {UnauthenticatedError} when one of them changed meanwhile, or the account was deleted
 */
export async function assertSameAccount(transaction: Db, checked: UserRow): Promise<void> {
  await lockUser(transaction, checked.id);
  const current = await getUserById(transaction, checked.id);
  if (current?.password_hash !== checked.password_hash || current.email_key !== checked.email_key) {
    throw new UnauthenticatedError();
  }
}

/** Deletes the pending e-mail address; the link that was mailed to it becomes invalid. */
export async function cancelEmailChange(
  context: ShopContext,
  caller: Caller,
  session: Session,
): Promise<void> {
  const isCancelled = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, session.userId);
    const user = await getUserById(transaction, session.userId);
    if (user === undefined || user.pending_email === null) return false;
    await deletePendingEmail(transaction, user.id, context.now());
    return true;
  });
  if (!isCancelled) return;
  logSecurityEvent(caller, { event: 'email-change-cancelled', userId: session.userId });
}

/**
 * Restores the e-mail address before a change with the token that was mailed to it, ends all sessions,
 * and mails a link to choose a new password. The old password becomes unusable, because the person who
 * made the change may know it.
 *
 * @throws {NotFoundError} when the token is unknown, used or older than 7 days
 * @throws {ConflictError} when another account verified the address meanwhile
 */
export async function undoEmailChange(
  context: ShopContext,
  caller: Caller,
  token: string,
): Promise<void> {
  const now = context.now();
  const unusableHash = await prepareDecoyHash(context.passwordCost);
  const undone = await runEmailTransaction(context, async (transaction) => {
    const hash = hashToken(token);
    const found = await getOpenEmailChange(transaction, hash, now);
    if (found === undefined) return undefined;
    await lockUser(transaction, found.user_id);
    // The change is read again under the lock, so that one of several concurrent requests succeeds.
    const change = await getOpenEmailChange(transaction, hash, now);
    if (change === undefined) return undefined;
    await restoreOldEmail(transaction, change, now);
    await updatePasswordHash(transaction, {
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
    const user = await getUserById(transaction, change.user_id);
    return { change, resetToken, language: user?.language ?? 'en' };
  });
  if (undone === undefined) throw new NotFoundError('Link', UNDO_LINK_OVER, 'link_expired');
  const { change, resetToken, language } = undone;
  logSecurityEvent(caller, { event: 'email-change-undone', userId: change.user_id });
  mailPasswordReset(context, { email: change.old_email, language }, resetToken);
}
