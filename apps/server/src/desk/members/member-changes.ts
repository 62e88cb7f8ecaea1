import { isAdmin } from '@haat/domain';
import type { Caller, ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { runTransaction } from '../../platform/database/transaction.ts';
import { assertVersion } from '../../platform/http/if-match.ts';
import { logSecurityEvent } from '../../platform/logging/security-log.ts';
import { recordChange } from '../audit/record-change.ts';
import { deleteNoticesOf } from '../notices/notices.repository.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.repository.ts';
import { type AssignedRole, assertAssignable, assertManaged } from './assigned-role.ts';
import { assertFreshCode, type DeskMember } from './desk-member.ts';
import { revokeInvitesOf } from './invites.service.ts';
import { mailNewOwner } from './member-mails.ts';
import { presentMember } from './members.presenter.ts';
import * as members from './members.repository.ts';

/** A change of a member. */
export interface MemberChange {
  /** Whose membership it is. */
  userId: string;
  /** Of the membership as it was read. */
  version: number;
}

/**
 * Changes the role of a member (product 10.1.3).
 *
 * @throws {NotFoundError} for who is no member, and for an unknown group
 * @throws {ForbiddenError} (403) for a role that the caller does not manage
 * @throws {FreshCodeRequiredError} (403) without a fresh code
 * @throws {InvalidInputError} when the role and the group do not fit
 * @throws {ConflictError} for an admin, and for the last owner
 * @throws {ChangedMeanwhileError} (412) with the present member
 */
export async function changeRole(
  context: ShopContext,
  caller: Caller,
  by: DeskMember,
  change: MemberChange & { assigned: AssignedRole },
): Promise<members.ListedMember> {
  const { userId, assigned } = change;
  const changed = await runTransaction(context.db, async (transaction) => {
    assertFreshCode(by, context.now());
    const before = await lockMember(transaction, by, change);
    await assertAssignable(transaction, by.role, assigned);
    if (assigned.role !== 'owner') await assertOwnerRemains(transaction, before);
    const now = context.now();
    await members.updateMember(transaction, userId, {
      role: assigned.role,
      maker_id: assigned.makerId,
      updated_at: now,
    });
    await revokeInvitesOf(transaction, userId, { by: by.userId, role: assigned.role }, now);
    const recorded = {
      userId: by.userId,
      action: 'member.role_changed',
      subject: { kind: 'member', id: userId },
      before: { role: before.role, makerId: before.maker_id },
      after: { role: assigned.role, makerId: assigned.makerId },
    } as const;
    await recordChange(transaction, recorded, now);
    return requireMember(transaction, userId);
  });
  logSecurityEvent(caller, { event: 'role-changed', userId, role: `desk ${assigned.role}` });
  if (assigned.role === 'owner') await mailNewOwner(context, userId);
  return changed;
}

/**
 * Ends a membership and removes the second factor, so that a new membership begins with a new one.
 *
 * @throws {NotFoundError} for who is no member
 * @throws {ForbiddenError} (403) for a role that the caller does not manage
 * @throws {FreshCodeRequiredError} (403) without a fresh code
 * @throws {ConflictError} for an admin, and for the last owner
 * @throws {ChangedMeanwhileError} (412) with the present member
 */
export async function removeMember(
  context: ShopContext,
  caller: Caller,
  by: DeskMember,
  change: MemberChange,
): Promise<void> {
  const { userId } = change;
  await runTransaction(context.db, async (transaction) => {
    const now = context.now();
    assertFreshCode(by, now);
    const before = await lockMember(transaction, by, change);
    await assertOwnerRemains(transaction, before);
    await members.deleteMember(transaction, userId);
    await deleteSecondFactor(transaction, userId);
    await deleteNoticesOf(transaction, userId);
    await revokeInvitesOf(transaction, userId, { by: by.userId, role: null }, now);
    const recorded = {
      userId: by.userId,
      action: 'member.removed',
      subject: { kind: 'member', id: userId },
      before: { role: before.role, makerId: before.maker_id },
      after: null,
    } as const;
    await recordChange(transaction, recorded, now);
  });
  logSecurityEvent(caller, { event: 'role-changed', userId, role: 'desk none' });
}

/**
 * Ends what an account has at the desk when it is deleted, in the transaction that deletes it: its invites
 * are revoked; the membership goes with the account.
 *
 * @param now epoch ms
 * @throws {ConflictError} for the last owner
 */
export async function leaveDesk(transaction: Db, userId: string, now: number): Promise<void> {
  if ((await members.getMember(transaction, userId)) === undefined) return;
  await members.lockOwnersAnd(transaction, userId);
  // Read again: somebody may have changed the role before the lock.
  const member = await requireMember(transaction, userId);
  const isOwner = isAdmin({ role: member.account_role }) || member.role === 'owner';
  if (isOwner && (await members.countOwners(transaction)) === 1) {
    throw new ConflictError(
      'last_owner',
      'You are the only owner of the desk. Please make somebody else an owner there first.',
    );
  }
  await revokeInvitesOf(transaction, userId, { by: userId, role: null }, now);
}

async function lockMember(
  transaction: Db,
  by: DeskMember,
  { userId, version }: MemberChange,
): Promise<members.ListedMember> {
  await members.lockOwnersAnd(transaction, userId);
  const member = await requireMember(transaction, userId);
  if (member.account_role === 'admin' || member.role === null || member.version === null) {
    throw new ConflictError('member_is_admin', 'An admin of the shop is not changed at the desk.');
  }
  assertManaged(by.role, member.role);
  await assertVersion(version, member.version, () => presentMember(member));
  return member;
}

async function requireMember(db: Db, userId: string): Promise<members.ListedMember> {
  const member = await members.getMember(db, userId);
  if (member === undefined) throw new NotFoundError('Member');
  return member;
}

async function assertOwnerRemains(transaction: Db, { role }: members.ListedMember): Promise<void> {
  if (role !== 'owner' || (await members.countOwners(transaction)) > 1) return;
  throw new ConflictError('last_owner', 'The desk needs an owner.');
}
