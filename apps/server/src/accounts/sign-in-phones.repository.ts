import type { Db } from '../platform/database/open-database.ts';
import type { UserRow } from './users.repository.ts';

/**
 * Lets an account sign in with a phone number (product 10.1.12).
 *
 * @param phone as `formatPhoneNumber` writes it
 * @throws a unique violation when it signs in to an account already
 */
export async function createSignInPhone(db: Db, phone: string, userId: string): Promise<void> {
  await db.insertInto('sign_in_phones').values({ phone, user_id: userId }).execute();
}

/**
 * Changes the phone number of an account that signs in with one; any other account stays without.
 *
 * @param phone as `formatPhoneNumber` writes it
 * @throws a unique violation when it signs in to another account
 */
export async function changeSignInPhone(db: Db, phone: string, userId: string): Promise<void> {
  await db.updateTable('sign_in_phones').set({ phone }).where('user_id', '=', userId).execute();
}

/** Reads the account that a phone number signs in to. @param phone as `formatPhoneNumber` writes it */
export function getUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('sign_in_phones as sign_in')
    .innerJoin('users as user', 'user.id', 'sign_in.user_id')
    .selectAll('user')
    .where('sign_in.phone', '=', phone)
    .executeTakeFirst();
}

/**
 * Lets another account sign in with a phone number whose own account is no longer of the desk: somebody
 * without an e-mail address, who forgot the password, is removed and invited anew (product 10.1.12).
 *
 * @param phone as `formatPhoneNumber` writes it
 */
export async function freeSignInPhone(db: Db, phone: string): Promise<void> {
  await db
    .deleteFrom('sign_in_phones')
    .where('phone', '=', phone)
    .where('user_id', 'not in', (eb) => eb.selectFrom('desk_members').select('user_id'))
    .where('user_id', 'not in', (eb) =>
      eb.selectFrom('users').select('id').where('role', '=', 'admin'),
    )
    .execute();
}
