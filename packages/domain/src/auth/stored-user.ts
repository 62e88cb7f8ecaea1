import { toImageUrl } from '../images/image-url.ts';
import { getField, parseFirstText, parseId, parseText } from '../input/read.ts';

/** The key of the signed-in user in the browser's storage (spec §3). */
export const USER_STORAGE_KEY = 'authUser';

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
