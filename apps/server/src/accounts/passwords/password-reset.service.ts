import { forgotPasswordSchema, resetPasswordSchema } from '@haat/domain';
import type { Caller, ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { parseForm } from '../../platform/http/parse-form.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { hashToken } from '../../platform/security/ids.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import {
  createAccountToken,
  mailPasswordChanged,
  mailPasswordReset,
  type Recipient,
  takeMailQuota,
  takeNoticeQuota,
} from '../account-mails.ts';
import { getAccountToken, redeemAccountToken } from '../account-tokens.repository.ts';
import { getOpenChangeFrom } from '../email-changes.repository.ts';
import {
  deletePendingEmail,
  LINK_OVER,
  restoreOldEmail,
  runEmailTransaction,
} from '../email-replacement.ts';
import {
  getUserByEmail,
  getUserById,
  type UserRow,
  updatePasswordHash,
  updateUser,
} from '../users.repository.ts';
import { countAttempt, RESET_MAIL_LIMIT } from './attempt-limits.ts';
import { revokePasswordRights } from './password-change.service.ts';
import { clearGuesses } from './password-check.ts';
import { hashPassword } from './password-hashes.ts';
import { assertStrongPassword, toPasswordOwner } from './password-rules.ts';

/**
 * Parses and counts a request for a reset mail. `sendPasswordReset` runs after the response, so that
 * the response time does not disclose whether an account has the e-mail address.
 *
 * @returns the key of the e-mail address; see `toTextKey`
 * @throws {TooManyAttemptsError} after 3 requests in an hour for the address, known or unknown
 */
export async function requestPasswordReset(context: ShopContext, input: unknown): Promise<string> {
  const { email } = parseForm(forgotPasswordSchema, input);
  const emailKey = toTextKey(email);
  await countAttempt(context, RESET_MAIL_LIMIT, emailKey);
  return emailKey;
}

/**
 * Mails a link to choose a new password, if an account has the e-mail address, or had it before a change
 * that can still be undone. The mail goes to the requested address.
 */
export async function sendPasswordReset(
  context: ShopContext,
  caller: Caller,
  emailKey: string,
): Promise<void> {
  const recipient = await getResetRecipient(context, emailKey);
  if (recipient === undefined) {
    const outcome = 'unknown-account';
    logSecurityEvent(caller, { event: 'password-reset-asked', outcome, userId: undefined });
    return;
  }
  const { userId, email, language } = recipient;
  if (!(await takeMailQuota(context, email))) {
    logSecurityEvent(caller, { event: 'password-reset-asked', outcome: 'not-mailed', userId });
    return;
  }
  const token = await runTransaction(context.db, (transaction) =>
    createAccountToken(context, transaction, { userId, emailKey, purpose: 'reset-password' }),
  );
  mailPasswordReset(context, { email, language }, token);
  logSecurityEvent(caller, { event: 'password-reset-asked', outcome: 'mailed', userId });
}

async function getResetRecipient(
  context: ShopContext,
  emailKey: string,
): Promise<(Recipient & { userId: string }) | undefined> {
  const user = await getUserByEmail(context.db, emailKey);
  if (user !== undefined) return { userId: user.id, email: user.email, language: user.language };
  const change = await getOpenChangeFrom(context.db, emailKey, context.now());
  const owner = change && (await getUserById(context.db, change.user_id));
  return owner && { userId: owner.id, email: change.old_email, language: owner.language };
}

/**
 * Sets a new password with the token of a reset mail, which works once, ends all sessions, and verifies
 * the e-mail address of the mail. A token that was mailed to the address before a change restores that
 * address: its mailbox owns the account for as long as the change can be undone.
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
  const { newPassword } = parseForm(resetPasswordSchema, input);
  const hash = hashToken(token);
  const now = context.now();
  // This check avoids the expensive hash for an invalid token; the transaction below decides.
  const found = await getAccountToken(context.db, hash, 'reset-password', now);
  const user = found && (await getUserById(context.db, found.user_id));
  if (found === undefined || user === undefined)
    throw new NotFoundError('Link', LINK_OVER, 'link_expired');
  assertStrongPassword(context, newPassword, 'newPassword', toPasswordOwner(user));
  const newHash = await hashPassword(newPassword, context.passwordCost);
  // The quota is that of the notified mailbox, which may be the one before a change.
  const isNotified = await takeNoticeQuota(context, found.email_key);
  const mailedTo = await runEmailTransaction(context, async (transaction) => {
    const used = await redeemAccountToken(transaction, hash, 'reset-password', context.now());
    if (used === undefined) return undefined;
    await lockUser(transaction, used.user_id);
    const owner = await getUserById(transaction, used.user_id);
    if (owner === undefined) return undefined;
    const email = await verifyResetEmail(transaction, owner, used.email_key, now);
    if (email === undefined) return undefined;
    await updatePasswordHash(transaction, {
      userId: owner.id,
      previousHash: undefined,
      newHash,
      now,
    });
    await revokePasswordRights(transaction, owner, { exceptFamilyId: undefined, now });
    const account = { emailKey: used.email_key, userId: owner.id };
    await clearGuesses(context, transaction, caller, account);
    return email;
  });
  if (mailedTo === undefined) throw new NotFoundError('Link', LINK_OVER, 'link_expired');
  logSecurityEvent(caller, { event: 'password-reset', userId: user.id });
  if (isNotified) mailPasswordChanged(context, { email: mailedTo, language: user.language });
}

/**
 * Makes the e-mail address of a reset mail the account's verified address.
 *
 * @returns the address; undefined when the account neither has it nor can restore it
 */
async function verifyResetEmail(
  db: Db,
  owner: UserRow,
  emailKey: string,
  now: number,
): Promise<string | undefined> {
  if (owner.email_key === emailKey) {
    await deletePendingEmail(db, owner.id, now);
    await updateUser(db, owner.id, { email_verified_at: owner.email_verified_at ?? now }, now);
    return owner.email;
  }
  const change = await getOpenChangeFrom(db, emailKey, now, { userId: owner.id });
  if (change === undefined) return undefined;
  await restoreOldEmail(db, change, now);
  return change.old_email;
}
