import type { UserRole } from '@haat/domain';
import { contains } from '../platform/database/like.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';
import { toTextKey } from '../platform/security/text-keys.ts';

export type UserRow = Row<'users'>;

export function getUserById(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** @param emailKey see `toTextKey` */
export function getUserByEmail(db: Db, emailKey: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

/** The fields of `values` that another user has already. */
export async function getTakenFields(
  db: Db,
  values: { emailKey?: string | undefined; userNameKey?: string | undefined },
  exceptUserId: string,
): Promise<{ isEmailTaken: boolean; isUserNameTaken: boolean }> {
  const rows = await db
    .selectFrom('users')
    .select(['email_key', 'user_name_key'])
    .where('id', '!=', exceptUserId)
    .where((eb) =>
      eb.or([
        eb('email_key', '=', values.emailKey ?? ''),
        eb('user_name_key', '=', values.userNameKey ?? ''),
      ]),
    )
    .execute();
  return {
    isEmailTaken: rows.some((row) => row.email_key === values.emailKey),
    isUserNameTaken: rows.some((row) => row.user_name_key === values.userNameKey),
  };
}

/** @throws a unique violation when the e-mail or the user name is taken. */
export async function createUser(db: Db, user: NewRow<'users'>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export type UserChanges = Partial<
  Omit<UserRow, 'id' | 'created_at' | 'updated_at' | 'password_hash'>
>;

/** @throws a unique violation when the e-mail or the user name is taken. */
export async function updateUser(
  db: Db,
  userId: string,
  changes: UserChanges,
  now: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** What a user without a pending address has in its place. */
export const NO_PENDING_EMAIL = {
  pending_email: null,
  pending_email_key: null,
  pending_email_family_id: null,
} as const satisfies UserChanges;

/**
 * Clears pending addresses by the session that asked for them. Links that were mailed to such an
 * address prove nothing afterwards.
 *
 * @param asked by this session of the user, by any but this one, or, without a user, by anybody
 * @returns whether there was any
 */
export async function clearPendingEmails(
  db: Db,
  asked: { userId?: string; familyId?: string; exceptFamilyId?: string },
  now: number,
): Promise<boolean> {
  const { userId, familyId, exceptFamilyId } = asked;
  let update = db
    .updateTable('users')
    .set({ ...NO_PENDING_EMAIL, updated_at: now })
    .where('pending_email', 'is not', null);
  if (userId !== undefined) update = update.where('id', '=', userId);
  if (familyId !== undefined) update = update.where('pending_email_family_id', '=', familyId);
  if (exceptFamilyId !== undefined) {
    update = update.where((eb) =>
      eb.or([
        eb('pending_email_family_id', 'is', null),
        eb('pending_email_family_id', '!=', exceptFamilyId),
      ]),
    );
  }
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether there is anything that somebody would miss with the account. */
export async function hasData(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((eb) =>
      eb.or(
        (['orders', 'reviews', 'addresses', 'cart_lines', 'wishlist_items'] as const).map((table) =>
          eb.exists(eb.selectFrom(table).select('user_id').where('user_id', '=', userId)),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the hash if it is still `previousHash`. @returns false when it changed meanwhile */
export async function updatePasswordHash(
  db: Db,
  change: { userId: string; previousHash: string | undefined; newHash: string; now: number },
): Promise<boolean> {
  let update = db
    .updateTable('users')
    .set({ password_hash: change.newHash, updated_at: change.now })
    .where('id', '=', change.userId);
  if (change.previousHash !== undefined) {
    update = update.where('password_hash', '=', change.previousHash);
  }
  const result = await update.executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Locks a user who is about to be deleted. Since it changes the unique keys, it waits for every
 * transaction that is writing something of the user, and later ones wait for this one.
 *
 * @param passwordHash the hash that the password was compared with
 * @returns false when the user is gone, or has another password by now
 */
export async function lockUserForDeletion(
  transaction: Db,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const key = `deleting:${userId}`;
  const result = await transaction
    .updateTable('users')
    .set({ email_key: key, user_name_key: key })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What the name of a deleted account's stand-in says. */
const DELETED_NAME = 'Deleted account';

/**
 * Makes the stand-in of a deleted account. Nobody can sign in to it: no e-mail address has the form
 * of its key, and no password its hash.
 */
export async function createTombstone(db: Db, userId: string, now: number): Promise<void> {
  const key = `deleted:${userId}`;
  await createUser(db, {
    id: userId,
    full_name: DELETED_NAME,
    user_name: '',
    user_name_key: key,
    email: '',
    email_key: key,
    phone_number: '',
    password_hash: '',
    created_at: now,
    updated_at: now,
    deleted_at: now,
  });
}

/** Deletes a user with everything that belongs to the user alone; fails while orders refer to it. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Whether the user is the stand-in of a deleted account. */
export async function isDeletedUser(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('deleted_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.deleted_at !== null;
}

export interface UserFilter {
  /** Part of a name, user name or e-mail. */
  search: string | undefined;
  role: UserRole | undefined;
}

/** Users, newest first. */
export function listUsers(
  db: Db,
  filter: UserFilter,
  page: { limit: number; offset: number },
): Promise<UserRow[]> {
  return selectUsers(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const row = await selectUsers(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

function selectUsers(db: Db, filter: UserFilter) {
  let query = db.selectFrom('users').where('deleted_at', 'is', null);
  if (filter.role !== undefined) query = query.where('role', '=', filter.role);
  if (filter.search !== undefined) {
    const part = toTextKey(filter.search);
    query = query.where((eb) =>
      eb.or([
        contains(eb.fn<string>('lower', ['full_name']), part),
        contains(eb.ref('user_name_key'), part),
        contains(eb.ref('email_key'), part),
      ]),
    );
  }
  return query;
}
