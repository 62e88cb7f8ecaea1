import { LANGUAGE } from '#language';
import { toImageUrl } from '../images.ts';
import { LANGUAGES, type Language } from '../language/language.ts';
import {
  getField,
  parseBoolean,
  parseFirstText,
  parseId,
  parseOneOf,
  parseText,
} from '../parse.ts';

const USER_ROLES = ['customer', 'admin'] as const;

/**
 * `customer` shops; `admin` may also list users and messages, delete any review (product 6.1.3), and
 * has the rights of an owner at the desk (product 10.1.1).
 */
export type UserRole = (typeof USER_ROLES)[number];

/** Only an admin may list users and messages (product 6.1.3). */
export function isAdmin(user: { readonly role?: string | null } | null | undefined): boolean {
  return user?.role === 'admin';
}

/** The signed-in user in the profile (product 5.4.2); a missing text is ''. */
export type Profile = {
  /** `_id` or `id` of the API; never ''. */
  readonly id: string;
  /** As its owner writes it, at most 50 characters. */
  readonly fullName: string;
  /** Chosen at the sign-up; unique in the shop, whatever its case. */
  readonly userName: string;
  /**
   * Signs in, and is unique in the shop; a new one stands here once the link in its mail was
   * opened.
   */
  readonly email: string;
  /** As its owner typed it, with or without a country code. */
  readonly phoneNumber: string;
  /** Free text, not one of the saved addresses. */
  readonly address: string;
  /** URL; null for the default picture. */
  readonly avatar: string | null;
  /** `customer` where the API sends none that is known. */
  readonly role: UserRole;
  /**
   * Whether the link in the verification mail was opened; such an account may order more at a time
   * (product 4.5.1).
   */
  readonly isEmailVerified: boolean;
};

/** Parses a user, null without an id; an unknown role becomes customer, without privileges. */
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

/** Shown for a sign-in response without a user (product 5.2.2). */
export const NO_USER_MESSAGE =
  LANGUAGE === 'hi' ? 'लॉग इन नहीं हो पाया। कृपया फिर कोशिश करें।' : 'No user object returned';

/** The part of the signed-in user that the browser stores: what the header shows. */
export type StoredUser = {
  /** 1 to 200 characters. */
  readonly _id: string;
  /** As its owner writes it; '' where the API sends none. */
  readonly fullName: string;
  /** Unique in the shop, whatever its case; '' where the API sends none. */
  readonly userName: string;
  /** URL; null for the default picture. */
  readonly avatar: string | null;
  /** The language of her mails; null where the API sends none. */
  readonly language: Language | null;
};

const MAX_ID_LENGTH = 200;

/**
 * Reduces a user to what is stored, without e-mail address and phone number; null without an id.
 */
export function toStoredUser(user: unknown): StoredUser | null {
  const _id = parseId(getField(user, '_id') ?? getField(user, 'id'));
  if (_id === null) return null;
  return {
    _id,
    fullName: parseFirstText(user, ['fullName']),
    userName: parseFirstText(user, ['userName']),
    avatar: toImageUrl(parseText(getField(user, 'avatar'))),
    language: parseLanguage(user),
  };
}

function parseLanguage(user: unknown): Language | null {
  return parseOneOf(getField(user, 'language'), LANGUAGES) ?? null;
}

/** Parses the stored user or null, without a schema because every page runs it (decision 4). */
export function parseStoredUser(stored: unknown): StoredUser | null {
  const _id = getField(stored, '_id');
  const fullName = getField(stored, 'fullName');
  const userName = getField(stored, 'userName');
  const avatar = getField(stored, 'avatar');
  if (typeof _id !== 'string' || _id === '' || _id.length > MAX_ID_LENGTH) return null;
  if (typeof fullName !== 'string' || typeof userName !== 'string') return null;
  if (avatar !== null && typeof avatar !== 'string') return null;
  return { _id, fullName, userName, avatar, language: parseLanguage(stored) };
}
