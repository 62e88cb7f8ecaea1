import type { components } from '@haat/api-sdk/schema';
import { needsSecondFactor, ROLE_PERMISSIONS } from '@haat/domain/desk';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import type { NamedGroup } from '../groups/groups.repository.ts';
import { presentMakerReference, presentNamedGroup } from '../groups/maker-reference.ts';
import type { DeskMember } from './desk-member.ts';
import type { InviteRow } from './invites.repository.ts';
import type { ListedMember, NamedUser } from './members.repository.ts';

type Schemas = components['schemas'];

/** Presents who is at the desk. */
export function presentMe(
  { role, secondFactor }: DeskMember,
  { user, maker }: { user: NamedUser; maker: NamedGroup | undefined },
): Schemas['DeskMe'] {
  return {
    user: presentUser(user),
    role,
    permissions: [...ROLE_PERMISSIONS[role]],
    maker: maker === undefined ? null : presentNamedGroup(maker),
    needsSecondFactor: needsSecondFactor(role),
    secondFactor,
  };
}

function presentUser(user: NamedUser): Schemas['DeskUser'] {
  return { _id: user.id, fullName: user.full_name, email: user.email };
}

/** Presents a member; an admin of the shop is an owner. */
export function presentMember(member: ListedMember): Schemas['DeskMember'] {
  // Only admins are members without a row.
  const role = member.account_role === 'admin' ? null : member.role;
  const isAdmin = role === null;
  return {
    user: presentUser(member),
    role: role ?? 'owner',
    maker: isAdmin ? null : presentMakerReference(member),
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
    maker: presentMakerReference(invite),
    createdAt: toIsoDate(invite.created_at),
    expiresAt: toIsoDate(invite.expires_at),
  };
}
