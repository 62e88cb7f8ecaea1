import type { Session } from '../context.ts';
import { type ErrorCode, InvalidInputError, UnauthenticatedError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { getUserById, type UserRow } from './users.repository.ts';

/** A user without the password's hash, which no response may contain. */
export type User = Omit<UserRow, 'password_hash'>;

export function withoutPassword({ password_hash: _, ...user }: UserRow): User {
  return user;
}

/** @throws {UnauthenticatedError} when the account was deleted */
export async function requireUser(db: Db, session: Session): Promise<UserRow> {
  const user = await getUserById(db, session.userId);
  if (user === undefined) throw new UnauthenticatedError();
  return user;
}

/**
 * Creates a 400 about a wrong current password. A client would treat a 401 as an expired session, and
 * retry.
 *
 * @param field the form's field of the password
 */
export function createWrongPasswordError(
  field: 'currentPassword' | 'oldPassword',
): InvalidInputError {
  return createFieldError(field, 'Current password is not correct.', 'wrong_password');
}

/** Creates a 400 that names one field of the form. */
export function createFieldError(
  field: string,
  message: string,
  code?: ErrorCode,
): InvalidInputError {
  return new InvalidInputError(message, [{ field, message }], code);
}
