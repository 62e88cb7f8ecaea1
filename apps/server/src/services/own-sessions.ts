import type { components } from '@haat/api-sdk/schema';
import type { Caller, ShopContext, Shopper } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { presentSession } from '../presenters/session.ts';
import {
  listOpenSessions,
  revokeFamiliesOfUser,
  revokeFamilyOfUser,
} from '../repositories/sessions.ts';
import { logSecurityEvent } from '../security/security-log.ts';

/** Why a session ended. */
const ENDED_BY_OWNER = 'ended from the list of sessions';

/** The most sessions of a list. */
const MAX_SESSIONS = 100;

/** The shopper's sessions that have not ended, the one used last first. */
export async function findSessions(
  context: ShopContext,
  { userId, familyId }: Shopper,
): Promise<components['schemas']['Session'][]> {
  const sessions = await listOpenSessions(context.db, userId, {
    now: context.now(),
    limit: MAX_SESSIONS,
  });
  return sessions.map((session) => presentSession(session, familyId));
}

/**
 * Ends one of the shopper's sessions: its tokens are refused from the next request on.
 *
 * @returns whether it is the session that asks
 * @throws {NotFoundError} when there is none, it is another shopper's, or it has ended
 */
export async function endOwnSession(
  context: ShopContext,
  caller: Caller,
  { userId, familyId }: Shopper,
  sessionId: string,
): Promise<boolean> {
  const isEnded = await revokeFamilyOfUser(context.db, userId, sessionId, {
    reason: ENDED_BY_OWNER,
    now: context.now(),
  });
  if (!isEnded) throw new NotFoundError('Session');
  const ended = { familyId: sessionId, reason: ENDED_BY_OWNER };
  logSecurityEvent(caller, { event: 'session-ended', userId, ...ended });
  return sessionId === familyId;
}

/** Ends all of the shopper's sessions but the one that asks. */
export async function endOtherSessions(
  context: ShopContext,
  caller: Caller,
  { userId, familyId }: Shopper,
): Promise<void> {
  await revokeFamiliesOfUser(context.db, userId, {
    exceptFamilyId: familyId,
    reason: ENDED_BY_OWNER,
    now: context.now(),
  });
  logSecurityEvent(caller, { event: 'other-sessions-ended', userId });
}
