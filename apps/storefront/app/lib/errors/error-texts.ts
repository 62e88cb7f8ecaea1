import { isRouteErrorResponse } from 'react-router';

/** The texts of a page that failed to load: the title, and what to do next. */
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

/** The texts for each error of a page. */
export function getErrorTexts(error: unknown): ErrorTexts {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return NOT_FOUND;
    if (error.status === 429 || error.status === 503) return BUSY;
    return { ...BROKEN, text: parseMessage(error.data) ?? BROKEN.text };
  }
  // `fetch` rejects with a TypeError without a network; on the server it is a bug.
  return error instanceof TypeError && !import.meta.env.SSR && !navigator.onLine ? OFFLINE : BROKEN;
}

/** The title of a page that failed to load, with the screen's own titles for 404 and other errors. */
export function errorTitle(
  error: unknown,
  notFoundTitle = NOT_FOUND.title,
  failedTitle = BROKEN.title,
): string {
  const { title } = getErrorTexts(error);
  if (title === NOT_FOUND.title) return notFoundTitle;
  return title === BROKEN.title ? failedTitle : title;
}

/** The message of the error that a loader threw; see `loadOrFail`. */
function parseMessage(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return undefined;
  return typeof failure.message === 'string' ? failure.message : undefined;
}
