import { isApiError } from '@haat/api-sdk';

/** Whether the link of a mail will not work any more: used, too old, or cut short by a mail program. */
export function isLinkSpent(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}
