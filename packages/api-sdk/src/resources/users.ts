import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { asEntity, type CallResult, having, readBody, readData } from '../read-data.ts';
import type { ListFilters } from '../request-types.ts';
import { toFormData } from '../to-form-data.ts';
import type {
  AccountExport,
  ChangePasswordInput,
  DeleteAccountInput,
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  Session,
  UpdateAccountInput,
  User,
  UserList,
  UserListQuery,
} from '../types.ts';
import { iteratePages } from './iterate-pages.ts';

/** The forms of a sign-in response: the user in `data` or beside it (product 7.2.2). */
interface SignInForm {
  readonly data?: { readonly user?: User } | null;
  readonly user?: User | null;
}

async function readSignedInUser(call: Promise<CallResult<SignInForm>>): Promise<User> {
  return readBody(call, (form) => form.data?.user ?? form.user, 'No user object returned');
}

/** Calls about accounts and sessions (product 7.2). */
export function createUsersResource(call: CallOperation) {
  const resource = {
    /**
     * Renews the session cookies. The client does this by itself after a 401; call it only to renew
     * ahead of time.
     *
     * @throws ApiError 401 when there is no session to renew
     */
    async refreshToken(options?: CallOptions): Promise<void> {
      await call('refreshToken', options);
    },

    /**
     * The signed-in user.
     *
     * @throws ApiError 401 when nobody is signed in; any other error leaves that open
     */
    async getCurrentUser(options?: CallOptions): Promise<User> {
      return readData(call('getCurrentUser', options), asEntity);
    },

    // The rule: (product 5.2.5).
    /**
     * Creates an account and signs it in. Sent as JSON, or as a form when `avatar` is a File or Blob.
     *
     * @throws ApiError 400 with `fieldErrors`, 409 naming the one field that is taken (`username_taken`, or
     *   `email_taken`, only when the user name is free), 413, 415, 429
     */
    async register(input: RegisterInput, options?: CallOptions): Promise<User> {
      const { avatar, ...fields } = input;
      const form = avatar instanceof Blob ? toFormData(fields, { avatar }) : undefined;
      return readSignedInUser(
        call('registerUser', options, {
          body: form ?? fields,
        }),
      );
    },

    // The rule: (product 5.2.3).
    /**
     * Signs in; the session is in cookies from then on. A browser keeps them, and elsewhere the
     * `session` of the client: without one the next call is a guest's.
     *
     * @throws ApiError 400 with `fieldErrors` for what can be no e-mail address or password, 401 when
     *   they are wrong (`invalid_credentials`), 429 after too many tries
     */
    async login(input: LoginInput, options?: CallOptions): Promise<User> {
      return readSignedInUser(call('loginUser', options, { body: input }));
    },

    /** Signs out. Also a success when nobody is signed in, so it can be repeated. */
    async logout(options?: CallOptions): Promise<void> {
      await call('logoutUser', options);
    },

    /**
     * Sends the verification mail again, to the pending address if there is one.
     *
     * @throws ApiError 409 when nothing is pending and the address is verified already
     *   (`email_verified`), 429
     */
    async resendEmailVerification(options?: CallOptions): Promise<void> {
      await call('resendEmailVerification', options);
    },

    /**
     * Uses up the token of a verification mail. For a pending address it completes the change.
     *
     * @throws ApiError 404 when the token is unknown, used or too old (`link_expired`), 409 when somebody
     *   else has the pending address by now (`email_taken`)
     */
    async verifyEmail(token: string, options?: CallOptions): Promise<void> {
      await call('verifyEmail', options, {
        path: { token },
      });
    },

    /**
     * Brings the e-mail address before a change back with the token of the mail about it, and ends all
     * sessions of the account. Its password stops working; a mail leads to a new one.
     *
     * @throws ApiError 404 when the token is unknown, used or older than 7 days (`link_expired`), 409
     *   when somebody else has the address by now (`email_taken`)
     */
    async undoEmailChange(token: string, options?: CallOptions): Promise<void> {
      await call('undoEmailChange', options, {
        path: { token },
      });
    },

    /** Gives up a change of the e-mail address. Also a success when none is pending. */
    async cancelEmailChange(options?: CallOptions): Promise<void> {
      await call('cancelEmailChange', options);
    },

    /** Asks for a reset mail. The same success whether or not there is such an account. */
    async forgotPassword(input: ForgotPasswordInput, options?: CallOptions): Promise<void> {
      await call('forgotPassword', options, { body: input });
    },

    /**
     * Sets a new password with the token of a reset mail; ends all sessions of the account.
     *
     * @throws ApiError 400 with `fieldErrors`, 404 when the token is unknown, used or too old
     *   (`link_expired`)
     */
    async resetPassword(
      resetToken: string,
      input: ResetPasswordInput,
      options?: CallOptions,
    ): Promise<void> {
      await call('resetPassword', options, {
        path: { resetToken },
        body: input,
      });
    },

    /**
     * Changes the password and ends all other sessions of the account.
     *
     * @throws ApiError 400 naming `oldPassword` when that is wrong (`wrong_password`)
     */
    async changePassword(input: ChangePasswordInput, options?: CallOptions): Promise<void> {
      await call('changePassword', options, { body: input });
    },

    /**
     * Changes the profile fields that are given. Another e-mail address is `pendingEmail` of the user
     * until the link in the mail to it is opened.
     *
     * @throws ApiError 400 with `fieldErrors` (`currentPassword` when another e-mail address needs it,
     *   `password_required`, or it is wrong, `wrong_password`), 409 when the e-mail address is taken
     *   (`email_taken`), 429 after 5 other addresses in an hour
     */
    async updateAccount(input: UpdateAccountInput, options?: CallOptions): Promise<User> {
      return readData(call('updateAccount', options, { body: input }), asEntity);
    },

    /**
     * Changes the picture; sent as a form.
     *
     * @param avatar a File or Blob (on Node `new Blob([buffer], { type: 'image/png' })`) of at most 5 MiB;
     *   JPEG, PNG, WebP, AVIF or GIF
     * @throws ApiError 400 when it is no picture of these kinds, 413 when it is too large, both with
     *   `fieldErrors` of `avatar`
     */
    async updateAvatar(avatar: Blob, options?: CallOptions): Promise<User> {
      const form = toFormData({}, { avatar });
      return readData(
        call('updateAvatar', options, {
          body: form,
        }),
        asEntity,
      );
    },

    /** Where the shopper is signed in, the session used last first. */
    async listSessions(options?: CallOptions): Promise<Session[]> {
      const { sessions } = await readData(call('listSessions', options), having('sessions'));
      return sessions;
    },

    /**
     * Ends a session of the shopper at once. Ending the current one signs out.
     *
     * @throws ApiError 404 when it has ended already
     */
    async endSession(id: string, options?: CallOptions): Promise<void> {
      await call('endSession', options, {
        path: { id },
      });
    },

    /** Ends all sessions of the shopper but this one. */
    async endOtherSessions(options?: CallOptions): Promise<void> {
      await call('endOtherSessions', options);
    },

    /**
     * All stored data about the shopper.
     *
     * @throws ApiError 429 after 5 times in an hour
     */
    async exportData(options?: CallOptions): Promise<AccountExport> {
      return readData(call('exportAccount', options), having('profile'));
    },

    /**
     * Deletes the account for good; nobody is signed in afterwards.
     *
     * @throws ApiError 400 naming `currentPassword` when that is wrong (`wrong_password`), 409 while
     *   orders are open (`orders_open`): one of `fieldErrors` for each, whose `field` is `orders.` and the
     *   order's id; 409 for the last owner of the desk (`last_owner`); 429
     */
    async deleteAccount(input: DeleteAccountInput, options?: CallOptions): Promise<void> {
      await call('deleteAccount', options, { body: input });
    },

    /**
     * One page of the users, the newest first. For admins.
     *
     * @throws ApiError 403 for anybody else
     */
    async list(query?: UserListQuery, options?: CallOptions): Promise<UserList> {
      return readData(call('listUsers', options, { query }), having('users'));
    },

    /**
     * All users, the newest first, loaded page by page as they are asked for; 100 a page unless
     * `limit` says otherwise. For admins.
     *
     * @throws ApiError 403 for anybody else
     */
    iterate(
      query: ListFilters<UserListQuery> = {},
      options?: CallOptions,
    ): AsyncGenerator<User, void, undefined> {
      return iteratePages(resource.list, (list) => list.users, query, options);
    },
  };
  return resource;
}
