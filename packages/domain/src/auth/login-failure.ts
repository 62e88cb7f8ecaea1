import { isRejection } from '../errors/rejection.ts';

/**
 * Why a login failed, for an error without a message of the server: `rejected` is about the credentials
 * (product 5.2.2), `no-user` a response without a user (product 5.2.2), `failed` anything else (product
 * 8.4.1).
 *
 * @param error its `reason` is `malformed` for a response that is not what the contract says
 */
export function loginFailure(error: {
  readonly reason: string;
  readonly status: number;
}): 'rejected' | 'no-user' | 'failed' {
  if (error.reason === 'malformed') return 'no-user';
  return isRejection(error) ? 'rejected' : 'failed';
}
