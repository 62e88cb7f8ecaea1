import type { UserRole } from '@haat/domain';
import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

/** A token with its family, for a refresh. */
export type TokenWithFamily = Pick<Row<'session_tokens'>, 'generation' | 'expires_at'> & {
  family: Pick<
    Row<'session_families'>,
    'id' | 'user_id' | 'generation' | 'rotated_at' | 'is_remembered' | 'expires_at' | 'revoked_at'
  >;
};

export async function createFamily(db: Db, family: NewRow<'session_families'>): Promise<void> {
  await db.insertInto('session_families').values(family).execute();
}

export async function createTokens(
  db: Db,
  tokens: readonly NewRow<'session_tokens'>[],
): Promise<void> {
  await db.insertInto('session_tokens').values(tokens).execute();
}

/** The session of an access token, and whether it gave the second factor of its account. */
export interface SessionRow {
  userId: string;
  accountRole: UserRole;
  refreshTokenFamilyId: string;
  /** When it gave a code last; null before that. */
  secondFactorAt: number | null;
  /** When the second factor was set up; null when it is not. */
  confirmedAt: number | null;
}

/** Gets the session of a valid access token. */
export function getSession(db: Db, hash: string, now: number): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session_tokens as token')
    .innerJoin('session_families as family', 'family.id', 'token.family_id')
    .innerJoin('users as user', 'user.id', 'family.user_id')
    .leftJoin('desk_second_factors as factor', 'factor.user_id', 'user.id')
    .select([
      'user.id as userId',
      'user.role as accountRole',
      'family.id as refreshTokenFamilyId',
      'family.second_factor_at as secondFactorAt',
      'factor.confirmed_at as confirmedAt',
    ])
    .where('token.hash', '=', hash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where('family.revoked_at', 'is', null)
    .where('family.expires_at', '>', now)
    .executeTakeFirst();
}

/** Checks whether a session has neither been revoked nor expired. */
export async function isFamilyOpen(db: Db, familyId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gets the time of the sign-in of a session, epoch ms; a refresh does not change it. */
export async function getSignInTime(db: Db, familyId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('session_families')
    .select('created_at')
    .where('id', '=', familyId)
    .executeTakeFirst();
  return row?.created_at;
}

export async function getToken(
  db: Db,
  hash: string,
  kind: 'access' | 'refresh',
): Promise<TokenWithFamily | undefined> {
  const row = await db
    .selectFrom('session_tokens as token')
    .innerJoin('session_families as family', 'family.id', 'token.family_id')
    .select([
      'token.generation as token_generation',
      'token.expires_at as token_expires_at',
      'family.id',
      'family.user_id',
      'family.generation',
      'family.rotated_at',
      'family.is_remembered',
      'family.expires_at',
      'family.revoked_at',
    ])
    .where('token.hash', '=', hash)
    .where('token.kind', '=', kind)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { token_generation: generation, token_expires_at: expires_at, ...family } = row;
  return { generation, expires_at, family };
}

/** Increments the generation if it is still `generation`. @returns false when it is not */
export async function incrementGeneration(
  db: Db,
  familyId: string,
  generation: number,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('session_families')
    .set({ generation: generation + 1, rotated_at: now })
    .where('id', '=', familyId)
    .where('generation', '=', generation)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function revokeFamily(
  db: Db,
  familyId: string,
  reason: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
  await deletePushOfEndedSessions(db);
}

/** The columns of a session that are shown to the shopper. */
export type OpenSession = Pick<
  Row<'session_families'>,
  'id' | 'device' | 'created_at' | 'rotated_at'
>;

/** Lists the sessions of a user that can still be refreshed, the last refreshed first. */
export function listOpenSessions(
  db: Db,
  userId: string,
  { now, limit }: { now: number; limit: number },
): Promise<OpenSession[]> {
  return db
    .selectFrom('session_families')
    .select(['id', 'device', 'created_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session_tokens')
          .select('session_tokens.hash')
          .whereRef('session_tokens.family_id', '=', 'session_families.id')
          .where('session_tokens.kind', '=', 'refresh')
          .where('session_tokens.expires_at', '>', now),
      ),
    )
    .orderBy('rotated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Revokes a session of this user. @returns false when the user has no such open session */
export async function revokeFamilyOfUser(
  db: Db,
  userId: string,
  familyId: string,
  { reason, now }: { reason: string; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('session_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', familyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  await deletePushOfEndedSessions(db);
  return result.numUpdatedRows === 1n;
}

/** Revokes all sessions of a user, except `exceptFamilyId`. */
export async function revokeFamiliesOfUser(
  db: Db,
  userId: string,
  options: { exceptFamilyId: string | undefined; reason: string; now: number },
): Promise<void> {
  let update = db
    .updateTable('session_families')
    .set({ revoked_at: options.now, revoked_reason: options.reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (options.exceptFamilyId !== undefined)
    update = update.where('id', '!=', options.exceptFamilyId);
  await update.execute();
  await deletePushOfEndedSessions(db);
}

/** Revokes every session of every user. */
export async function revokeAllFamilies(
  db: Db,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .execute();
  await deletePushOfEndedSessions(db);
}

/** A browser whose session was ended shows no new orders any more (product 10.2.14). */
async function deletePushOfEndedSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session_families as session')
          .select('session.id')
          .whereRef('session.id', '=', 'push_subscriptions.session_id')
          .where('session.revoked_at', 'is not', null),
      ),
    )
    .execute();
}

/** Deletes expired sessions and expired tokens. */
export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('session_families').where('expires_at', '<=', now).execute();
  await db.deleteFrom('session_tokens').where('expires_at', '<=', now).execute();
}
