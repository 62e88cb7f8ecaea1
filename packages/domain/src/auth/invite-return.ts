/** Under this name the desk leaves the path of an invite for the sign-up, in the storage of the tab. */
export const INVITE_RETURN_KEY = 'desk-invite';

/**
 * Reads the path of the invite that a sign-up, or a sign-in, leads back to (product 2.11.9).
 *
 * @param stored unchecked; anything but the path of an invite, such as another site's URL, is null
 */
export function readInvitePath(stored: unknown): string | null {
  return typeof stored === 'string' && /^\/desk\/invite\/[\w-]{1,200}$/.test(stored)
    ? stored
    : null;
}
