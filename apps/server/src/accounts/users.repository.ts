import type { UserRole } from '@haat/domain';
import { contains } from '../platform/database/like.ts';
import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
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

/** Checks which of these unique keys another user has. */
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

/** @throws a unique violation when the e-mail address or the user name is taken */
export async function createUser(db: Db, user: NewRow<'users'>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export type UserChanges = Partial<
  Omit<UserRow, 'id' | 'created_at' | 'updated_at' | 'password_hash'>
>;

/** @throws a unique violation when the e-mail address or the user name is taken */
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

/** The columns of a user without a pending e-mail address. */
export const NO_PENDING_EMAIL = {
  pending_email: null,
  pending_email_key: null,
  pending_email_family_id: null,
} as const satisfies UserChanges;

/**
 * Clears pending e-mail addresses, whose verification links become invalid.
 *
 * @param requestedBy a session of the user, all other sessions of the user, or, without a user, all
 *   sessions of all users
 * @returns whether an address was pending
 */
export async function clearPendingEmails(
  db: Db,
  requestedBy: { userId?: string; familyId?: string; exceptFamilyId?: string },
  now: number,
): Promise<boolean> {
  const { userId, familyId, exceptFamilyId } = requestedBy;
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

/** Checks whether the user owns data that a deletion of the account would lose. */
export async function hasData(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((eb) =>
      eb.or(
        (
          [
            'orders',
            'reviews',
            'addresses',
            'cart_lines',
            'wishlist_items',
            'desk_members',
          ] as const
        ).map((table) =>
          eb.exists(eb.selectFrom(table).select('user_id').where('user_id', '=', userId)),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Updates the hash if it still equals `previousHash`; undefined skips this check.
 *
 * @returns false when the hash changed meanwhile
 */
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
 * Locks a user for the deletion. The update of the unique keys waits for all transactions that write
 * rows of the user, and later transactions wait for this one.
 *
 * @param passwordHash the hash that the password was compared with
 * @returns false when the user was deleted, or the password changed meanwhile
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

/** Full name of a tombstone. */
const TOMBSTONE_NAME = 'Deleted account';

/**
 * Creates a tombstone: a user that owns the orders of a deleted account. Nobody can sign in to it,
 * because no e-mail address has its key and no password its hash.
 */
export async function createTombstone(db: Db, userId: string, now: number): Promise<void> {
  const key = `deleted:${userId}`;
  await createUser(db, {
    id: userId,
    full_name: TOMBSTONE_NAME,
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

/** Deletes a user and, by cascade, the user's rows; fails while orders refer to the user. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Checks whether the user is the tombstone of a deleted account. */
export async function isDeletedUser(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('deleted_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.deleted_at !== null;
}

export interface UserFilter {
  /** Part of a full name, user name or e-mail address. */
  search: string | undefined;
  role: UserRole | undefined;
}

/** Lists a page of the users without tombstones, the newest first. */
export function listUsers(
  db: Db,
  { role, search }: UserFilter,
  page: PageRequest,
): Promise<Page<UserRow>> {
  let query = db.selectFrom('users').selectAll().where('deleted_at', 'is', null);
  if (role !== undefined) query = query.where('role', '=', role);
  if (search !== undefined) {
    const part = toTextKey(search);
    query = query.where((eb) =>
      eb.or([
        contains(eb.fn<string>('lower', ['full_name']), part),
        contains(eb.ref('user_name_key'), part),
        contains(eb.ref('email_key'), part),
      ]),
    );
  }
  return readPage(query.orderBy('created_at', 'desc').orderBy('id', 'desc'), page);
}
