import { PASSWORD_MIN_LENGTH } from '@haat/domain';
import { PUBLIC_PASSWORD_MIN_LENGTH } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { createFieldError } from '../account-user.ts';
import type { UserRow } from '../users.repository.ts';
import { isCommonPassword, isOwnName } from './common-passwords.ts';

/** Names that a password must not consist of. */
export interface PasswordOwner {
  readonly fullName: string;
  readonly userName: string;
  readonly email: string;
}

export function toPasswordOwner(user: UserRow): PasswordOwner {
  return { fullName: user.full_name, userName: user.user_name, email: user.email };
}

/** @throws {InvalidInputError} when the password is too short, too common, or consists of names */
export function assertStrongPassword(
  context: ShopContext,
  password: string,
  field: 'password' | 'newPassword',
  owner: PasswordOwner,
): void {
  const { isHttps } = context.config;
  const minLength = isHttps ? PUBLIC_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH;
  if (Array.from(password).length < minLength) {
    throw createFieldError(field, `Password must be at least ${minLength} characters.`);
  }
  if (!isHttps) return;
  if (isOwnName(password, owner)) {
    throw createFieldError(
      field,
      'Please choose a password without your name or the name of the shop.',
    );
  }
  if (isCommonPassword(password)) {
    throw createFieldError(field, 'This password is too common. Please choose another one.');
  }
}
