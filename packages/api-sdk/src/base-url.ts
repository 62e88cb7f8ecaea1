import { createOptionsError } from './api-error.ts';

/** What a client is created with, for developers. */
export const BASE_URL_RULE = "baseUrl must be the shop's API, such as https://shop.example/api/v1";

/**
 * The absolute URL of the API, without a slash at its end.
 *
 * @throws ApiError with the reason `options` when no request could be made with it
 */
export function resolveBaseUrl(baseUrl: string): string {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href;
  try {
    const { href } = new URL(baseUrl, page);
    // `fetch` takes no URL with a password, and each call would look like a network error; of a path with
    // two slashes the shop redirects reads alone.
    if (baseUrl && /^https?:..[^@/]+\/(?!\/)/.test(href)) return href.replace(/\/$/, '');
  } catch {
    // Said below.
  }
  throw createOptionsError(
    `${BASE_URL_RULE}, absolute outside a browser, no password or //; it is ${JSON.stringify(baseUrl)}.`,
  );
}
