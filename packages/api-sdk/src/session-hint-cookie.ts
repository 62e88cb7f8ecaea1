/** The cookie that the server sets beside a session; each renewal gives it another value. */
const HINT_COOKIE = 'haat_signed_in=';

/**
 * The session hint cookie of this browser: another text after each sign-in and each renewal, in
 * whichever tab it was. Empty without a session, and where no cookie can be read: on a server, in a
 * sandboxed frame, on a page of another site than the API's.
 */
export function getSessionHint(): string {
  if (!('document' in globalThis)) return '';
  try {
    const cookies = document.cookie.split('; ');
    return cookies.find((cookie) => cookie.startsWith(HINT_COOKIE)) ?? '';
  } catch {
    return '';
  }
}
