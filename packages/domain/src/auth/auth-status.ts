/**
 * Whether somebody is signed in (spec §4): not asked yet, being asked, the answer, or no answer to
 * be had (offline, a fault of the server).
 */
export type AuthStatus = 'unknown' | 'checking' | 'signed-in' | 'signed-out' | 'failed';

/**
 * What a check that failed comes to (spec §4): a 401 signs out; any other error is ignored, so
 * somebody who was signed in stays so, and otherwise nothing is known.
 *
 * @param httpStatus the status of the answer; 0 when there was none
 */
export function statusAfterFailedCheck(current: AuthStatus, httpStatus: number): AuthStatus {
  if (httpStatus === 401) return 'signed-out';
  return current === 'signed-in' ? 'signed-in' : 'failed';
}

/** What a protected route shows: its page, the sign-in instead, a spinner, or Retry. */
type ProtectedView = 'page' | 'sign-in' | 'spinner' | 'retry';

/**
 * What a protected route shows (spec §2): a spinner while the check runs, the sign-in when nobody is
 * signed in, and Retry when there was no answer; the page opens to nobody unknown.
 */
export function protectedView(status: AuthStatus): ProtectedView {
  if (status === 'signed-in') return 'page';
  if (status === 'signed-out') return 'sign-in';
  return status === 'failed' ? 'retry' : 'spinner';
}
