import { unwrap } from '@haat/api-sdk';
import { api } from '../../state/create-stores.ts';

const calls = new Map<string, Promise<unknown>>();

/**
 * Verifies with the token of a mail, once per page load: a second render shares the first call, as
 * a second call would report a used link. A call that failed for another reason can be repeated.
 *
 * @throws ApiError 404 when the token is unknown, used or too old
 */
export function verifyEmailOnce(token: string): Promise<unknown> {
  const existing = calls.get(token);
  if (existing) return existing;
  const call = unwrap(api.POST('/users/verify-email/{token}', { params: { path: { token } } }));
  calls.set(token, call);
  call.catch(() => calls.delete(token));
  return call;
}
