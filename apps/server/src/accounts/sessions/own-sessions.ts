import type { components } from '@haat/api-sdk/schema';
import type { Caller, ShopContext, Shopper } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { clearPendingEmails } from '../users.repository.ts';
import { presentSession } from './sessions.presenter.ts';
import {
  listOpenSessions,
  revokeFamiliesOfUser,
  revokeFamilyOfUser,
} from './sessions.repository.ts';

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
 * Ends one of the shopper's sessions: its tokens are refused from the next request on. An e-mail
 * address that it asked for is no longer pending.
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
  const now = context.now();
  const isCancelled = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const options = { reason: ENDED_BY_OWNER, now };
    if (!(await revokeFamilyOfUser(transaction, userId, sessionId, options))) {
      throw new NotFoundError('Session');
    }
    return clearPendingEmails(transaction, { userId, familyId: sessionId }, now);
  });
  const ended = { familyId: sessionId, reason: ENDED_BY_OWNER };
  logSecurityEvent(caller, { event: 'session-ended', userId, ...ended });
  if (isCancelled) logSecurityEvent(caller, { event: 'email-change-cancelled', userId });
  return sessionId === familyId;
}

/** Ends all of the shopper's sessions but this one, with a pending e-mail address they asked for. */
export async function endOtherSessions(
  context: ShopContext,
  caller: Caller,
  { userId, familyId }: Shopper,
): Promise<void> {
  const now = context.now();
  const isCancelled = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const options = { exceptFamilyId: familyId, reason: ENDED_BY_OWNER, now };
    await revokeFamiliesOfUser(transaction, userId, options);
    return clearPendingEmails(transaction, { userId, exceptFamilyId: familyId }, now);
  });
  logSecurityEvent(caller, { event: 'other-sessions-ended', userId });
  if (isCancelled) logSecurityEvent(caller, { event: 'email-change-cancelled', userId });
}
