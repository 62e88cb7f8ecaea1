/** The cookie that the server writes beside a session; each renewal gives it another value. */
const MARK_COOKIE = 'haat_signed_in=';

/**
 * What the browser's cookies say of the session at this moment: another text after each sign-in and
 * each renewal, in whichever tab it was. Empty without a session, and where no cookie can be read:
 * on a server, in a sandboxed frame, on a page of another site than the API's.
 */
export function readSessionMark(): string {
  if (!('document' in globalThis)) return '';
  try {
    const cookies = document.cookie.split('; ');
    return cookies.find((cookie) => cookie.startsWith(MARK_COOKIE)) ?? '';
  } catch {
    return '';
  }
}
