import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type EmailChangeRow = Row<'email_changes'>;

export async function createEmailChange(db: Db, change: NewRow<'email_changes'>): Promise<void> {
  await db.insertInto('email_changes').values(change).execute();
}

function selectOpenChanges(db: Db, now: number) {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now);
}

/** Gets the open change that the token with this hash undoes. */
export function getOpenEmailChange(
  db: Db,
  undoHash: string,
  now: number,
): Promise<EmailChangeRow | undefined> {
  return selectOpenChanges(db, now).where('undo_hash', '=', undoHash).executeTakeFirst();
}

/**
 * Gets the oldest open change away from this e-mail address: its undo can still restore the address.
 *
 * @param emailKey see `toTextKey`
 * @param filter only changes of this user, or only those of other users
 */
export function getOpenChangeFrom(
  db: Db,
  emailKey: string,
  now: number,
  filter: { userId?: string; exceptUserId?: string } = {},
): Promise<EmailChangeRow | undefined> {
  let query = selectOpenChanges(db, now).where('old_email_key', '=', emailKey);
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId);
  if (filter.exceptUserId !== undefined) query = query.where('user_id', '!=', filter.exceptUserId);
  return query.orderBy('created_at').orderBy('undo_hash').limit(1).executeTakeFirst();
}

/** Lists the stored changes of a user's e-mail address, the newest first. */
export function listEmailChanges(db: Db, userId: string): Promise<EmailChangeRow[]> {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Gets the time of a user's newest change, epoch ms. */
export async function getLastChangeTime(db: Db, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Closes a user's open changes since `since` (epoch ms); one undo covers all of them. */
export async function closeEmailChanges(
  db: Db,
  userId: string,
  options: { since: number; now: number },
): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ closed_at: options.now })
    .where('user_id', '=', userId)
    .where('created_at', '>=', options.since)
    .where('closed_at', 'is', null)
    .execute();
}

export async function deleteExpiredEmailChanges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}
