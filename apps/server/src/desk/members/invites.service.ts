import type { Caller, Session, ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { createId, createToken, hashToken } from '../../platform/security/ids.ts';
import { recordChange } from '../audit/record-change.ts';
import { type AssignedRole, assertAssignable, assertManaged } from './assigned-role.ts';
import type { DeskMember } from './desk-member.ts';
import * as invites from './invites.repository.ts';
import { createMember } from './members.repository.ts';
import { findDeskMember } from './members.service.ts';

/** Life of an invite. */
const INVITE_MS = 7 * 86_400_000;

/**
 * Makes a link that lets one user become a member (product 10.1.3).
 *
 * @returns the invite and the token of its link, of which only a hash is stored
 * @throws {ForbiddenError} (403) for a role that the member does not manage
 * @throws {InvalidInputError} when the role and the group do not fit
 * @throws {NotFoundError} for an unknown group
 */
export async function createInvite(
  context: ShopContext,
  by: DeskMember,
  assigned: AssignedRole,
): Promise<{ invite: invites.InviteRow; token: string }> {
  const token = createToken();
  const invite = await runTransaction(context.db, async (transaction) => {
    await assertAssignable(transaction, by.role, assigned);
    const now = context.now();
    const { role, makerId } = assigned;
    const id = createId(now);
    await invites.createInvite(transaction, {
      id,
      token_hash: hashToken(token),
      role,
      maker_id: makerId,
      invited_by: by.userId,
      created_at: now,
      expires_at: now + INVITE_MS,
    });
    const recorded = {
      userId: by.userId,
      action: 'invite.created',
      subject: { kind: 'invite', id },
      before: null,
      after: { role, makerId },
    } as const;
    await recordChange(transaction, recorded, now);
    return requireInvite(await invites.getInvite(transaction, { id }, now));
  });
  return { invite, token };
}

/**
 * Revokes an invite.
 *
 * @throws {NotFoundError} when it is gone
 * @throws {ForbiddenError} (403) for a role that the member does not manage
 */
export async function revokeInvite(
  context: ShopContext,
  by: DeskMember,
  id: string,
): Promise<void> {
  await runTransaction(context.db, async (transaction) => {
    const now = context.now();
    const invite = await invites.getInvite(transaction, { id }, now);
    if (invite === undefined) throw new NotFoundError('Invite');
    assertManaged(by.role, invite.role);
    await invites.deleteInvite(transaction, id);
    const recorded = {
      userId: by.userId,
      action: 'invite.revoked',
      subject: { kind: 'invite', id },
      before: { role: invite.role, makerId: invite.maker_id },
      after: null,
    } as const;
    await recordChange(transaction, recorded, now);
  });
}

/** @throws {NotFoundError} for a link that was used, revoked or is too old */
export async function getInvite(context: ShopContext, token: string): Promise<invites.InviteRow> {
  const tokenHash = hashToken(token);
  return requireInvite(await invites.getInvite(context.db, { tokenHash }, context.now()));
}

/**
 * Makes the signed-in user a member, and uses the link up.
 *
 * @throws {NotFoundError} for a link that was used, revoked or is too old
 * @throws {ConflictError} for a member
 */
export async function acceptInvite(
  context: ShopContext,
  caller: Caller,
  session: Session,
  token: string,
): Promise<DeskMember> {
  const { userId } = session;
  const member = await runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const now = context.now();
    const tokenHash = hashToken(token);
    const invite = requireInvite(await invites.getInvite(transaction, { tokenHash }, now));
    const inTransaction = { ...context, db: transaction };
    if ((await findDeskMember(inTransaction, session)) !== undefined) {
      throw new ConflictError('already_member', 'You are a member of the desk already.');
    }
    // Somebody else may have used it up since it was read.
    if (!(await invites.deleteInvite(transaction, invite.id))) throw createExpiredError();
    const { role, maker_id } = invite;
    const row = { user_id: userId, role, maker_id, created_at: now, updated_at: now };
    await createMember(transaction, row);
    const recorded = {
      userId,
      action: 'invite.accepted',
      subject: { kind: 'member', id: userId },
      before: null,
      after: { role, makerId: maker_id, invite: invite.id, invitedBy: invite.invited_by },
    } as const;
    await recordChange(transaction, recorded, now);
    const created = await findDeskMember(inTransaction, session);
    if (created === undefined) throw new Error('A new member is no member.');
    return created;
  });
  logSecurityEvent(caller, { event: 'role-changed', userId, role: `desk ${member.role}` });
  return member;
}

function requireInvite(invite: invites.InviteRow | undefined): invites.InviteRow {
  if (invite === undefined) throw createExpiredError();
  return invite;
}

function createExpiredError(): NotFoundError {
  return new NotFoundError('Invite', 'This link is no longer valid.', 'link_expired');
}
