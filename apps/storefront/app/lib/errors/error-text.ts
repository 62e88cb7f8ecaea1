import { isApiError } from '@haat/api-sdk';

/**
 * The text of an error (product 8.1.1): the server's message if it sent one, else the fallback.
 * `{msg}` in the fallback stands for the error's own message; an error response without a message
 * has none that is fit for shoppers.
 *
 * @example errorText(error, 'Failed to add to cart: {msg}')
 */
export function errorText(error: unknown, fallback: string): string {
  const message = error instanceof Error ? error.message : '';
  if (isApiError(error) && error.hasServerMessage) return message;
  const hasNoText = isApiError(error) && error.status !== 0;
  return fallback.replace('{msg}', (!hasNoText && message) || 'please try again');
}
