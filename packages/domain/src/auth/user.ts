import { toImageUrl } from '../images.ts';
import {
  getField,
  parseBoolean,
  parseFirstText,
  parseId,
  parseOneOf,
  parseText,
} from '../parse.ts';

/** The roles of a user (spec §1, §6). */
const USER_ROLES = ['customer', 'admin'] as const;

/** One of {@link USER_ROLES}. */
export type UserRole = (typeof USER_ROLES)[number];

/** Whether a user may use the calls of the back office: the user list and the messages (spec §6). */
export function isAdmin(user: { readonly role?: string | null } | null | undefined): boolean {
  return user?.role === 'admin';
}

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

/** What is wrong with a sign-in answer that has no user (spec §5). */
export const NO_USER_MESSAGE = 'No user object returned';

/** What is kept of the signed-in user: only what the header shows; the rest is fetched. */
export type StoredUser = {
  readonly _id: string;
  readonly fullName: string;
  readonly userName: string;
  /** URL of the avatar; null for the default picture. */
  readonly avatar: string | null;
};

const MAX_ID_LENGTH = 200;

/**
 * What to keep of a user the API sent; everything else, such as e-mail and telephone, stays out of
 * storage.
 *
 * @returns null when there is no user, that is no id
 */
export function toStoredUser(user: unknown): StoredUser | null {
  const _id = parseId(getField(user, '_id') ?? getField(user, 'id'));
  if (_id === null) return null;
  return {
    _id,
    fullName: parseFirstText(user, ['fullName']),
    userName: parseFirstText(user, ['userName']),
    avatar: toImageUrl(parseText(getField(user, 'avatar'))),
  };
}

/**
 * Reads the user out of storage; null when what is stored is old or broken. By hand rather than
 * with a schema, for the same reason as the stored cart: every page reads it.
 */
export function parseStoredUser(stored: unknown): StoredUser | null {
  const _id = getField(stored, '_id');
  const fullName = getField(stored, 'fullName');
  const userName = getField(stored, 'userName');
  const avatar = getField(stored, 'avatar');
  if (typeof _id !== 'string' || _id === '' || _id.length > MAX_ID_LENGTH) return null;
  if (typeof fullName !== 'string' || typeof userName !== 'string') return null;
  return avatar === null || typeof avatar === 'string' ? { _id, fullName, userName, avatar } : null;
}
