import { isApiError } from '@haat/api-sdk';

/** Names of the token parameter in the two calls. */
const TOKEN_FIELDS: readonly string[] = ['token', 'resetToken'];

/**
 * Returns true if the link of a mail no longer works: it was used, is too old, or was cut short by
 * a mail program.
 */
export function isLinkSpent(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return (
    error.status === 404 || error.fieldErrors.some(({ field }) => TOKEN_FIELDS.includes(field))
  );
}
