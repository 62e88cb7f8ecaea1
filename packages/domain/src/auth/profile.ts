import { toImageUrl } from '../images/image-url.ts';
import {
  readBoolean,
  readField,
  readFirstText,
  readId,
  readOneOf,
  readText,
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
export function readProfile(user: unknown): Profile | null {
  const id = readId(readField(user, '_id') ?? readField(user, 'id'));
  if (id === null) return null;
  return {
    id,
    fullName: readFirstText(user, ['fullName']),
    userName: readFirstText(user, ['userName']),
    email: readFirstText(user, ['email']),
    phoneNumber: readFirstText(user, ['phoneNumber']),
    address: readFirstText(user, ['address']),
    avatar: toImageUrl(readText(readField(user, 'avatar'))),
    role: readOneOf(readField(user, 'role'), USER_ROLES) ?? 'customer',
    isEmailVerified: readBoolean(readField(user, 'isEmailVerified')) ?? false,
  };
}
