import { isAdmin } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { getUserByEmail, updateUser } from './users.repository.ts';

/** What came of it; the e-mail is the account's own spelling. */
export type NewAdmin =
  | { outcome: 'unknown' }
  | {
      outcome: 'made' | 'was-already';
      userId: string;
      email: string;
      fullName: string;
      isEmailVerified: boolean;
    };

/**
 * Gives the account with this e-mail the role `admin` (spec §6). It counts from the next request
 * on, also for those who are signed in.
 *
 * @param now epoch ms
 */
export async function makeAdmin(db: Db, email: string, now: number): Promise<NewAdmin> {
  return runTransaction(db, async (transaction) => {
    const user = await getUserByEmail(transaction, toTextKey(email));
    if (user === undefined) return { outcome: 'unknown' };
    const wasAlready = isAdmin(user);
    if (!wasAlready) await updateUser(transaction, user.id, { role: 'admin' }, now);
    return {
      outcome: wasAlready ? 'was-already' : 'made',
      userId: user.id,
      email: user.email,
      fullName: user.full_name,
      isEmailVerified: user.email_verified_at !== null,
    };
  });
}
