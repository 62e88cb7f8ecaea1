import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';
import { lockUser } from '../../platform/database/user-lock.ts';

export type MemberRow = Row<'desk_members'>;

/** What is known of the caller of an operation of the desk; one query, because every call makes it. */
export interface MembershipRow {
  role: MemberRow['role'] | null;
  maker_id: string | null;
  second_factor_at: number | null;
  /** When the second factor was set up; null when it is not. */
  confirmed_at: number | null;
}

/** Reads the membership of a user, and the state of the second factor in a session. */
export function getMembership(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<MembershipRow | undefined> {
  return db
    .selectFrom('session_families as session')
    .leftJoin('desk_members as member', 'member.user_id', 'session.user_id')
    .leftJoin('desk_second_factors as factor', 'factor.user_id', 'session.user_id')
    .select(['member.role', 'member.maker_id', 'session.second_factor_at', 'factor.confirmed_at'])
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .executeTakeFirst();
}

export type NamedUser = Pick<Row<'users'>, 'id' | 'full_name' | 'email'>;

export function getNamedUser(db: Db, userId: string): Promise<NamedUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** A member with its account and its group. */
export interface ListedMember extends NamedUser {
  /** `customer` for a member with a row, `admin` for an owner without one. */
  account_role: Row<'users'>['role'];
  role: MemberRow['role'] | null;
  maker_id: string | null;
  maker_name: string | null;
  maker_name_hindi: string | null;
  version: number | null;
  since: number | null;
  created_at: number;
  confirmed_at: number | null;
}

/** Lists the members, admins included. */
export function listMembers(db: Db): Promise<ListedMember[]> {
  return selectMembers(db).orderBy('user.full_name').orderBy('user.id').execute();
}

/** Lists the membership of a user, if there is one. */
export async function listMembershipsOfUser(db: Db, userId: string): Promise<ListedMember[]> {
  const member = await getMember(db, userId);
  return member === undefined ? [] : [member];
}

/** Reads a member, who may be an admin. */
export function getMember(db: Db, userId: string): Promise<ListedMember | undefined> {
  return selectMembers(db).where('user.id', '=', userId).executeTakeFirst();
}

function selectMembers(db: Db) {
  return db
    .selectFrom('users as user')
    .leftJoin('desk_members as member', 'member.user_id', 'user.id')
    .leftJoin('makers as maker', 'maker.id', 'member.maker_id')
    .leftJoin('desk_second_factors as factor', 'factor.user_id', 'user.id')
    .select([
      'user.id',
      'user.full_name',
      'user.email',
      'user.role as account_role',
      'user.created_at',
      'member.role',
      'member.maker_id',
      'member.version',
      'member.created_at as since',
      'maker.name as maker_name',
      'maker.name_hindi as maker_name_hindi',
      'factor.confirmed_at',
    ])
    .where('user.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('user.role', '=', 'admin'), eb('member.role', 'is not', null)]));
}

export async function createMember(transaction: Db, member: NewRow<'desk_members'>): Promise<void> {
  await transaction.insertInto('desk_members').values(member).execute();
}

/** Changes the role of a member, and raises its version. */
export async function updateMember(
  transaction: Db,
  userId: string,
  changes: Pick<MemberRow, 'role' | 'maker_id' | 'updated_at'>,
): Promise<void> {
  await transaction
    .updateTable('desk_members')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(transaction: Db, userId: string): Promise<void> {
  await transaction.deleteFrom('desk_members').where('user_id', '=', userId).execute();
}

/**
 * Locks all owners, admins included, and one member, so that two owners cannot leave or remove each other
 * at the same time. An update that changes nothing locks on both engines.
 */
export async function lockOwnersAnd(transaction: Db, userId: string): Promise<void> {
  const admins = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .execute();
  for (const admin of admins) await lockUser(transaction, admin.id);
  // In the order of their ids, so that two such transactions do not deadlock.
  const rows = await transaction
    .selectFrom('desk_members')
    .select('user_id')
    .where((eb) => eb.or([eb('role', '=', 'owner'), eb('user_id', '=', userId)]))
    .orderBy('user_id')
    .execute();
  for (const row of rows) {
    await transaction
      .updateTable('desk_members')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('user_id', '=', row.user_id)
      .execute();
  }
}

/** Counts the owners, admins included. */
export async function countOwners(db: Db): Promise<number> {
  const members = await listMembers(db);
  return members.filter((one) => one.account_role === 'admin' || one.role === 'owner').length;
}
