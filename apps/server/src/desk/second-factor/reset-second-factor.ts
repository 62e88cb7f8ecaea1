import { formatPhoneNumber } from '@haat/domain/desk';
import { endSessionsOf } from '../../accounts/sessions/session-revocation.service.ts';
import { getUserByPhone } from '../../accounts/sign-in-phones.repository.ts';
import { getUserByEmail } from '../../accounts/users.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { toTextKey } from '../../platform/security/text-keys.ts';
import { recordChange } from '../audit/record-change.ts';
import { deleteSecondFactor, getSecondFactor } from './second-factor.repository.ts';

/** Result of {@link resetSecondFactor}, with the e-mail address as the account has it, else its phone number. */
export type SecondFactorReset =
  | { outcome: 'unknown' }
  | { outcome: 'removed' | 'had-none'; userId: string; email: string; fullName: string };

/**
 * Removes the second factor of the account that signs in with this, with its recovery codes, and ends all
 * its sessions (product 10.1.4). An account without one stays as it is.
 *
 * @param name an e-mail address, or the phone number of an account that an invite made
 * @param now epoch ms
 */
export async function resetSecondFactor(
  db: Db,
  name: string,
  now: number,
): Promise<SecondFactorReset> {
  return runTransaction(db, async (transaction) => {
    const user =
      (await getUserByEmail(transaction, toTextKey(name))) ??
      (await getUserByPhone(transaction, formatPhoneNumber(name)));
    if (user === undefined) return { outcome: 'unknown' };
    const { id: userId, full_name: fullName } = user;
    const account = { userId, email: user.email || user.phone_number, fullName };
    if ((await getSecondFactor(transaction, userId)) === undefined) {
      return { outcome: 'had-none', ...account };
    }
    await endSessionsOf(transaction, userId, now);
    await deleteSecondFactor(transaction, userId);
    const subject = { kind: 'second_factor', id: userId } as const;
    // Whoever runs a command has no account: the log names the one that it is about.
    const action = 'second_factor.reset_by_command';
    await recordChange(transaction, { userId, action, subject, before: null, after: null }, now);
    return { outcome: 'removed', ...account };
  });
}
