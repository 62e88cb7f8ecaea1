import type { Db } from './open-database.ts';

/**
 * Makes other transactions that lock the same user wait until this one ends, so that what was read
 * of the user stays true. An update of nothing is the lock that both engines have.
 *
 * @returns false when there is no such user: the account was deleted
 */
export async function lockUser(transaction: Db, userId: string): Promise<boolean> {
  const result = await transaction
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
