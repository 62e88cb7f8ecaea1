import { isApiError } from '@haat/api-sdk';

/** Names of the parameters in the paths of the calls that a page's address leads to. */
const PATH_FIELDS: readonly string[] = ['id', 'slug', 'productId', 'token', 'resetToken'];

/**
 * True for a call about something that is not there: nothing has its id, or nothing can have it, such
 * as one that a full stop came after in a message (product 2.2.16).
 */
export function namesNothing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.status === 404 || error.fieldErrors.some(({ field }) => PATH_FIELDS.includes(field));
}
