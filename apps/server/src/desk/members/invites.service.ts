import { type DeskRole, isAdmin } from '@haat/domain';
import { managedRoles, needsSecondFactor } from '@haat/domain/desk';
import type { Caller, Session, ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { createId, createToken, hashToken } from '../../platform/security/ids.ts';
import { recordChange } from '../audit/record-change.ts';
import { type AssignedRole, assertAssignable, assertManaged } from './assigned-role.ts';
import { assertFreshCode, type DeskMember } from './desk-member.ts';
import * as invites from './invites.repository.ts';
import { mailNewOwner } from './member-mails.ts';
import { createMember } from './members.repository.ts';
import { findDeskMember } from './members.service.ts';

/** Life of an invite. */
const INVITE_MS = 7 * 86_400_000;

/**
 * Makes a link that lets one user become a member (product 10.1.3).
 *
 * @returns the invite and the token of its link, of which only a hash is stored
 * @throws {ForbiddenError} (403) for a role that the member does not manage
 * @throws {FreshCodeRequiredError} (403) for a role that needs the second factor, without a fresh code
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
    if (needsSecondFactor(role)) assertFreshCode(by, now);
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
    await recordRevoked(transaction, by.userId, invite, now);
  });
}

/**
 * Revokes the invites of a member that a role no longer permits, in the transaction that takes the right
 * away (product 10.1.3).
 *
 * @param options.by who takes it away
 * @param options.role what the member is from now on; null for no member any more
 * @param now epoch ms
 */
export async function revokeInvitesOf(
  transaction: Db,
  userId: string,
  { by, role }: { by: string; role: DeskRole | null },
  now: number,
): Promise<void> {
  const kept = role === null ? [] : managedRoles(role);
  for (const invite of await invites.deleteInvitesOf(transaction, userId, kept)) {
    await recordRevoked(transaction, by, invite, now);
  }
}

function recordRevoked(
  transaction: Db,
  userId: string,
  { id, role, maker_id: makerId }: Pick<invites.InviteRow, 'id' | 'role' | 'maker_id'>,
  now: number,
): Promise<void> {
  const recorded = {
    userId,
    action: 'invite.revoked',
    subject: { kind: 'invite', id },
    before: { role, makerId },
    after: null,
  } as const;
  return recordChange(transaction, recorded, now);
}

/** Lists the invites that can be accepted, the newest first. */
export async function listInvites({ db, now }: ShopContext): Promise<invites.InviteRow[]> {
  return (await invites.listInvites(db, now())).filter(isStillGiven);
}

/** An invite ends with the right of whoever made it to give its role (product 10.1.3). */
function isStillGiven(invite: invites.InviteRow): boolean {
  const isOfAdmin = isAdmin({ role: invite.inviter_account_role });
  const role = isOfAdmin ? 'owner' : invite.inviter_role;
  return role !== null && managedRoles(role).includes(invite.role);
}

/** @throws {NotFoundError} for a link that was used, revoked or is too old */
export async function getInvite(context: ShopContext, token: string): Promise<invites.InviteRow> {
  return requireOpenInvite(context.db, token, context.now());
}

/**
 * Makes the signed-in user a member, and uses the link up.
 *
 * @throws {NotFoundError} for a link that was used, revoked or is too old, and for one whose maker may no
 *   longer give its role
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
    const inTransaction = { ...context, db: transaction };
    const now = context.now();
    const invite = await requireOpenInvite(transaction, token, now);
    if ((await findDeskMember(inTransaction, session)) !== undefined) {
      throw new ConflictError('already_member', 'You are a member of the desk already.');
    }
    await takeInvite(transaction, invite, userId, now);
    const created = await findDeskMember(inTransaction, session);
    if (created === undefined) throw new Error('A new member is no member.');
    return created;
  });
  await tellNewMember(context, caller, userId, member.role);
  return member;
}

/**
 * Reads an invite that can be accepted.
 *
 * @param now epoch ms
 * @throws {NotFoundError} as {@link getInvite}
 */
export async function requireOpenInvite(
  db: Db,
  token: string,
  now: number,
): Promise<invites.InviteRow> {
  return requireInvite(await invites.getInvite(db, { tokenHash: hashToken(token) }, now));
}

/**
 * Makes a user a member by an invite, which is used up, in the transaction that accepts it.
 *
 * @param now epoch ms
 * @throws {NotFoundError} when somebody else has used it up since it was read
 */
export async function takeInvite(
  transaction: Db,
  invite: invites.InviteRow,
  userId: string,
  now: number,
): Promise<void> {
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
}

/** Tells who has to know, once somebody has become a member. */
export async function tellNewMember(
  context: ShopContext,
  caller: Caller,
  userId: string,
  role: DeskRole,
): Promise<void> {
  logSecurityEvent(caller, { event: 'role-changed', userId, role: `desk ${role}` });
  if (role === 'owner') await mailNewOwner(context, userId);
}

function requireInvite(invite: invites.InviteRow | undefined): invites.InviteRow {
  if (invite === undefined || !isStillGiven(invite)) throw createExpiredError();
  return invite;
}

function createExpiredError(): NotFoundError {
  return new NotFoundError('Invite', 'This link is no longer valid.', 'link_expired');
}
