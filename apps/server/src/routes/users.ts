import { DEFAULT_PAGE_SIZE, toPagination } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import { InvalidInputError, UnauthenticatedError } from '../errors.ts';
import { answer } from '../http/answer.ts';
import { toIsoDate } from '../http/iso-date.ts';
import { toMediaUrl } from '../http/media-url.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { requireShopper } from '../http/shopper.ts';
import {
  changePassword,
  findUsers,
  readUser,
  registerUser,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  type User,
  updateAccount,
  verifyEmail,
} from '../services/accounts.ts';
import { prepareAvatar, updateAvatar } from '../services/avatars.ts';
import { endSession, refreshSession } from '../services/sessions.ts';
import type { OperationHandlers } from './contract-types.ts';

/** Accounts and sessions (spec §4, §5, §7). */
export function createUserRoutes(context: ShopContext, cookies: SessionCookies) {
  return {
    registerUser: async (request, reply) => {
      const upload = request.uploads?.get('avatar');
      if (upload === undefined && 'avatar' in request.body) {
        throw refuseAvatar('Avatar must be a File');
      }
      const avatar = upload && (await prepareAvatar(context, upload));
      const { user, tokens } = await registerUser(context, request.body, avatar);
      cookies.write(reply, tokens);
      return answer('Registered! Please verify your email.', { user: toUserAnswer(user) });
    },

    loginUser: async (request, reply) => {
      const { email, password, rememberMe = true } = request.body;
      const previous = {
        accessToken: cookies.readAccess(request),
        refreshToken: cookies.readRefresh(request),
      };
      const { user, tokens } = await signIn(context, { email, password, rememberMe });
      // The browser forgets the sign-in it had; so does the shop.
      await endSession(context, previous, 'signed in again');
      cookies.write(reply, tokens);
      return answer('Signed in successfully', { user: toUserAnswer(user) });
    },

    logoutUser: async (request, reply) => {
      const tokens = {
        accessToken: cookies.readAccess(request),
        refreshToken: cookies.readRefresh(request),
      };
      await endSession(context, tokens, 'signed out');
      cookies.clear(reply);
      reply.header('clear-site-data', '"cache"');
      return answer('Logged out', null);
    },

    refreshToken: async (request, reply) => {
      const refreshToken = cookies.readRefresh(request);
      if (refreshToken === undefined) throw new UnauthenticatedError();
      // A refusal sends no cookie: another tab may just have renewed them.
      cookies.write(reply, await refreshSession(context, refreshToken));
      return answer('Session renewed', null);
    },

    getCurrentUser: async (request) => {
      const user = await readUser(context, requireShopper(request));
      return answer('Signed in', toUserAnswer(user));
    },

    updateAccount: async (request) => {
      const user = await updateAccount(context, requireShopper(request), request.body);
      return answer('Account updated', toUserAnswer(user));
    },

    updateAvatar: async (request) => {
      const upload = request.uploads?.get('avatar');
      if (upload === undefined) throw refuseAvatar('Avatar must be a File');
      const user = await updateAvatar(context, requireShopper(request), upload);
      return answer('Avatar updated', toUserAnswer(user));
    },

    changePassword: async (request) => {
      await changePassword(context, requireShopper(request), request.body);
      return answer('Password changed', null);
    },

    forgotPassword: async (request) => {
      await requestPasswordReset(context, request.body);
      return answer('Password reset mail sent', null);
    },

    resetPassword: async (request) => {
      await resetPassword(context, request.params.resetToken, request.body);
      return answer('Password reset successfully', null);
    },

    resendEmailVerification: async (request) => {
      await resendVerification(context, requireShopper(request));
      return answer('Verification email sent', null);
    },

    verifyEmail: async (request) => {
      await verifyEmail(context, request.params.token);
      return answer('Email verified', null);
    },

    listUsers: async (request) => {
      const { page = 1, limit = DEFAULT_PAGE_SIZE, q, role } = request.query;
      const { users, total } = await findUsers(context, { search: q, role }, { page, limit });
      return answer('Users', {
        users: users.map(toUserAnswer),
        pagination: toPagination(page, limit, total),
      });
    },
  } satisfies OperationHandlers;
}

function refuseAvatar(message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field: 'avatar', message }]);
}

function toUserAnswer(user: User) {
  return {
    _id: user.id,
    fullName: user.full_name,
    userName: user.user_name,
    email: user.email,
    phoneNumber: user.phone_number,
    address: user.address,
    avatar: toMediaUrl(user.avatar_hash),
    role: user.role,
    isEmailVerified: user.email_verified_at !== null,
    createdAt: toIsoDate(user.created_at),
  };
}
