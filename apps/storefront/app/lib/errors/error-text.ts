import { isApiError } from '@haat/api-sdk';

/**
 * The words for what went wrong (product 8): the server's message when it sent one, else the
 * fallback. `{msg}` in the fallback stands for the error's own message; an answer that failed
 * without words has none that a shopper could use.
 *
 * @example errorText(error, 'Failed to add to cart: {msg}')
 */
export function errorText(error: unknown, fallback: string): string {
  const message = error instanceof Error ? error.message : '';
  if (isApiError(error) && error.hasServerMessage) return message;
  const isWordless = isApiError(error) && error.status !== 0;
  return fallback.replace('{msg}', (!isWordless && message) || 'please try again');
}
