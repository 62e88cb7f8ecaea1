import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import { clearPendingEmails, getUserByEmail } from '../users.repository.ts';
import { revokeAllFamilies, revokeFamiliesOfUser } from './sessions.repository.ts';

const REASON = 'ended by the shop';

/**
 * Ends every session of the account with this e-mail address and clears its pending e-mail address.
 *
 * @param now epoch ms
 * @returns the account's name and the address as the account has it; undefined for an unknown address
 */
export async function endSessionsOfAccount(
  db: Db,
  email: string,
  now: number,
): Promise<{ email: string; fullName: string } | undefined> {
  return runTransaction(db, async (transaction) => {
    const user = await getUserByEmail(transaction, toTextKey(email));
    if (user === undefined) return undefined;
    await endSessionsOf(transaction, user.id, now);
    return { email: user.email, fullName: user.full_name };
  });
}

/** Does the same within a transaction, by the id of the account. @param now epoch ms */
export async function endSessionsOf(transaction: Db, userId: string, now: number): Promise<void> {
  await lockUser(transaction, userId);
  const options = { exceptFamilyId: undefined, reason: REASON, now };
  await revokeFamiliesOfUser(transaction, userId, options);
  await clearPendingEmails(transaction, { userId }, now);
}

/**
 * Ends every session of every account and clears all pending e-mail addresses.
 *
 * @param now epoch ms
 */
export async function endAllSessions(db: Db, now: number): Promise<void> {
  await runTransaction(db, async (transaction) => {
    await clearPendingEmails(transaction, {}, now);
    await revokeAllFamilies(transaction, { reason: REASON, now });
  });
}
