import type { Caller, ShopContext, Shopper } from '../../context.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { createId, createToken, hashToken } from '../../platform/security/ids.ts';
import { clearPendingEmails } from '../users.repository.ts';
import {
  findSession,
  findToken,
  insertFamily,
  insertTokens,
  raiseGeneration,
  revokeFamily,
} from './sessions.repository.ts';

/** How long the predecessor of a refresh token is still taken: two tabs refreshing together. */
const GRACE_MS = 10_000;
/** A remembered sign-in ends after this at the latest, however often it is used. */
const REMEMBERED_LIFE_MS = 90 * 86_400_000;
/** A sign-in that is not remembered: idle life of its refresh token, and its end at the latest. */
const BRIEF_IDLE_MS = 86_400_000;
const BRIEF_LIFE_MS = 7 * 86_400_000;

/** The secrets of one sign-in, for the cookies. Only their hashes are stored. */
export interface SessionTokens {
  accessToken: string;
  /** Life from now, ms. */
  accessLife: number;
  refreshToken: string;
  /** Life from now, ms. */
  refreshLife: number;
  /** False: the cookies end with the browser. */
  isRemembered: boolean;
}

/**
 * Starts a new sign-in (a "family" of tokens).
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
    expires_at: now + (options.isRemembered ? REMEMBERED_LIFE_MS : BRIEF_LIFE_MS),
  };
  await insertFamily(db, family);
  return issueTokens(context, db, family);
}

/** Who an access token belongs to, or null when it is unknown, over, or its sign-in has ended. */
export async function getSession(
  context: ShopContext,
  accessToken: string,
): Promise<Shopper | null> {
  return (await findSession(context.db, hashToken(accessToken), context.now())) ?? null;
}

/**
 * Exchanges a refresh token for new tokens. Every exchange raises the family's generation:
 * - a token of the current generation is exchanged;
 * - a token of the generation just before is taken for 10 s after the exchange (two tabs, or an
 *   answer that was lost) and gets tokens of the current generation;
 * - any older use means that somebody has a copy: the whole family ends, and an e-mail address that
 *   it asked for is no longer pending.
 *
 * @throws {UnauthenticatedError} when there is nothing to continue.
 */
export async function refreshSession(
  context: ShopContext,
  refreshToken: string,
  caller: Caller,
): Promise<SessionTokens> {
  // The end of a stolen family must be committed, so the refusal is thrown outside.
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

/** Ends the sign-ins the given tokens belong to; unknown tokens are no error. */
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
      accessToken && (await findToken(transaction, hashToken(accessToken), 'access')),
      refreshToken && (await findToken(transaction, hashToken(refreshToken), 'refresh')),
    ];
    const families = new Map<string, string>();
    for (const token of found) {
      if (!token || token.family.revoked_at !== null) continue;
      families.set(token.family.id, token.family.user_id);
      await revokeFamily(transaction, token.family.id, reason, context.now());
    }
    return families;
  });
  for (const [familyId, userId] of ended) {
    logSecurityEvent(caller, { event: 'session-ended', userId, familyId, reason });
  }
}

/** A family whose old token was used again, which ended it. */
interface ReusedFamily {
  reusedFamily: { id: string; user_id: string };
}

async function exchangeToken(
  context: ShopContext,
  db: Db,
  hash: string,
): Promise<SessionTokens | ReusedFamily | null> {
  const now = context.now();
  const token = await findToken(db, hash, 'refresh');
  if (token === undefined || token.expires_at <= now) return null;
  const { family } = token;
  if (family.revoked_at !== null || family.expires_at <= now) return null;
  if (token.generation === family.generation) {
    if (await raiseGeneration(db, family.id, family.generation, now)) {
      return issueTokens(context, db, { ...family, generation: family.generation + 1 });
    }
    // Another process exchanged it since we looked; now this token is the predecessor.
    return exchangeToken(context, db, hash);
  }
  const isPredecessor = token.generation === family.generation - 1;
  if (isPredecessor && now - family.rotated_at <= GRACE_MS) {
    return issueTokens(context, db, family);
  }
  await lockUser(db, family.user_id);
  await revokeFamily(db, family.id, 'refresh token used again', now);
  // Whoever has the copy may have asked for it.
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
  const idleLife = isRemembered
    ? context.config.refreshTokenTtl
    : Math.min(context.config.refreshTokenTtl, BRIEF_IDLE_MS);
  const refreshLife = Math.min(idleLife, family.expires_at - now);
  const accessLife = Math.min(context.config.accessTokenTtl, family.expires_at - now);
  const accessToken = createToken();
  const refreshToken = createToken();
  const shared = { family_id: family.id, generation: family.generation, created_at: now };
  await insertTokens(db, [
    { ...shared, hash: hashToken(accessToken), kind: 'access', expires_at: now + accessLife },
    { ...shared, hash: hashToken(refreshToken), kind: 'refresh', expires_at: now + refreshLife },
  ]);
  return { accessToken, accessLife, refreshToken, refreshLife, isRemembered };
}
