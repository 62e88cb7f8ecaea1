import { isApiError } from '@haat/api-sdk';
import { data } from 'react-router';
import { errorText } from '../errors/error-text.ts';
import { namesNothing } from '../errors/names-nothing.ts';

/** The data of the response that a loader throws after an API error, for the ErrorBoundary. */
interface LoadFailure {
  readonly message: string;
}

/**
 * Waits for a call of a loader. An API error becomes the page's status, with the server's message or
 * the fallback (product 8.1.1), which the route's ErrorBoundary shows.
 *
 * @throws a Response with {@link LoadFailure} as its data
 */
export async function loadOrFail<T>(call: Promise<T>, fallback: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const failure: LoadFailure = { message: errorText(error, fallback) };
    const status = namesNothing(error) ? 404 : error.status;
    throw data(failure, { status: status === 0 ? 503 : status });
  }
}

/** The outcome of a call that the page can do without. */
export type Deferred<T> =
  | { readonly isLoaded: true; readonly value: T }
  | { readonly isLoaded: false; readonly message: string };

/**
 * Turns a call into its outcome. It never rejects: the block shows the error with
 * Retry instead of the whole page.
 */
export async function defer<T>(call: Promise<T>, fallback: string): Promise<Deferred<T>> {
  try {
    return { isLoaded: true, value: await call };
  } catch (error) {
    return { isLoaded: false, message: errorText(error, fallback) };
  }
}
