import type { DeskRole } from '@haat/domain';
import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';
import type { MakerNames } from '../groups/maker-reference.ts';

/** An invite with the names of its group, and who made it as they are now. */
export type InviteRow = Row<'desk_invites'> &
  MakerNames & {
    inviter_account_role: Row<'users'>['role'] | null;
    inviter_role: Row<'desk_members'>['role'] | null;
  };

function selectInvites(db: Db, now: number) {
  return db
    .selectFrom('desk_invites as invite')
    .leftJoin('makers as maker', 'maker.id', 'invite.maker_id')
    .leftJoin('users as inviter', 'inviter.id', 'invite.invited_by')
    .leftJoin('desk_members as inviting', 'inviting.user_id', 'invite.invited_by')
    .selectAll('invite')
    .select([
      'maker.name as maker_name',
      'maker.name_hindi as maker_name_hindi',
      'inviter.role as inviter_account_role',
      'inviting.role as inviter_role',
    ])
    .where('invite.expires_at', '>', now);
}

/** Lists the invites that have not expired, the newest first. @param now epoch ms */
export function listInvites(db: Db, now: number): Promise<InviteRow[]> {
  return selectInvites(db, now)
    .orderBy('invite.created_at', 'desc')
    .orderBy('invite.id', 'desc')
    .execute();
}

/** Reads an invite that has not expired, by its id or by the hash of its token. @param now epoch ms */
export function getInvite(
  db: Db,
  by: { id: string } | { tokenHash: string },
  now: number,
): Promise<InviteRow | undefined> {
  const invites = selectInvites(db, now);
  return 'id' in by
    ? invites.where('invite.id', '=', by.id).executeTakeFirst()
    : invites.where('invite.token_hash', '=', by.tokenHash).executeTakeFirst();
}

export async function createInvite(transaction: Db, invite: NewRow<'desk_invites'>): Promise<void> {
  await transaction.insertInto('desk_invites').values(invite).execute();
}

/** Deletes an invite. @returns false when it is gone already */
export async function deleteInvite(transaction: Db, id: string): Promise<boolean> {
  const result = await transaction
    .deleteFrom('desk_invites')
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Deletes what a user has invited people to. @param kept roles whose invites stay */
export function deleteInvitesOf(
  transaction: Db,
  userId: string,
  kept: readonly DeskRole[],
): Promise<Pick<InviteRow, 'id' | 'role' | 'maker_id'>[]> {
  let invites = transaction.deleteFrom('desk_invites').where('invited_by', '=', userId);
  if (kept.length > 0) invites = invites.where('role', 'not in', kept);
  return invites.returning(['id', 'role', 'maker_id']).execute();
}

/** @param now epoch ms */
export async function deleteExpiredInvites(db: Db, now: number): Promise<void> {
  await db.deleteFrom('desk_invites').where('expires_at', '<=', now).execute();
}
