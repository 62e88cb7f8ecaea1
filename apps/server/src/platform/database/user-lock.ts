import type { Db } from './open-database.ts';

/**
 * Locks the row of a user until the transaction ends: other transactions that lock it wait. An update
 * that changes nothing is a lock on both engines.
 *
 * @returns false when the account was deleted
 */
export async function lockUser(transaction: Db, userId: string): Promise<boolean> {
  const result = await transaction
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
