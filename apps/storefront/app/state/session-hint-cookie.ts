/** The cookie that the server sets beside a session; scripts can read it, and it grants nothing. */
const HINT_COOKIE = 'haat_signed_in';

/** A hint that this browser has a session; without it no session check is needed. */
export interface SessionHintCookie {
  isSet(): boolean;
  /** Clears the hint after the end of the session. */
  clear(): void;
}

/** Reads and clears the hint in the cookies of a document. */
export function createSessionHintCookie(document: { cookie: string }): SessionHintCookie {
  return {
    isSet: () =>
      document.cookie.split(';').some((cookie) => cookie.trim().startsWith(`${HINT_COOKIE}=`)),
    clear() {
      document.cookie = `${HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  };
}
