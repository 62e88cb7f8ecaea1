import { REFRESH_GRACE_MS, sessionEndsAt, tokenLives } from '@haat/domain';
import type { Caller, Session, ShopContext } from '../../context.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { createId, createToken, hashToken } from '../../platform/security/ids.ts';
import { clearPendingEmails } from '../users.repository.ts';
import * as sessions from './sessions.repository.ts';

/** The tokens of a session, for the cookies. Only their hashes are stored. */
export interface SessionTokens {
  accessToken: string;
  accessTtlMs: number;
  refreshToken: string;
  refreshTtlMs: number;
  /** False for cookies that are deleted when the browser closes. */
  isRemembered: boolean;
}

/**
 * Starts a session: a new family of refresh tokens.
 *
 * @param options.device label of the browser, see `describeDevice` of @haat/domain
 */
export async function startSession(
  context: ShopContext,
  db: Db,
  options: { userId: string; isRemembered: boolean; device: string },
): Promise<SessionTokens> {
  const now = context.now();
  const family = {
    id: createId(now),
    user_id: options.userId,
    generation: 1,
    rotated_at: now,
    is_remembered: options.isRemembered ? (1 as const) : (0 as const),
    device: options.device,
    created_at: now,
    expires_at: sessionEndsAt(now, options.isRemembered),
  };
  await sessions.createFamily(db, family);
  return issueTokens(context, db, family);
}

/**
 * Reads a session. This is the one place that decides whether it has an admin's rights: the account is an
 * admin's, the session gave the second factor, and no page of another origin asks (product 10.1.9).
 *
 * @param options.isForeign the request comes from a page of another origin that may call the API
 * @returns null when the access token is unknown or expired, or its session has ended
 */
export async function getSession(
  context: ShopContext,
  accessToken: string,
  { isForeign }: { isForeign: boolean },
): Promise<Session | null> {
  const row = await sessions.getSession(context.db, hashToken(accessToken), context.now());
  if (row === undefined) return null;
  const { userId, refreshTokenFamilyId, secondFactorAt, confirmedAt } = row;
  const accountRole = isForeign ? 'customer' : row.accountRole;
  const isConfirmed = secondFactorAt !== null && confirmedAt !== null;
  return {
    userId,
    role: isConfirmed ? accountRole : 'customer',
    accountRole,
    refreshTokenFamilyId,
  };
}

/**
 * Exchanges a refresh token for new tokens. Each exchange increments the generation of the family:
 * - a token of the current generation is exchanged;
 * - a token of the previous generation stays valid for 10 s after the exchange (two tabs, or a lost
 *   response) and is exchanged for tokens of the current generation;
 * - any other older token, or that one later, proves that somebody has a copy: the family is revoked, and a pending e-mail address
 *   that it requested is cleared.
 *
 * @throws {UnauthenticatedError} when the token is invalid or the session has ended
 */
export async function refreshSession(
  context: ShopContext,
  refreshToken: string,
  caller: Caller,
): Promise<SessionTokens> {
  // The revocation must be committed, so the error is thrown outside the transaction.
  const exchanged = await runTransaction(context.db, (transaction) =>
    exchangeToken(context, transaction, hashToken(refreshToken)),
  );
  if (exchanged === null) throw new UnauthenticatedError();
  if ('reusedFamily' in exchanged) {
    const { id: familyId, user_id: userId } = exchanged.reusedFamily;
    logSecurityEvent(caller, { event: 'refresh-token-reused', userId, familyId });
    throw new UnauthenticatedError();
  }
  return exchanged;
}

/** Ends the sessions of these tokens. Unknown tokens are ignored. */
export async function endSession(
  context: ShopContext,
  tokens: { accessToken: string | undefined; refreshToken: string | undefined },
  reason: string,
  caller: Caller,
): Promise<void> {
  const { accessToken, refreshToken } = tokens;
  if (accessToken === undefined && refreshToken === undefined) return;
  const ended = await runTransaction(context.db, async (transaction) => {
    const found = [
      accessToken && (await sessions.getToken(transaction, hashToken(accessToken), 'access')),
      refreshToken && (await sessions.getToken(transaction, hashToken(refreshToken), 'refresh')),
    ];
    const families = new Map<string, string>();
    for (const token of found) {
      if (!token || token.family.revoked_at !== null) continue;
      families.set(token.family.id, token.family.user_id);
      await sessions.revokeFamily(transaction, token.family.id, reason, context.now());
    }
    return families;
  });
  for (const [familyId, userId] of ended) {
    logSecurityEvent(caller, { event: 'session-ended', userId, familyId, reason });
  }
}

/** A family that was revoked because an old token was reused. */
interface ReusedFamily {
  reusedFamily: { id: string; user_id: string };
}

async function exchangeToken(
  context: ShopContext,
  db: Db,
  hash: string,
): Promise<SessionTokens | ReusedFamily | null> {
  const now = context.now();
  const token = await sessions.getToken(db, hash, 'refresh');
  if (token === undefined || token.expires_at <= now) return null;
  const { family } = token;
  if (family.revoked_at !== null || family.expires_at <= now) return null;
  if (token.generation === family.generation) {
    if (await sessions.incrementGeneration(db, family.id, family.generation, now)) {
      return issueTokens(context, db, { ...family, generation: family.generation + 1 });
    }
    // A concurrent request exchanged the token, which is now of the previous generation.
    return exchangeToken(context, db, hash);
  }
  const isPrevious = token.generation === family.generation - 1;
  if (isPrevious && now - family.rotated_at <= REFRESH_GRACE_MS) {
    return issueTokens(context, db, family);
  }
  await lockUser(db, family.user_id);
  await sessions.revokeFamily(db, family.id, 'refresh token used again', now);
  // The person with the copy may have requested the pending address.
  await clearPendingEmails(db, { userId: family.user_id, familyId: family.id }, now);
  return { reusedFamily: family };
}

async function issueTokens(
  context: ShopContext,
  db: Db,
  family: { id: string; generation: number; is_remembered: 0 | 1; expires_at: number },
): Promise<SessionTokens> {
  const now = context.now();
  const isRemembered = family.is_remembered === 1;
  const { accessTokenTtl: accessTokenMs, refreshTokenTtl: refreshTokenMs } = context.config;
  const renewed = { isRemembered, endsAt: family.expires_at, accessTokenMs, refreshTokenMs };
  const { accessMs: accessTtlMs, refreshMs: refreshTtlMs } = tokenLives(renewed, now);
  const accessToken = createToken();
  const refreshToken = createToken();
  const shared = { family_id: family.id, generation: family.generation, created_at: now };
  await sessions.createTokens(db, [
    { ...shared, hash: hashToken(accessToken), kind: 'access', expires_at: now + accessTtlMs },
    { ...shared, hash: hashToken(refreshToken), kind: 'refresh', expires_at: now + refreshTtlMs },
  ]);
  return { accessToken, accessTtlMs, refreshToken, refreshTtlMs, isRemembered };
}
