import type { DeskRole } from '@haat/domain';
import { isBoundToGroup, managedRoles } from '@haat/domain/desk';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../errors.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { getNamedGroup } from '../groups/groups.repository.ts';

/** A role that a member gets, with the group of a group member. */
export interface AssignedRole {
  role: DeskRole;
  /** Null for every other role. */
  makerId: string | null;
}

/**
 * Asserts that a member may give a role (product 10.1.3), and that the role has a group exactly if it is
 * bound to one.
 *
 * @throws {ForbiddenError} (403) for a role that the member does not manage
 * @throws {InvalidInputError} for a group member without a group, and for a group of another role
 * @throws {NotFoundError} for an unknown group
 */
export async function assertAssignable(
  transaction: Db,
  by: DeskRole,
  { role, makerId }: AssignedRole,
): Promise<void> {
  assertManaged(by, role);
  if (isBoundToGroup(role) !== (makerId !== null)) {
    const message = 'A group member has a group, and nobody else does.';
    throw new InvalidInputError(message, [{ field: 'makerId', message }]);
  }
  const isKnown = makerId === null || (await getNamedGroup(transaction, makerId)) !== undefined;
  if (!isKnown) throw new NotFoundError('Group');
}

/** @throws {ForbiddenError} (403) for a role that the member does not manage */
export function assertManaged(by: DeskRole, role: DeskRole): void {
  if (!managedRoles(by).includes(role)) throw new ForbiddenError();
}
