import {
  accountUpdateSchema,
  changePasswordSchema,
  DEFAULT_PAGE_SIZE,
  describeDevice,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
} from '@haat/domain';
import { partial } from 'zod/mini';
import type { ShopContext } from '../context.ts';
import { InvalidInputError, UnauthenticatedError } from '../errors.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import type { RecordAdminAct } from '../platform/logging/admin-acts.ts';
import { logSecurityEvent } from '../platform/logging/security-log.ts';
import { getUser, updateAccount } from './accounts.service.ts';
import { prepareAvatar, updateAvatar } from './avatars.service.ts';
import { cancelEmailChange, undoEmailChange } from './email-change.service.ts';
import { resendVerification, verifyEmail } from './email-verification.service.ts';
import { changePassword } from './passwords/password-change.service.ts';
import {
  requestPasswordReset,
  resetPassword,
  sendPasswordReset,
} from './passwords/password-reset.service.ts';
import { registerUser } from './registration.service.ts';
import { readCaller } from './sessions/caller.ts';
import { requireAdmin, requireSession } from './sessions/current-session.ts';
import { writeDevice } from './sessions/device-cookie.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions/own-sessions.service.ts';
import type { SessionCookies } from './sessions/session-cookies.ts';
import { presentSession } from './sessions/sessions.presenter.ts';
import { endSession, refreshSession } from './sessions/sessions.service.ts';
import { signIn } from './sign-in.service.ts';
import { presentOwnUser, presentUser } from './users.presenter.ts';
import { listUsers } from './users.repository.ts';

/** Accounts and sessions (product 4.9, 5.2, 7.2). */
export function createUserRoutes(
  context: ShopContext,
  cookies: SessionCookies,
  recordAct: RecordAdminAct,
) {
  return {
    registerUser: {
      rateLimit: { max: 200, minutes: 10 },
      form: signupSchema,
      async handle(request, reply) {
        const upload = request.uploads?.get('avatar');
        if (upload === undefined && 'avatar' in request.body) {
          throw createAvatarError('Avatar must be a File');
        }
        const makeAvatar = upload && (() => prepareAvatar(context, upload));
        const caller = readCaller(context, request);
        const { user, tokens } = await registerUser(
          context,
          caller,
          request.body,
          describeDevice(request.headers['user-agent']),
          makeAvatar,
        );
        cookies.write(reply, tokens);
        writeDevice(context, request, reply, {
          userId: user.id,
          isRemembered: tokens.isRemembered,
        });
        return success('Registered! Please verify your email.', { user: presentOwnUser(user) });
      },
    },

    loginUser: {
      rateLimit: { max: 300, minutes: 5 },
      form: loginSchema,
      async handle(request, reply) {
        const { rememberMe = true, ...named } = request.body;
        const previous = {
          accessToken: cookies.readAccess(request),
          refreshToken: cookies.readRefresh(request),
        };
        const caller = readCaller(context, request);
        const { user, tokens } = await signIn(
          context,
          caller,
          { ...named, rememberMe },
          describeDevice(request.headers['user-agent']),
        );
        // The browser loses the cookies of its previous session, so that session ends.
        await endSession(context, previous, 'signed in again', caller);
        cookies.write(reply, tokens);
        writeDevice(context, request, reply, {
          userId: user.id,
          isRemembered: tokens.isRemembered,
        });
        return success('Signed in successfully', { user: presentOwnUser(user) });
      },
    },

    logoutUser: {
      // Signing out must always be possible, and ends the session that its calls would count for.
      writeLimit: false,
      async handle(request, reply) {
        const tokens = {
          accessToken: cookies.readAccess(request),
          refreshToken: cookies.readRefresh(request),
        };
        await endSession(context, tokens, 'signed out', readCaller(context, request));
        cookies.clear(reply);
        return success('Logged out', null);
      },
    },

    refreshToken: {
      rateLimit: { max: 1_200, minutes: 5 },
      async handle(request, reply) {
        const refreshToken = cookies.readRefresh(request);
        if (refreshToken === undefined) throw new UnauthenticatedError();
        // An error sends no cookie: another tab may just have renewed them.
        const caller = readCaller(context, request);
        cookies.write(reply, await refreshSession(context, refreshToken, caller));
        return success('Session renewed', null);
      },
    },

    getCurrentUser: async (request) => {
      const user = await getUser(context, requireSession(request));
      return success('Signed in', presentOwnUser(user));
    },

    updateAccount: {
      rateLimit: { max: 120, minutes: 15 },
      form: partial(accountUpdateSchema),
      async handle(request) {
        const caller = readCaller(context, request);
        const user = await updateAccount(context, caller, requireSession(request), request.body);
        return success('Account updated', presentOwnUser(user));
      },
    },

    updateAvatar: {
      rateLimit: { max: 60, minutes: 15 },
      async handle(request) {
        const upload = request.uploads?.get('avatar');
        if (upload === undefined) throw createAvatarError('Avatar must be a File');
        const user = await updateAvatar(context, requireSession(request), upload);
        return success('Avatar updated', presentOwnUser(user));
      },
    },

    changePassword: {
      rateLimit: { max: 60, minutes: 15 },
      form: changePasswordSchema,
      async handle(request) {
        const caller = readCaller(context, request);
        await changePassword(context, caller, requireSession(request), request.body);
        return success('Password changed', null);
      },
    },

    forgotPassword: {
      rateLimit: { max: 30, minutes: 15 },
      form: forgotPasswordSchema,
      async handle(request, reply) {
        const emailKey = await requestPasswordReset(context, request.body);
        const caller = readCaller(context, request);
        context.background.runAfter(reply, () => sendPasswordReset(context, caller, emailKey));
        return success('Password reset mail sent', null);
      },
    },

    resetPassword: {
      rateLimit: { max: 30, minutes: 15 },
      form: resetPasswordSchema,
      async handle(request) {
        const caller = readCaller(context, request);
        await resetPassword(context, caller, request.params.resetToken, request.body);
        return success('Password reset successfully', null);
      },
    },

    resendEmailVerification: async (request) => {
      await resendVerification(context, requireSession(request));
      return success('Verification email sent', null);
    },

    verifyEmail: {
      rateLimit: { max: 60, minutes: 15 },
      async handle(request) {
        await verifyEmail(context, readCaller(context, request), request.params.token);
        return success('Email verified', null);
      },
    },

    listSessions: async (request) => {
      const session = requireSession(request);
      const sessions = await listSessions(context, session);
      const { refreshTokenFamilyId: currentId } = session;
      return success('Sessions', {
        sessions: sessions.map((open) => presentSession(open, currentId)),
      });
    },

    endSession: async (request, reply) => {
      const { id } = request.params;
      const caller = readCaller(context, request);
      const isCurrent = await endOwnSession(context, caller, requireSession(request), id);
      if (isCurrent) cookies.clear(reply);
      return success('Session ended', null);
    },

    endOtherSessions: async (request) => {
      await endOtherSessions(context, readCaller(context, request), requireSession(request));
      return success('All other sessions ended', null);
    },

    undoEmailChange: {
      rateLimit: { max: 60, minutes: 15 },
      async handle(request) {
        await undoEmailChange(context, readCaller(context, request), request.params.token);
        return success('Email change undone', null);
      },
    },

    cancelEmailChange: async (request) => {
      await cancelEmailChange(context, readCaller(context, request), requireSession(request));
      return success('Email change cancelled', null);
    },

    listUsers: {
      access: 'admin',
      async handle(request) {
        const { userId } = requireAdmin(request);
        const caller = readCaller(context, request);
        logSecurityEvent(caller, { event: 'admin-read', userId, resource: 'users' });
        const { page = 1, limit = DEFAULT_PAGE_SIZE, q, role } = request.query;
        const filter = { search: q, role };
        const { rows, pagination } = await listUsers(context.db, filter, { page, limit });
        const subject = { kind: 'shopper', id: '' } as const;
        await recordAct(context.db, { userId, action: 'shopper.listed', subject }, context.now());
        return success('Users', { users: rows.map(presentUser), pagination });
      },
    },
  } satisfies Operations;
}

function createAvatarError(message: string): InvalidInputError {
  return new InvalidInputError(message, [{ field: 'avatar', message }]);
}
