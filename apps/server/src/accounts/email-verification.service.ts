import type { Caller, Session, ShopContext } from '../context.ts';
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
import { redeemAccountToken } from './account-tokens.repository.ts';
import { requireUser } from './account-user.ts';
import {
  type CompletedChange,
  completeEmailChange,
  LINK_OVER,
  notifyEmailChange,
  runEmailTransaction,
} from './email-replacement.ts';
import { countAttempt, VERIFICATION_MAIL_LIMIT } from './passwords/attempt-limits.ts';
import { getUserById, updateUser } from './users.repository.ts';

/**
 * Mails a new verification link to the pending e-mail address, or else to the current one, and
 * invalidates the previous link. When the mailbox has no quota left, no mail is sent and the previous
 * link stays valid.
 *
 * @throws {ConflictError} when no address is pending and the current one is verified
 * @throws {TooManyAttemptsError} after 3 requests in an hour for the account
 */
export async function resendVerification(context: ShopContext, session: Session): Promise<void> {
  const user = await requireUser(context.db, session);
  const isPending = user.pending_email !== null && user.pending_email_key !== null;
  if (!isPending && user.email_verified_at !== null) {
    throw new ConflictError('email_verified', 'Your email is already verified.');
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
  const mail = isPending ? mailPendingEmail : mailVerification;
  mail(context, { email, language: user.language }, token);
}

/**
 * Verifies the e-mail address that the token was mailed to. A pending address replaces the current one.
 *
 * @throws {NotFoundError} when the token is unknown, used, older than a day, or its address is neither
 *   the current nor the pending one
 * @throws {ConflictError} when another account has the pending address meanwhile
 */
export async function verifyEmail(
  context: ShopContext,
  caller: Caller,
  token: string,
): Promise<void> {
  const now = context.now();
  const verified = await runEmailTransaction(
    context,
    async (
      transaction,
    ): Promise<{ userId: string; change: CompletedChange | undefined } | undefined> => {
      const redeemed = await redeemAccountToken(transaction, hashToken(token), 'verify-email', now);
      if (redeemed === undefined) return undefined;
      await lockUser(transaction, redeemed.user_id);
      const user = await getUserById(transaction, redeemed.user_id);
      if (user === undefined) return undefined;
      if (user.email_key === redeemed.email_key) {
        await updateUser(transaction, user.id, { email_verified_at: now }, now);
        return { userId: user.id, change: undefined };
      }
      const { pending_email, pending_email_key } = user;
      if (pending_email === null || pending_email_key !== redeemed.email_key) return undefined;
      const change = await completeEmailChange(
        transaction,
        { ...user, pending_email, pending_email_key },
        now,
      );
      return { userId: user.id, change };
    },
  );
  if (verified === undefined) throw new NotFoundError('Link', LINK_OVER, 'link_expired');
  const { userId, change } = verified;
  if (change === undefined) logSecurityEvent(caller, { event: 'email-verified', userId });
  else notifyEmailChange(context, caller, userId, change);
}
