import {
  changePasswordSchema,
  checkForm,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '@haat/domain';
import type { Caller, ShopContext, Shopper } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { hashToken } from '../../platform/security/ids.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import {
  createAccountToken,
  mailPasswordChanged,
  mailPasswordReset,
  takeMailQuota,
  takeNoticeQuota,
} from '../account-mails.ts';
import {
  deleteAccountTokens,
  findAccountToken,
  useAccountToken,
} from '../account-tokens.repository.ts';
import { createFieldError, createWrongPasswordError, requireUser } from '../account-user.ts';
import { dropPendingEmail, LINK_OVER, restoreOldEmail, runAddressChange } from '../email-change.ts';
import { findOpenChangeFrom } from '../email-changes.repository.ts';
import { toInvalidForm } from '../invalid-form.ts';
import { revokeFamiliesOfUser } from '../sessions/sessions.repository.ts';
import {
  findUserByEmail,
  findUserById,
  replacePasswordHash,
  type UserRow,
  updateUser,
} from '../users.repository.ts';
import { countAttempt, RESET_MAIL_LIMIT } from './attempt-limits.ts';
import { isCommonPassword, isOwnName } from './common-passwords.ts';
import { checkPassword, clearGuesses } from './password-check.ts';
import { hashPassword } from './password-hashes.ts';

/** Names a shopper's password must not be made of. */
export interface PasswordOwner {
  readonly fullName: string;
  readonly userName: string;
  readonly email: string;
}

/**
 * Changes the password, ends all other sessions, and forgets a pending e-mail address: whoever
 * changes the password because of the mail about it stops the change.
 *
 * @throws {InvalidInputError} when the old password is wrong, or the new one breaks the rules
 * @throws {TooManyAttemptsError} after too many wrong passwords; see `guessDelay`
 */
export async function changePassword(
  context: ShopContext,
  caller: Caller,
  shopper: Shopper,
  input: unknown,
): Promise<void> {
  const form = checkForm(changePasswordSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { oldPassword, newPassword } = form.values;
  const user = await requireUser(context.db, shopper);
  assertStrongPassword(context, newPassword, 'newPassword', toPasswordOwner(user));
  const account = { emailKey: user.email_key, userId: user.id, passwordHash: user.password_hash };
  const isRight = await checkPassword(context, caller, account, oldPassword, 'password-check');
  if (!isRight) throw createWrongPasswordError('oldPassword');
  const newHash = await hashPassword(newPassword, context.passwordCost);
  const isNotified = await takeNoticeQuota(context, user.email);
  const now = context.now();
  const isChanged = await runTransaction(context.db, async (transaction) => {
    const isStillThere = await replacePasswordHash(transaction, {
      userId: user.id,
      previousHash: user.password_hash,
      newHash,
      now,
    });
    if (!isStillThere) return false;
    // Read after the update: another address may have been asked for since.
    const present = await findUserById(transaction, user.id);
    if (typeof present?.pending_email === 'string') {
      await dropPendingEmail(transaction, user.id, now);
    }
    await endPasswordRights(transaction, user, { exceptFamilyId: shopper.familyId, now });
    await clearGuesses(context, transaction, caller, account);
    return true;
  });
  if (!isChanged) throw createWrongPasswordError('oldPassword');
  logSecurityEvent(caller, { event: 'password-changed', userId: user.id });
  if (isNotified) mailPasswordChanged(context, user.email);
}

/**
 * Checks and counts a request for a reset mail. `sendPasswordReset` does the rest, once the response
 * is sent: nobody can tell by its time whether the address is known.
 *
 * @returns the address, as accounts are found by it
 * @throws {TooManyAttemptsError} after 3 requests in an hour for the address, known or not
 */
export async function requestPasswordReset(context: ShopContext, input: unknown): Promise<string> {
  const form = checkForm(forgotPasswordSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const emailKey = toTextKey(form.values.email);
  await countAttempt(context, RESET_MAIL_LIMIT, emailKey);
  return emailKey;
}

/**
 * Mails a link to choose a new password, if the address is that of an account, or was until a change
 * that can still be undone. The mail goes to the address that was asked with.
 */
export async function sendPasswordReset(
  context: ShopContext,
  caller: Caller,
  emailKey: string,
): Promise<void> {
  const recipient = await findResetRecipient(context, emailKey);
  if (recipient === undefined) {
    const outcome = 'unknown-account';
    logSecurityEvent(caller, { event: 'password-reset-asked', outcome, userId: undefined });
    return;
  }
  const { userId, email } = recipient;
  if (!(await takeMailQuota(context, email))) {
    logSecurityEvent(caller, { event: 'password-reset-asked', outcome: 'not-mailed', userId });
    return;
  }
  const token = await runTransaction(context.db, (transaction) =>
    createAccountToken(context, transaction, { userId, emailKey, purpose: 'reset-password' }),
  );
  mailPasswordReset(context, email, token);
  logSecurityEvent(caller, { event: 'password-reset-asked', outcome: 'mailed', userId });
}

async function findResetRecipient(
  context: ShopContext,
  emailKey: string,
): Promise<{ userId: string; email: string } | undefined> {
  const user = await findUserByEmail(context.db, emailKey);
  if (user !== undefined) return { userId: user.id, email: user.email };
  const change = await findOpenChangeFrom(context.db, emailKey, context.now());
  return change && { userId: change.user_id, email: change.old_email };
}

/**
 * Sets a new password with the token of a reset mail, once, and ends all sessions. The mailbox is
 * proven by that. A token that was mailed to the address before a change brings that address back:
 * whoever reads its mail owns the account for as long as the change can be undone.
 *
 * @throws {NotFoundError} when the token is unknown, used or older than 30 minutes
 * @throws {InvalidInputError} when the password breaks the rules
 */
export async function resetPassword(
  context: ShopContext,
  caller: Caller,
  token: string,
  input: unknown,
): Promise<void> {
  const form = checkForm(resetPasswordSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { newPassword } = form.values;
  const hash = hashToken(token);
  const now = context.now();
  // Asked before the costly hash; the transaction below decides.
  const found = await findAccountToken(context.db, hash, 'reset-password', now);
  const user = found && (await findUserById(context.db, found.user_id));
  if (found === undefined || user === undefined) throw new NotFoundError('Link', LINK_OVER);
  assertStrongPassword(context, newPassword, 'newPassword', toPasswordOwner(user));
  const newHash = await hashPassword(newPassword, context.passwordCost);
  // Counted for the mailbox that is notified: it may be the one before a change.
  const isNotified = await takeNoticeQuota(context, found.email_key);
  const mailedTo = await runAddressChange(context, async (transaction) => {
    const used = await useAccountToken(transaction, hash, 'reset-password', context.now());
    if (used === undefined) return undefined;
    await lockUser(transaction, used.user_id);
    const owner = await findUserById(transaction, used.user_id);
    if (owner === undefined) return undefined;
    const email = await proveAddress(transaction, owner, used.email_key, now);
    if (email === undefined) return undefined;
    await replacePasswordHash(transaction, {
      userId: owner.id,
      previousHash: undefined,
      newHash,
      now,
    });
    await endPasswordRights(transaction, owner, { exceptFamilyId: undefined, now });
    const account = { emailKey: used.email_key, userId: owner.id };
    await clearGuesses(context, transaction, caller, account);
    return email;
  });
  if (mailedTo === undefined) throw new NotFoundError('Link', LINK_OVER);
  logSecurityEvent(caller, { event: 'password-reset', userId: user.id });
  if (isNotified) mailPasswordChanged(context, mailedTo);
}

/**
 * Makes the address a reset mail went to the proven one of the account.
 *
 * @returns the address, or undefined when it is none of the account's
 */
async function proveAddress(
  db: Db,
  owner: UserRow,
  emailKey: string,
  now: number,
): Promise<string | undefined> {
  if (owner.email_key === emailKey) {
    await dropPendingEmail(db, owner.id, now);
    await updateUser(db, owner.id, { email_verified_at: owner.email_verified_at ?? now }, now);
    return owner.email;
  }
  const change = await findOpenChangeFrom(db, emailKey, now, { userId: owner.id });
  if (change === undefined) return undefined;
  await restoreOldEmail(db, change, now);
  return change.old_email;
}

/** Ends what the old password gave: sessions and open reset links. */
async function endPasswordRights(
  db: Db,
  user: UserRow,
  options: { exceptFamilyId: string | undefined; now: number },
): Promise<void> {
  await revokeFamiliesOfUser(db, user.id, { ...options, reason: 'password changed' });
  await deleteAccountTokens(db, user.id, 'reset-password');
}

function toPasswordOwner(user: UserRow): PasswordOwner {
  return { fullName: user.full_name, userName: user.user_name, email: user.email };
}

/** @throws {InvalidInputError} when the shop asks for more than this password is */
export function assertStrongPassword(
  context: ShopContext,
  password: string,
  field: 'password' | 'newPassword',
  owner: PasswordOwner,
): void {
  const { passwordMinLength, refusesCommonPasswords } = context.config;
  if (password.length < passwordMinLength) {
    throw createFieldError(field, `Password must be at least ${passwordMinLength} characters.`);
  }
  if (!refusesCommonPasswords) return;
  if (isCommonPassword(password)) {
    throw createFieldError(field, 'This password is too common. Please choose another one.');
  }
  if (isOwnName(password, owner)) {
    throw createFieldError(
      field,
      'Please choose a password without your name or the name of the shop.',
    );
  }
}
