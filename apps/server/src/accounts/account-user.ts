import type { Session } from '../context.ts';
import { InvalidInputError, UnauthenticatedError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { getUserById, type UserRow } from './users.repository.ts';

/** A user as the database holds it, without what no answer may hold. */
export type User = Omit<UserRow, 'password_hash'>;

/** What may leave the services. */
export function withoutPassword({ password_hash: _, ...user }: UserRow): User {
  return user;
}

/** @throws {UnauthenticatedError} when the account is gone. */
export async function requireUser(db: Db, session: Session): Promise<UserRow> {
  const user = await getUserById(db, session.userId);
  if (user === undefined) throw new UnauthenticatedError();
  return user;
}

/**
 * A 400 about a wrong present password. A 401 would be taken for an expired session by the client, which
 * would try again.
 *
 * @param field of the form with the password
 */
export function createWrongPasswordError(
  field: 'currentPassword' | 'oldPassword',
): InvalidInputError {
  return createFieldError(field, 'Current password is not correct.');
}

/** A 400 that names one field of the form. */
export function createFieldError(field: string, message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field, message }]);
}
