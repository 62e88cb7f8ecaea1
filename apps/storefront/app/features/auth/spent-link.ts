import { isApiError } from '@haat/api-sdk';

/** The token's name in the address of either call. */
const TOKEN_FIELDS: readonly string[] = ['token', 'resetToken'];

/** Whether the link of a mail will not work any more: used, too old, or cut short by a mail program. */
export function isLinkSpent(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return (
    error.status === 404 || error.fieldErrors.some(({ field }) => TOKEN_FIELDS.includes(field))
  );
}
