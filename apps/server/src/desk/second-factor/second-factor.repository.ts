import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type SecondFactorRow = Row<'desk_second_factors'>;

export function getSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('desk_second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Stores a secret that is not confirmed yet, in place of an earlier one that was not either.
 *
 * @returns false when a second factor is set up already
 */
export async function replaceUnconfirmed(
  db: Db,
  row: NewRow<'desk_second_factors'> & { confirmed_at: null },
): Promise<boolean> {
  const { secret, created_at } = row;
  const stored = await db
    .insertInto('desk_second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at, last_step: 0 })
        .where('desk_second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Uses the code of an interval up.
 *
 * @param latest the latest interval whose code can be right now: a later one was used by a clock that was
 *   ahead, and no longer counts
 * @returns false when a code of it, or of a later one, was used before
 */
export async function takeStep(
  transaction: Db,
  userId: string,
  step: number,
  latest: number,
): Promise<boolean> {
  const result = await transaction
    .updateTable('desk_second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', latest)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @param now epoch ms */
export async function confirmSecondFactor(
  transaction: Db,
  userId: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('desk_second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes the second factor of a user, with its recovery codes and what its sessions confirmed. */
export async function deleteSecondFactor(transaction: Db, userId: string): Promise<void> {
  await transaction.deleteFrom('desk_second_factors').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('desk_recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .updateTable('session_families')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Replaces the recovery codes of a user by codes with these hashes. */
export async function replaceRecoveryCodes(
  transaction: Db,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('desk_recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('desk_recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code up. @returns false when there is no such code */
export async function takeRecoveryCode(
  transaction: Db,
  userId: string,
  hash: string,
): Promise<boolean> {
  const result = await transaction
    .deleteFrom('desk_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Stores that a session has given the second factor. @param now epoch ms */
export async function confirmSession(
  transaction: Db,
  sessionId: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('session_families')
    .set({ second_factor_at: now })
    .where('id', '=', sessionId)
    .execute();
}
