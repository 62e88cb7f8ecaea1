/** The roles at the desk, the most powerful first (product 10.1.1). */
export const DESK_ROLES = ['owner', 'coordinator', 'packer', 'writer', 'group_member'] as const;

/**
 * The role of a member of the desk; {@link ROLE_PERMISSIONS} has what it permits,
 * {@link managedRoles} which others it manages.
 */
export type DeskRole = (typeof DESK_ROLES)[number];

/** What a member of the desk may be permitted to do. */
export const DESK_PERMISSIONS = [
  'orders.read',
  'orders.pack',
  'orders.move',
  'orders.refund',
  'goods.read',
  'goods.stock',
  'goods.edit',
  'people.read',
  'messages',
  'reviews',
  'content',
  'money.read',
  'money.pay',
  'charges',
  'texts.read',
  'texts.edit',
  'members',
  'audit',
] as const;

/**
 * Something that a role may permit: `people.read` is to see shoppers, `charges` to set what each order
 * adds, `texts` are those that tell shoppers about their orders, `members` is to invite, change and remove
 * people of the desk, `audit` to read the log of changes.
 */
export type DeskPermission = (typeof DESK_PERMISSIONS)[number];

const OWNERS_ONLY: readonly DeskPermission[] = ['charges', 'texts.edit'];

/** The permissions of each role (product 10.1.1). */
export const ROLE_PERMISSIONS: Readonly<Record<DeskRole, readonly DeskPermission[]>> = {
  owner: DESK_PERMISSIONS,
  coordinator: DESK_PERMISSIONS.filter((permission) => !OWNERS_ONLY.includes(permission)),
  packer: ['orders.read', 'orders.pack', 'orders.move', 'goods.read', 'goods.stock'],
  writer: ['goods.read', 'messages', 'reviews', 'content'],
  group_member: ['orders.read', 'orders.pack', 'goods.read', 'goods.stock', 'money.read'],
};

/**
 * Tells whether a role permits something (product 10.1.1). For a role that {@link isBoundToGroup},
 * it does so within her own group alone.
 */
export function hasDeskPermission(role: DeskRole, permission: DeskPermission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

/** A group member sees the lines, the goods and the money of her own group alone (product 10.1.2). */
export function isBoundToGroup(role: DeskRole): boolean {
  return role === 'group_member';
}

/** Owners and coordinators give a second factor in each session (product 10.1.4). */
export function needsSecondFactor(role: DeskRole): boolean {
  return role === 'owner' || role === 'coordinator';
}

/** How long a code of the second factor counts as fresh, ms. */
const FRESH_CODE_MS = 10 * 60_000;

/**
 * Whether a session gave a code so recently that it may do what lets people in, takes them out or pays
 * money (product 10.1.10). A time that is as far ahead comes from a clock that was wrong.
 *
 * @param givenAt when it gave a code last, epoch ms; null before the first
 * @param now epoch ms
 */
export function isCodeFresh(givenAt: number | null, now: number): boolean {
  return givenAt !== null && Math.abs(now - givenAt) <= FRESH_CODE_MS;
}

/**
 * The roles that a member may give, take and remove: an owner all, a coordinator the lower ones
 * (product 10.1.3).
 */
export function managedRoles(role: DeskRole): readonly DeskRole[] {
  if (role === 'owner') return DESK_ROLES;
  return role === 'coordinator' ? ['packer', 'writer', 'group_member'] : [];
}

/** What a file of many orders holds beside numbers, statuses, names, towns and goods. */
export interface OrderFileContents {
  /** Phone numbers and addresses of shoppers. */
  readonly hasAddresses: boolean;
  /** The total of each order, with what other groups sell in it. */
  readonly hasTotals: boolean;
}

/**
 * What a file of many orders may hold for a role. A packer reads the address of the packet in her
 * hands; a list of them leaves the shop only with those who may read people (product 10.2.6).
 */
export function orderFileContents(role: DeskRole): OrderFileContents {
  return {
    hasAddresses: hasDeskPermission(role, 'people.read'),
    hasTotals: !isBoundToGroup(role),
  };
}
