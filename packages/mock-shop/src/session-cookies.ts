import type { TestSession } from './test-shop.ts';

const ACCESS_COOKIE = 'haat_access';
const REFRESH_COOKIE = 'haat_refresh';
/** Pages can read this one: the browser was signed in. */
const HINT_COOKIE = 'haat_signed_in';

/** The tokens of a session; both are '' for a guest. */
export type Tokens = Pick<TestSession, 'accessToken' | 'refreshToken'>;

/** What a browser has of which nobody is signed in. */
export const NO_TOKENS: Tokens = { accessToken: '', refreshToken: '' };

/** Reads the tokens out of a `Cookie` header. */
export function parseTokens(header: string): Tokens {
  const cookies = new Map(
    header.split(';').map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=');
      return [name, value];
    }),
  );
  return {
    accessToken: cookies.get(ACCESS_COOKIE) ?? '',
    refreshToken: cookies.get(REFRESH_COOKIE) ?? '',
  };
}

/** The `Set-Cookie` headers that begin a session, or end it with `NO_TOKENS`. */
export function toSetCookies({ accessToken, refreshToken }: Tokens): string[] {
  const attributes = `Path=/; SameSite=Lax${accessToken === '' ? '; Max-Age=0' : ''}`;
  return [
    `${ACCESS_COOKIE}=${accessToken}; HttpOnly; ${attributes}`,
    `${REFRESH_COOKIE}=${refreshToken}; HttpOnly; ${attributes}`,
    // Another value after each renewal; these tokens guard nothing.
    `${HINT_COOKIE}=${accessToken}; ${attributes}`,
  ];
}

/**
 * Gives a page what it can read of a session: the client renews a session only when it finds that. The
 * browser leaves the HttpOnly cookies out.
 */
export function setPageCookies(tokens: Tokens): void {
  if (!('document' in globalThis)) return;
  for (const line of toSetCookies(tokens)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and sets no past expiry.
    document.cookie = line;
  }
}

/** The `Cookie` header with which a client of its own joins a session: for a second shopper. */
export function toCookieHeader({ accessToken, refreshToken }: Tokens): string {
  return `${ACCESS_COOKIE}=${accessToken}; ${REFRESH_COOKIE}=${refreshToken}`;
}
