import type { components } from '@haat/api-sdk/schema';
import { needsSecondFactor, ROLE_PERMISSIONS } from '@haat/domain';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import type { DeskMember } from './desk-member.ts';
import type { InviteRow } from './invites.repository.ts';
import type { ListedMember, NamedMaker, NamedUser } from './members.repository.ts';

type Schemas = components['schemas'];

/** Presents who is at the desk. */
export function presentMe(
  { role, secondFactor }: DeskMember,
  { user, maker }: { user: NamedUser; maker: NamedMaker | undefined },
): Schemas['DeskMe'] {
  return {
    user: presentUser(user),
    role,
    permissions: [...ROLE_PERMISSIONS[role]],
    maker: presentMaker(maker),
    needsSecondFactor: needsSecondFactor(role),
    secondFactor,
  };
}

function presentUser(user: NamedUser): Schemas['DeskUser'] {
  return { _id: user.id, fullName: user.full_name, email: user.email };
}

function presentMaker(maker: NamedMaker | undefined): Schemas['DeskMaker'] {
  return maker === undefined ? null : { _id: maker.id, name: maker.name };
}

/** Presents a member; an admin of the shop is an owner. */
export function presentMember(member: ListedMember): Schemas['DeskMember'] {
  // Only admins are members without a row.
  const role = member.account_role === 'admin' ? null : member.role;
  const isAdmin = role === null;
  return {
    user: presentUser(member),
    role: role ?? 'owner',
    maker: isAdmin ? null : presentGroup(member),
    isAdmin,
    hasSecondFactor: member.confirmed_at !== null,
    version: isAdmin ? 0 : (member.version ?? 0),
    since: toIsoDate((isAdmin ? null : member.since) ?? member.created_at),
  };
}

/** Presents an invite, without its link. */
export function presentInvite(invite: InviteRow): Schemas['DeskInvite'] {
  return {
    _id: invite.id,
    role: invite.role,
    maker: presentGroup(invite),
    createdAt: toIsoDate(invite.created_at),
    expiresAt: toIsoDate(invite.expires_at),
  };
}

function presentGroup(row: Pick<InviteRow, 'maker_id' | 'maker_name'>): Schemas['DeskMaker'] {
  const { maker_id: id, maker_name: name } = row;
  return id === null ? null : { _id: id, name: name ?? '' };
}
