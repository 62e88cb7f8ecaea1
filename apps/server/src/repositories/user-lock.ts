import type { Db } from '../database/open-database.ts';

/**
 * Makes other transactions that lock the same user wait until this one ends, so that what was read
 * of the user stays true. An update of nothing is the lock that both engines have.
 */
export async function lockUser(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', userId)
    .execute();
}
