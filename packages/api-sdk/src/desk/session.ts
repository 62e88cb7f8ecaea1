import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { readBody } from '../read-data.ts';
import type { LoginInput, User } from '../types.ts';

/** The calls of the shop that begin and end a session, which the desk shares. */
export function createDeskSessionResource(call: CallOperation) {
  return {
    /**
     * Signs in, as `users.login` of the shop's client does. Whether the account is a member of the
     * desk is what `members.me` says.
     *
     * @throws ApiError 400, 401 with the same message for an unknown address and a wrong password
     *   (`invalid_credentials`), 429
     */
    async login(input: LoginInput, options?: CallOptions): Promise<User> {
      return readBody(call('loginUser', options, { body: input }), ({ data }) => data.user);
    },

    /** Signs out. Also a success when nobody is signed in, so it can be repeated. */
    async logout(options?: CallOptions): Promise<void> {
      await call('logoutUser', options);
    },
  };
}
