import type { Db } from '../database/open-database.ts';
import { runTransaction } from '../database/transaction.ts';
import { revokeAllFamilies, revokeFamiliesOfUser } from '../repositories/sessions.ts';
import { findUserByEmail } from '../repositories/users.ts';
import { toTextKey } from '../security/text-keys.ts';

const REASON = 'ended by the shop';

/**
 * Ends every session of the account with this e-mail, from the next request on.
 *
 * @param now epoch ms
 * @returns whose sessions have ended, the e-mail in the account's own spelling; undefined when no
 *   account has it
 */
export async function endSessionsOfAccount(
  db: Db,
  email: string,
  now: number,
): Promise<{ email: string; fullName: string } | undefined> {
  return runTransaction(db, async (transaction) => {
    const user = await findUserByEmail(transaction, toTextKey(email));
    if (user === undefined) return undefined;
    const options = { exceptFamilyId: undefined, reason: REASON, now };
    await revokeFamiliesOfUser(transaction, user.id, options);
    return { email: user.email, fullName: user.full_name };
  });
}

/**
 * Ends every session of every account, from the next request on.
 *
 * @param now epoch ms
 */
export async function endAllSessions(db: Db, now: number): Promise<void> {
  await revokeAllFamilies(db, { reason: REASON, now });
}
