import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type EmailChangeRow = Row<'email_changes'>;

export async function createEmailChange(db: Db, change: NewRow<'email_changes'>): Promise<void> {
  await db.insertInto('email_changes').values(change).execute();
}

function selectOpen(db: Db, now: number) {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now);
}

/** The change that the token with this hash undoes, while it can be undone. */
export function getOpenEmailChange(
  db: Db,
  undoHash: string,
  now: number,
): Promise<EmailChangeRow | undefined> {
  return selectOpen(db, now).where('undo_hash', '=', undoHash).executeTakeFirst();
}

/**
 * The oldest change away from this address that can still be undone.
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
  let query = selectOpen(db, now).where('old_email_key', '=', emailKey);
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId);
  if (filter.exceptUserId !== undefined) query = query.where('user_id', '!=', filter.exceptUserId);
  return query.orderBy('created_at').orderBy('undo_hash').limit(1).executeTakeFirst();
}

/** All recorded changes of a user's address, the newest first. */
export function listEmailChanges(db: Db, userId: string): Promise<EmailChangeRow[]> {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** When a user's newest change was made, epoch ms. */
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

/** Closes a user's changes since `since` (epoch ms), which an undo of an earlier one covers. */
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

export async function deleteEndedEmailChanges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}
