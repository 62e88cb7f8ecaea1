import { isAdmin } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { getUserByEmail, updateUser } from './users.repository.ts';

/** Result of {@link makeAdmin}, with the e-mail address as the account has it. */
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
 * Gives the account with this e-mail address the role `admin` (product 6.1.5), which takes effect
 * with the next request of its sessions.
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
