/** State of the sign-in (product 4.1.1); `failed` stands for no response or a server error. */
export type AuthStatus = 'unknown' | 'checking' | 'signed-in' | 'signed-out' | 'failed';

/**
 * Returns true for the error of a call whose session has ended: only a 401 says so (product 4.1.1).
 *
 * @param error its `status` is that of the response, 0 without one
 */
export function isSessionOver({ status }: { readonly status: number }): boolean {
  return status === 401;
}

/**
 * The status after a failed check: only a 401 ends the session (product 4.1.1).
 *
 * @param httpStatus 0 without a response
 */
export function statusAfterFailedCheck(current: AuthStatus, httpStatus: number): AuthStatus {
  if (isSessionOver({ status: httpStatus })) return 'signed-out';
  return current === 'signed-in' ? 'signed-in' : 'failed';
}

type ProtectedView = 'page' | 'sign-in' | 'spinner' | 'retry';

/**
 * Chooses what a protected route shows (product 2.3): its page opens only to a signed-in shopper.
 */
export function protectedView(status: AuthStatus): ProtectedView {
  if (status === 'signed-in') return 'page';
  if (status === 'signed-out') return 'sign-in';
  return status === 'failed' ? 'retry' : 'spinner';
}
