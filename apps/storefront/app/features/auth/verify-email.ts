import { api } from '../../state/create-stores.ts';

const calls = new Map<string, Promise<void>>();

/**
 * Uses up the token of a verification mail, once per page: a screen that is drawn twice asks once,
 * since the second answer would be that the link is spent. A call that failed for another reason
 * can be repeated.
 *
 * @throws ApiError 404 when the token is unknown, used or too old
 */
export function verifyEmailOnce(token: string): Promise<void> {
  const before = calls.get(token);
  if (before) return before;
  const call = api.users.verifyEmail(token);
  calls.set(token, call);
  call.catch(() => calls.delete(token));
  return call;
}

/**
 * Sends the verification mail again, to the address of whoever is signed in.
 *
 * @throws ApiError 409 when it is verified already, 429 after too many
 */
export function resendVerification(): Promise<void> {
  return api.users.resendEmailVerification();
}
