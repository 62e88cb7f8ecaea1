import { isRouteErrorResponse } from 'react-router';

/** What a page says when it could not be shown: what to do next, then what went wrong. */
export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
}

export const NOT_FOUND: ErrorTexts = {
  title: 'Page not found',
  text: 'Go back to the shop, or search for what you were after: there is nothing at this address.',
  canRetry: false,
};

const BUSY: ErrorTexts = {
  title: 'Too many shoppers at once',
  text: 'Wait a moment, then try again. Your cart is safe.',
  canRetry: true,
};

const OFFLINE: ErrorTexts = {
  title: 'You seem to be offline',
  text: 'Check your connection, then try again. Your cart is safe.',
  canRetry: true,
};

export const BROKEN: ErrorTexts = {
  title: 'Something went wrong',
  text: 'Try again in a moment. The fault is ours, and your cart is safe.',
  canRetry: true,
};

/** The words for each way a page can fail. */
export function getErrorTexts(error: unknown): ErrorTexts {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return NOT_FOUND;
    if (error.status === 429 || error.status === 503) return BUSY;
    return { ...BROKEN, text: readMessage(error.data) ?? BROKEN.text };
  }
  // What fetch rejects with when no answer comes; on the server there is no such error.
  return error instanceof TypeError && !import.meta.env.SSR && !navigator.onLine ? OFFLINE : BROKEN;
}

/** The title of a page that failed, in the words of its screen for what is not there or not loaded. */
export function errorTitle(
  error: unknown,
  notFoundTitle = NOT_FOUND.title,
  failedTitle = BROKEN.title,
): string {
  const { title } = getErrorTexts(error);
  if (title === NOT_FOUND.title) return notFoundTitle;
  return title === BROKEN.title ? failedTitle : title;
}

/** What the loader said about it, see `loadOrFail`. */
function readMessage(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return undefined;
  return typeof failure.message === 'string' ? failure.message : undefined;
}
