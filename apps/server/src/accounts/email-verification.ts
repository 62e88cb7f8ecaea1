import type { Caller, ShopContext, Shopper } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { hashToken } from '../platform/security/ids.ts';
import {
  createAccountToken,
  mailPendingEmail,
  mailVerification,
  takeMailQuota,
} from './account-mails.ts';
import { useAccountToken } from './account-tokens.repository.ts';
import { requireUser } from './account-user.ts';
import {
  type CompletedChange,
  completeEmailChange,
  LINK_OVER,
  notifyEmailChange,
  runAddressChange,
} from './email-change.ts';
import { countAttempt, VERIFICATION_MAIL_LIMIT } from './passwords/attempt-limits.ts';
import { findUserById, updateUser } from './users.repository.ts';

/**
 * Mails a new verification link to the pending address if there is one, else to the shopper's own;
 * the link before stops working. When the mailbox has had its mails of the hour, no mail is sent and
 * the link before goes on working.
 *
 * @throws {ConflictError} when nothing is pending and the address is verified already
 * @throws {TooManyAttemptsError} after 3 requests in an hour for the account
 */
export async function resendVerification(context: ShopContext, shopper: Shopper): Promise<void> {
  const user = await requireUser(context.db, shopper);
  const pending = user.pending_email !== null && user.pending_email_key !== null;
  if (!pending && user.email_verified_at !== null) {
    throw new ConflictError('Your email is already verified.');
  }
  await countAttempt(context, VERIFICATION_MAIL_LIMIT, user.id);
  const email = user.pending_email ?? user.email;
  if (!(await takeMailQuota(context, email))) return;
  const token = await runTransaction(context.db, (transaction) =>
    createAccountToken(context, transaction, {
      userId: user.id,
      emailKey: user.pending_email_key ?? user.email_key,
      purpose: 'verify-email',
    }),
  );
  const mail = pending ? mailPendingEmail : mailVerification;
  mail(context, email, token);
}

/**
 * Marks the address the token was mailed to as proven. A pending one becomes the account's.
 *
 * @throws {NotFoundError} when the token is unknown, used, older than a day, or for an address the
 *   account no longer has or wants
 * @throws {ConflictError} when somebody else has the pending address by now
 */
export async function verifyEmail(
  context: ShopContext,
  caller: Caller,
  token: string,
): Promise<void> {
  const now = context.now();
  const proven = await runAddressChange(
    context,
    async (
      transaction,
    ): Promise<{ userId: string; change: CompletedChange | undefined } | undefined> => {
      const used = await useAccountToken(transaction, hashToken(token), 'verify-email', now);
      if (used === undefined) return undefined;
      await lockUser(transaction, used.user_id);
      const user = await findUserById(transaction, used.user_id);
      if (user === undefined) return undefined;
      if (user.email_key === used.email_key) {
        await updateUser(transaction, user.id, { email_verified_at: now }, now);
        return { userId: user.id, change: undefined };
      }
      const { pending_email, pending_email_key } = user;
      if (pending_email === null || pending_email_key !== used.email_key) return undefined;
      const change = await completeEmailChange(
        transaction,
        { ...user, pending_email, pending_email_key },
        now,
      );
      return { userId: user.id, change };
    },
  );
  if (proven === undefined) throw new NotFoundError('Link', LINK_OVER);
  const { userId, change } = proven;
  if (change === undefined) logSecurityEvent(caller, { event: 'email-verified', userId });
  else notifyEmailChange(context, caller, userId, change);
}
