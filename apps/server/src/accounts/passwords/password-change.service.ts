import { changePasswordSchema } from '@haat/domain';
import type { Caller, Session, ShopContext } from '../../context.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { parseForm } from '../../platform/http/parse-form.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { mailPasswordChanged, takeNoticeQuota } from '../account-mails.ts';
import { deleteAccountTokens } from '../account-tokens.repository.ts';
import { createWrongPasswordError, requireUser } from '../account-user.ts';
import { deletePendingEmail } from '../email-replacement.ts';
import { revokeFamiliesOfUser } from '../sessions/sessions.repository.ts';
import { getUserById, type UserRow, updatePasswordHash } from '../users.repository.ts';
import { checkPassword, clearGuesses } from './password-check.ts';
import { hashPassword } from './password-hashes.ts';
import { assertStrongPassword, toPasswordOwner } from './password-rules.ts';

/**
 * Changes the password, ends all other sessions, and deletes a pending e-mail address: the owner who
 * changes the password because of the notice about the address also cancels its change.
 *
 * @throws {InvalidInputError} when the old password is wrong, or the new one breaks the rules
 * @throws {TooManyAttemptsError} after too many wrong passwords; see `getGuessDelay`
 */
export async function changePassword(
  context: ShopContext,
  caller: Caller,
  session: Session,
  input: unknown,
): Promise<void> {
  const { oldPassword, newPassword } = parseForm(changePasswordSchema, input);
  const user = await requireUser(context.db, session);
  assertStrongPassword(context, newPassword, 'newPassword', toPasswordOwner(user));
  const account = { emailKey: user.email_key, userId: user.id, passwordHash: user.password_hash };
  const isCorrect = await checkPassword(context, caller, account, oldPassword, 'password-check');
  if (!isCorrect) throw createWrongPasswordError('oldPassword');
  const newHash = await hashPassword(newPassword, context.passwordCost);
  const isNotified = await takeNoticeQuota(context, user.email);
  const now = context.now();
  const isChanged = await runTransaction(context.db, async (transaction) => {
    const isUpdated = await updatePasswordHash(transaction, {
      userId: user.id,
      previousHash: user.password_hash,
      newHash,
      now,
    });
    if (!isUpdated) return false;
    // The user is read after the update: a new e-mail address may have been requested meanwhile.
    const current = await getUserById(transaction, user.id);
    if (typeof current?.pending_email === 'string') {
      await deletePendingEmail(transaction, user.id, now);
    }
    await revokePasswordRights(transaction, user, {
      exceptFamilyId: session.refreshTokenFamilyId,
      now,
    });
    await clearGuesses(context, transaction, caller, account);
    return true;
  });
  if (!isChanged) throw createWrongPasswordError('oldPassword');
  logSecurityEvent(caller, { event: 'password-changed', userId: user.id });
  if (isNotified) mailPasswordChanged(context, user);
}

/** Ends the sessions and deletes the open reset links of a user whose password changes. */
export async function revokePasswordRights(
  db: Db,
  user: UserRow,
  options: { exceptFamilyId: string | undefined; now: number },
): Promise<void> {
  await revokeFamiliesOfUser(db, user.id, { ...options, reason: 'password changed' });
  await deleteAccountTokens(db, user.id, 'reset-password');
}
