import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type AccountTokenPurpose = Row<'account_tokens'>['purpose'];

export async function createAccountToken(db: Db, token: NewRow<'account_tokens'>): Promise<void> {
  await db.insertInto('account_tokens').values(token).execute();
}

/** Whose token it is, and the address it was mailed to, while it could be used; it is not used up by asking. */
export function getAccountToken(
  db: Db,
  hash: string,
  purpose: AccountTokenPurpose,
  now: number,
): Promise<{ user_id: string; email_key: string } | undefined> {
  return db
    .selectFrom('account_tokens')
    .select(['user_id', 'email_key'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a token up. Of many calls at once exactly one gets its owner; the others get nothing. */
export function redeemAccountToken(
  db: Db,
  hash: string,
  purpose: AccountTokenPurpose,
  now: number,
): Promise<{ user_id: string; email_key: string } | undefined> {
  return db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email_key'])
    .executeTakeFirst();
}

/** Removes all tokens of a kind a user has, used or not. */
export async function deleteAccountTokens(
  db: Db,
  userId: string,
  purpose: AccountTokenPurpose,
): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteEndedAccountTokens(db: Db, now: number): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
}
