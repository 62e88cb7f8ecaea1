import type { components } from '@haat/api-sdk/schema';
import type { ShopContext, Shopper } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { presentSession } from '../presenters/session.ts';
import {
  listOpenSessions,
  revokeFamiliesOfUser,
  revokeFamilyOfUser,
} from '../repositories/sessions.ts';

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
  { userId, familyId }: Shopper,
  sessionId: string,
): Promise<boolean> {
  const isEnded = await revokeFamilyOfUser(context.db, userId, sessionId, {
    reason: 'ended from the list of sessions',
    now: context.now(),
  });
  if (!isEnded) throw new NotFoundError('Session');
  return sessionId === familyId;
}

/** Ends all of the shopper's sessions but the one that asks. */
export function endOtherSessions(
  context: ShopContext,
  { userId, familyId }: Shopper,
): Promise<void> {
  return revokeFamiliesOfUser(context.db, userId, {
    exceptFamilyId: familyId,
    reason: 'ended from the list of sessions',
    now: context.now(),
  });
}
