import { isApiError } from '@haat/api-sdk';

/** The text for what fails without a network connection (product 8.1.5). */
export const OFFLINE_TEXT = 'You seem to be offline. Check your connection, then try again.';

/** Returns true in a browser that knows of no network connection. */
export function isOffline(): boolean {
  // On the server the property is missing.
  return navigator.onLine === false;
}

/**
 * The text of an error (product 8.1.1): the server's message if it sent one, else the fallback,
 * with the offline text where that is the reason and the fallback gives none (product 8.1.5). `{msg}` in the fallback stands for the error's own message; an error response without a message
 * has none that is fit for shoppers.
 *
 * @example errorText(error, 'Failed to add to cart: {msg}')
 */
export function errorText(error: unknown, fallback: string): string {
  const message = error instanceof Error ? error.message : '';
  if (isApiError(error) && error.hasServerMessage) return message;
  const hasNoResponse = isApiError(error) && error.status === 0;
  if (hasNoResponse && isOffline() && !fallback.includes('{msg}')) {
    return `${fallback.replace(/\.?$/, '.')} ${OFFLINE_TEXT}`;
  }
  const hasNoText = isApiError(error) && !hasNoResponse;
  return fallback.replace('{msg}', (!hasNoText && message) || 'please try again');
}
