import type { TestSession } from '../entities.ts';

/** Name of the cookie that signs calls in. */
export const ACCESS_COOKIE = 'haat_access';
/** Name of the cookie that renews a session. */
export const REFRESH_COOKIE = 'haat_refresh';
/** Name of the cookie that pages can read: this browser was signed in. */
const HINT_COOKIE = 'haat_signed_in';

/** Cookies by name. */
export type Cookies = ReadonlyMap<string, string>;

/** Reads a `Cookie` header. */
export function parseCookies(header: string): Cookies {
  return new Map(
    header.split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );
}

/** The cookies of a session by name. */
export function toCookies({ accessToken, refreshToken }: TestSession): Cookies {
  return new Map([
    [ACCESS_COOKIE, accessToken],
    [REFRESH_COOKIE, refreshToken],
  ]);
}

/** The `Set-Cookie` headers that begin a session, or end it: null. */
export function toSetCookies(session: TestSession | null): string[] {
  const attributes = 'Path=/; HttpOnly; SameSite=Lax';
  const hintAttributes = 'Path=/; SameSite=Lax';
  if (session === null) {
    return [
      ...[ACCESS_COOKIE, REFRESH_COOKIE].map((name) => `${name}=; ${attributes}; Max-Age=0`),
      `${HINT_COOKIE}=; ${hintAttributes}; Max-Age=0`,
    ];
  }
  const { accessToken, refreshToken, accessEndsAt, refreshEndsAt } = session;
  const refreshLife = lifeOf(session, refreshEndsAt);
  return [
    `${ACCESS_COOKIE}=${accessToken}; ${attributes}${lifeOf(session, accessEndsAt)}`,
    `${REFRESH_COOKIE}=${refreshToken}; ${attributes}${refreshLife}`,
    // Another value after each renewal; these tokens guard nothing.
    `${HINT_COOKIE}=${accessToken}; ${hintAttributes}${refreshLife}`,
  ];
}

/** The cookies of a session that is not remembered end with the browser. */
function lifeOf({ isRemembered, lastUsedAt }: TestSession, endsAt: number): string {
  const seconds = Math.floor((endsAt - Date.parse(lastUsedAt)) / 1000);
  return isRemembered ? `; Max-Age=${seconds}` : '';
}

/**
 * Gives a page what it can read of a session: the client renews a session only when it finds that. The
 * browser leaves the HttpOnly cookies out.
 */
export function setPageCookies(session: TestSession | null): void {
  if (!('document' in globalThis)) return;
  for (const line of toSetCookies(session)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and sets no past expiry.
    document.cookie = line;
  }
}

/** The `Cookie` header with which a client of its own joins a session: for a second shopper. */
export function toCookieHeader(session: TestSession): string {
  return Array.from(toCookies(session), ([name, value]) => `${name}=${value}`).join('; ');
}
