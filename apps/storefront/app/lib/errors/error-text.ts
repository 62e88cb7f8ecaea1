import { type ApiError, isApiError } from '@haat/api-sdk';
import { LANGUAGE } from '@haat/domain';
import { formatError, type ShownError, toHindiError } from '@haat/domain/shopper';

/** Returns true in a browser that knows of no network connection. */
export function isOffline(): boolean {
  // On the server the property is missing.
  return navigator.onLine === false;
}

/** An error of a call with its texts in the language of this build. */
export function toShownError(error: ApiError): ShownError {
  return LANGUAGE === 'hi' ? toHindiError(error) : error;
}

/**
 * The text of anything that was thrown, by the rule of {@link formatError} (product 8.1.1, 8.1.3).
 *
 * @example errorText(error, 'Failed to add to cart: {msg}')
 */
export function errorText(error: unknown, fallback: string): string {
  const message = error instanceof Error ? error.message : '';
  return formatError(isApiError(error) ? toShownError(error) : { message }, fallback, isOffline());
}
