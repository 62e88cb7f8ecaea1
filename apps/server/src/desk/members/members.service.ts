import { isAdmin } from '@haat/domain';
import { DESK_ROLES } from '@haat/domain/desk';
import type { Session, ShopContext } from '../../context.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { getNamedGroup, type NamedGroup } from '../groups/groups.repository.ts';
import type { DeskMember } from './desk-member.ts';
import {
  getMembership,
  getNamedUser,
  type ListedMember,
  listMembers,
  type NamedUser,
} from './members.repository.ts';

/**
 * Finds the membership of a session's user: an admin is an owner (product 10.1.1).
 *
 * @returns undefined for who is no member
 */
export async function findDeskMember(
  { db }: ShopContext,
  session: Session,
): Promise<DeskMember | undefined> {
  const { userId, refreshTokenFamilyId: sessionId } = session;
  const row = await getMembership(db, userId, sessionId);
  const isShopAdmin = isAdmin({ role: session.accountRole });
  const role = isShopAdmin ? 'owner' : (row?.role ?? null);
  if (row === undefined || role === null) return undefined;
  const isConfirmed = row.confirmed_at !== null && row.second_factor_at !== null;
  return {
    userId,
    role,
    makerId: isShopAdmin ? null : row.maker_id,
    secondFactor: isConfirmed ? 'confirmed' : row.confirmed_at === null ? 'none' : 'enrolled',
    codeGivenAt: isConfirmed ? row.second_factor_at : null,
    sessionId,
  };
}

/** Reads the account and the group of a member. @throws {UnauthenticatedError} when it was deleted */
export async function describeMember(
  { db }: ShopContext,
  { userId, makerId }: DeskMember,
): Promise<{ user: NamedUser; maker: NamedGroup | undefined }> {
  const user = await getNamedUser(db, userId);
  if (user === undefined) throw new UnauthenticatedError();
  return { user, maker: makerId === null ? undefined : await getNamedGroup(db, makerId) };
}

/** Lists the members, owners and admins first, each role by name. */
export async function listDeskMembers({ db }: ShopContext): Promise<ListedMember[]> {
  const rank = ({ account_role, role }: ListedMember) =>
    account_role === 'admin' || role === null ? 0 : DESK_ROLES.indexOf(role);
  return (await listMembers(db)).toSorted((a, b) => rank(a) - rank(b));
}
