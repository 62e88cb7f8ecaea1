import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type AccountTokenPurpose = Row<'account_tokens'>['purpose'];

export async function createAccountToken(db: Db, token: NewRow<'account_tokens'>): Promise<void> {
  await db.insertInto('account_tokens').values(token).execute();
}

/** Gets the user and the e-mail address of a valid token without redeeming it. */
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

/**
 * Redeems a valid token, which works once.
 *
 * @returns undefined when the token is invalid, or a concurrent call redeemed it
 */
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

/** Deletes all tokens of a user with this purpose, redeemed or not. */
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

export async function deleteExpiredAccountTokens(db: Db, now: number): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
}
