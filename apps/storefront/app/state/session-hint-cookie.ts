/** The cookie that the server sets beside a session; pages can read it, and it proves nothing. */
const HINT_COOKIE = 'haat_signed_in';

/** Whether this browser may have a session: without the hint there is none to ask about. */
export interface SessionHintCookie {
  isSet(): boolean;
  /** The session turned out to be over. */
  clear(): void;
}

/** Reads the hint from the cookies of a page. */
export function createSessionHintCookie(page: { cookie: string }): SessionHintCookie {
  return {
    isSet: () =>
      page.cookie.split(';').some((cookie) => cookie.trim().startsWith(`${HINT_COOKIE}=`)),
    clear() {
      page.cookie = `${HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  };
}
