import { resolveBaseUrl } from './base-url.ts';
import type { CookieSession } from './cookie-session.ts';

/** What a client can know about the session without a call. */
export interface SessionHint {
  /**
   * Another text after each sign-in and each renewal, in whichever tab it was; empty when nobody is
   * signed in; undefined where no cookie of the shop can be read.
   */
  read(): string | undefined;
  /**
   * The session is over. A hint that is given counts as empty from now on, and so that the next page
   * knows it too, its cookies are deleted, unless somebody has signed in meanwhile.
   *
   * @returns whether a hint was read since the last call of this
   */
  end(hint?: string): boolean;
}

/** The cookies whose presence shows a session; pages can read the first, a jar also the second. */
const HINT_COOKIES = /(^|; )(__Host-)?haat_(signed_in|refresh)=[^;]+/g;

function findHint(cookies: string): string {
  return (cookies.match(HINT_COOKIES) ?? []).join();
}

/**
 * Finds where the hint can be read: in the session's jar, or in the page's cookies, when it is a page
 * of the shop's own host. A server, a sandboxed frame and a page of another host can read none.
 *
 * @param apiUrl where the calls go
 */
export function createSessionHint(apiUrl: string, session: CookieSession | undefined): SessionHint {
  const { hostname } = new URL(apiUrl);
  let ended: string | undefined;
  let isSeen = false;

  function find(): string | undefined {
    if (session) return findHint(session.cookieHeader);
    try {
      return 'document' in globalThis && location.hostname === hostname
        ? findHint(document.cookie)
        : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    read() {
      const hint = find();
      const current = hint === ended ? hint && '' : hint;
      isSeen ||= Boolean(current);
      return current;
    },
    end(hint = ended) {
      if (hint && hint === find()) {
        if (session) session.forget();
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
        else document.cookie = 'haat_signed_in=; Path=/; Max-Age=0';
      }
      ended = hint;
      const wasSeen = isSeen;
      isSeen = false;
      return wasSeen;
    },
  };
}

/**
 * Whether somebody seems to be signed in, as the session's cookies say without a call; undefined where no
 * cookie of the shop can be read, as on a page of another host.
 *
 * @param baseUrl where the API is, as the client has it
 * @param session outside a browser, the one of the client
 */
export function isSignedIn(baseUrl: string, session?: CookieSession): boolean | undefined {
  const hint = createSessionHint(resolveBaseUrl(baseUrl), session).read();
  return hint === undefined ? undefined : hint !== '';
}
