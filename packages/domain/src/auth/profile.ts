import { toImageUrl } from '../images/image-url.ts';
import {
  getField,
  parseBoolean,
  parseFirstText,
  parseId,
  parseOneOf,
  parseText,
} from '../input/read.ts';
import { USER_ROLES, type UserRole } from './role.ts';

/** The signed-in user as the profile shows it (spec §3), each text '' when not given. */
export type Profile = {
  readonly id: string;
  readonly fullName: string;
  readonly userName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** One free text, not one of the saved addresses. */
  readonly address: string;
  /** URL of the avatar; null for the default picture. */
  readonly avatar: string | null;
  readonly role: UserRole;
  readonly isEmailVerified: boolean;
};

/**
 * Reads the user the API sent. A role that is not known is customer: it opens nothing.
 *
 * @returns null when there is no user, that is no id
 */
export function parseProfile(user: unknown): Profile | null {
  const id = parseId(getField(user, '_id') ?? getField(user, 'id'));
  if (id === null) return null;
  return {
    id,
    fullName: parseFirstText(user, ['fullName']),
    userName: parseFirstText(user, ['userName']),
    email: parseFirstText(user, ['email']),
    phoneNumber: parseFirstText(user, ['phoneNumber']),
    address: parseFirstText(user, ['address']),
    avatar: toImageUrl(parseText(getField(user, 'avatar'))),
    role: parseOneOf(getField(user, 'role'), USER_ROLES) ?? 'customer',
    isEmailVerified: parseBoolean(getField(user, 'isEmailVerified')) ?? false,
  };
}
