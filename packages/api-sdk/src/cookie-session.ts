import { parseSetCookie } from 'set-cookie-parser';

/** A session outside a browser: the cookies that one shopper's browser would keep. */
export interface CookieSession {
  /** All cookies, as a `Cookie` header; '' without any. Starts another session where this one is. */
  readonly cookieHeader: string;
  /**
   * The `Set-Cookie` lines that the shop sent, the last one of each cookie. A server that renders
   * for a visitor forwards them: the visitor's own cookies are void once they were renewed here. Where
   * cookies are set by name, as in a server action of Next, npm's set-cookie-parser takes
   * them apart.
   */
  readonly setCookies: readonly string[];
  /** The `Cookie` header of a request to a URL; '' when no cookie belongs there. */
  getCookieHeader(url: string): string;
  /** Keeps or deletes cookies as the `Set-Cookie` lines of a response from a URL say. */
  receive(setCookies: readonly string[], url: string): void;
  /**
   * Deletes the cookies of a sign-in that is over, as a `Set-Cookie` of the shop would: `setCookies` has
   * that too. The client calls it when the shop did not renew the session.
   */
  forget(): void;
}

interface Cookie {
  readonly pair: string;
  readonly path: string;
  readonly isSecure: boolean;
  /** The one host that gets it; undefined for the cookies that the session began with. */
  readonly host: string | undefined;
  /** In ms since 1970; Infinity when it lives as long as the session. */
  readonly expiresAt: number;
}

/** Names that a browser only takes from https. */
const SECURE_NAME = /^__(Host|Secure)-/;

/** The cookies that a sign-in sets, but the one that remembers the browser. */
const SIGN_IN_NAME = /^(__Host-)?haat_(access|refresh|signed_in)$/;

/** Whether nobody can listen on the way: https, or the machine itself. */
function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(localhost|127\..*|\[::1\])$/.test(hostname);
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** Splits at the first `=`; both parts are trimmed. */
function splitPair(text: string): readonly [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name.trim(), value.join('=').trim()];
}

/**
 * Creates the session (product 4.10) of one shopper for a client outside a browser: a script, or a server that
 * renders for a visitor. Cookies are kept per path and host, until `Max-Age` or `Expires`; secure
 * ones go only over https or to this machine itself.
 *
 * @param cookieHeader the visitor's `Cookie` header, or an earlier session's `cookieHeader`; left
 *   out: nobody is signed in
 */
export function createCookieSession(cookieHeader: string | null = ''): CookieSession {
  const cookies = new Map<string, Cookie>();
  const lines = new Map<string, string>();

  for (const part of (cookieHeader ?? '').split(';')) {
    const [name, value] = splitPair(part);
    if (name === '') continue;
    cookies.set(`${name};/`, {
      pair: `${name}=${value}`,
      path: '/',
      isSecure: SECURE_NAME.test(name),
      host: undefined,
      expiresAt: Infinity,
    });
  }

  function toHeader(isSent: (cookie: Cookie) => boolean): string {
    const now = Date.now();
    return Array.from(cookies.values())
      .filter((cookie) => cookie.expiresAt > now && isSent(cookie))
      .map(({ pair }) => pair)
      .join('; ');
  }

  function receiveOne(line: string, url: URL): void {
    const cookie = parseSetCookie(line, { decodeValues: false, silent: true, split: false })[0];
    if (!cookie?.name) return;
    const { name, value, secure: isSecure = false } = cookie;
    const domain = (cookie.domain ?? '').replace(/^\./, '').toLowerCase();
    const folder = cookie.path ?? '';
    const path = folder.startsWith('/') ? folder : url.pathname.replace(/(.)\/[^/]*$|[^/]+$/, '$1');
    const isForeign = domain !== '' && !`.${url.hostname}`.endsWith(`.${domain}`);
    const isForged =
      SECURE_NAME.test(name) &&
      (!isSecure || (name.startsWith('__Host-') && (path !== '/' || domain !== '')));
    if (isForeign || isForged || (isSecure && !isPrivateWay(url))) return;

    const expiresAt =
      cookie.maxAge === undefined
        ? (cookie.expires?.getTime() ?? Infinity)
        : Date.now() + cookie.maxAge * 1000;
    const key = `${name};${path}`;
    lines.set(key, line);
    cookies.set(key, {
      pair: `${name}=${value}`,
      path,
      isSecure,
      host: url.hostname,
      expiresAt,
    });
  }

  return {
    get cookieHeader() {
      return toHeader(() => true);
    },
    get setCookies() {
      return Array.from(lines.values());
    },
    getCookieHeader(url) {
      const target = new URL(url);
      return toHeader(
        ({ path, isSecure, host = target.hostname }) =>
          host === target.hostname &&
          isBelow(target.pathname, path) &&
          (!isSecure || isPrivateWay(target)),
      );
    },
    receive(setCookies, url) {
      for (const line of setCookies) receiveOne(line, new URL(url));
    },
    forget() {
      for (const [key, { pair, path, isSecure }] of cookies) {
        const [name] = splitPair(pair);
        if (!SIGN_IN_NAME.test(name)) continue;
        cookies.delete(key);
        lines.set(key, `${name}=; Path=${path}; Max-Age=0${isSecure ? '; Secure' : ''}`);
      }
    },
  };
}
