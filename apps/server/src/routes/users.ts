import { Readable } from 'node:stream';
import { DEFAULT_PAGE_SIZE, describeDevice, toPagination } from '@haat/domain';
import type { FastifyReply } from 'fastify';
import type { ShopContext } from '../context.ts';
import { InvalidInputError, UnauthenticatedError } from '../errors.ts';
import { answer } from '../http/answer.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { requireShopper } from '../http/shopper.ts';
import { presentUser } from '../presenters/user.ts';
import { deleteAccount } from '../services/account-deletion.ts';
import { startExport } from '../services/account-export.ts';
import {
  changePassword,
  findUsers,
  readUser,
  registerUser,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  updateAccount,
  verifyEmail,
} from '../services/accounts.ts';
import { prepareAvatar, updateAvatar } from '../services/avatars.ts';
import { endOtherSessions, endOwnSession, findSessions } from '../services/own-sessions.ts';
import { endSession, refreshSession } from '../services/sessions.ts';
import type { OperationHandlers } from './contract-types.ts';

/** Accounts and sessions (spec §4, §5, §7). */
export function createUserRoutes(context: ShopContext, cookies: SessionCookies) {
  /** Deletes what the browser keeps of a session that has ended. */
  function forget(reply: FastifyReply): void {
    cookies.clear(reply);
    reply.header('clear-site-data', '"cache"');
  }

  return {
    registerUser: async (request, reply) => {
      const upload = request.uploads?.get('avatar');
      if (upload === undefined && 'avatar' in request.body) {
        throw refuseAvatar('Avatar must be a File');
      }
      const makeAvatar = upload && (() => prepareAvatar(context, upload));
      const { user, tokens } = await registerUser(
        context,
        request.body,
        describeDevice(request.headers['user-agent']),
        makeAvatar,
      );
      cookies.write(reply, tokens);
      return answer('Registered! Please verify your email.', { user: presentUser(user) });
    },

    loginUser: async (request, reply) => {
      const { email, password, rememberMe = true } = request.body;
      const previous = {
        accessToken: cookies.readAccess(request),
        refreshToken: cookies.readRefresh(request),
      };
      const { user, tokens } = await signIn(
        context,
        { email, password, rememberMe },
        describeDevice(request.headers['user-agent']),
      );
      // The browser forgets the sign-in it had; so does the shop.
      await endSession(context, previous, 'signed in again');
      cookies.write(reply, tokens);
      return answer('Signed in successfully', { user: presentUser(user) });
    },

    logoutUser: async (request, reply) => {
      const tokens = {
        accessToken: cookies.readAccess(request),
        refreshToken: cookies.readRefresh(request),
      };
      await endSession(context, tokens, 'signed out');
      forget(reply);
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
      return answer('Signed in', presentUser(user));
    },

    updateAccount: async (request) => {
      const user = await updateAccount(context, requireShopper(request), request.body);
      return answer('Account updated', presentUser(user));
    },

    updateAvatar: async (request) => {
      const upload = request.uploads?.get('avatar');
      if (upload === undefined) throw refuseAvatar('Avatar must be a File');
      const user = await updateAvatar(context, requireShopper(request), upload);
      return answer('Avatar updated', presentUser(user));
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

    listSessions: async (request) =>
      answer('Sessions', { sessions: await findSessions(context, requireShopper(request)) }),

    endSession: async (request, reply) => {
      const { id } = request.params;
      const isCurrent = await endOwnSession(context, requireShopper(request), id);
      if (isCurrent) forget(reply);
      return answer('Session ended', null);
    },

    endOtherSessions: async (request) => {
      await endOtherSessions(context, requireShopper(request));
      return answer('All other sessions ended', null);
    },

    exportAccount: async (request, reply) => {
      const parts = await startExport(context, requireShopper(request));
      reply.type('application/json; charset=utf-8');
      // One part ahead of the reader at most: that is what bounds the memory of a large account.
      return reply.send(Readable.from(wrapParts('Your data', parts), { highWaterMark: 1 }));
    },

    deleteAccount: async (request, reply) => {
      await deleteAccount(context, requireShopper(request), request.body);
      forget(reply);
      return answer('Account deleted', null);
    },

    listUsers: async (request) => {
      const { page = 1, limit = DEFAULT_PAGE_SIZE, q, role } = request.query;
      const { users, total } = await findUsers(context, { search: q, role }, { page, limit });
      return answer('Users', {
        users: users.map(presentUser),
        pagination: toPagination(page, limit, total),
      });
    },
  } satisfies OperationHandlers;
}

function refuseAvatar(message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field: 'avatar', message }]);
}

/** The envelope of a success around `data` that is written in parts of its JSON text. */
async function* wrapParts(message: string, data: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{"success":true,"message":${JSON.stringify(message)},"data":`;
  yield* data;
  yield '}';
}
