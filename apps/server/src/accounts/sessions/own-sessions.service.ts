import type { Caller, Session, ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { clearPendingEmails } from '../users.repository.ts';
import {
  listOpenSessions,
  type OpenSession,
  revokeFamiliesOfUser,
  revokeFamilyOfUser,
} from './sessions.repository.ts';

/** Stored reason of the end of a session. */
const ENDED_BY_OWNER = 'ended from the list of sessions';

/** Maximum length of the list. */
const MAX_SESSIONS = 100;

/** Lists the shopper's open sessions, the last used first. */
export async function listSessions(
  context: ShopContext,
  { userId }: Session,
): Promise<OpenSession[]> {
  return listOpenSessions(context.db, userId, { now: context.now(), limit: MAX_SESSIONS });
}

/**
 * Ends one of the shopper's sessions, whose tokens become invalid with the next request. A pending
 * e-mail address that the session requested is cleared.
 *
 * @returns whether it was the session of this request
 * @throws {NotFoundError} when the shopper has no such open session
 */
export async function endOwnSession(
  context: ShopContext,
  caller: Caller,
  { userId, refreshTokenFamilyId }: Session,
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
  return sessionId === refreshTokenFamilyId;
}

/** Ends the shopper's other sessions and clears a pending e-mail address that one requested. */
export async function endOtherSessions(
  context: ShopContext,
  caller: Caller,
  { userId, refreshTokenFamilyId }: Session,
): Promise<void> {
  const now = context.now();
  const isCancelled = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const options = { exceptFamilyId: refreshTokenFamilyId, reason: ENDED_BY_OWNER, now };
    await revokeFamiliesOfUser(transaction, userId, options);
    return clearPendingEmails(transaction, { userId, exceptFamilyId: refreshTokenFamilyId }, now);
  });
  logSecurityEvent(caller, { event: 'other-sessions-ended', userId });
  if (isCancelled) logSecurityEvent(caller, { event: 'email-change-cancelled', userId });
}
