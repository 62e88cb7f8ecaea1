import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { SessionTokens } from './sessions.service.ts';

/**
 * Name of the session hint cookie. A page reads it to know that the browser may have a session, so that
 * a guest's page sends no request for the user. Each refresh sets a new random value, which shows a tab
 * that another tab has refreshed the session. The server never reads it.
 */
const SESSION_HINT_COOKIE = 'haat_signed_in';

/** Reads and sets the session cookies, and sets the session hint cookie with them. */
export interface SessionCookies {
  readAccess(request: FastifyRequest): string | undefined;
  readRefresh(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, tokens: SessionTokens): void;
  /**
   * Deletes the cookies and clears the browser's cache, for a sign-out only: a failed refresh must
   * leave the cookies, which another tab may have renewed.
   */
  clear(reply: FastifyReply): void;
}

/**
 * Creates the access to the cookies `haat_access` and `haat_refresh`: HttpOnly, SameSite=Lax, Path=/.
 * With an https origin they are Secure and have the `__Host-` prefix; with http (localhost) they are
 * not, because Safari rejects Secure cookies there. Scripts can read the session hint cookie
 * `haat_signed_in`, which expires with the refresh token.
 */
export function createSessionCookies(config: Config): SessionCookies {
  const prefix = config.isHttps ? '__Host-' : '';
  const accessName = `${prefix}haat_access`;
  const refreshName = `${prefix}haat_refresh`;
  const attributes = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.isHttps,
  } as const;
  const sessionHintAttributes = { ...attributes, httpOnly: false };

  return {
    readAccess: (request) => readToken(request, accessName),
    readRefresh: (request) => readToken(request, refreshName),
    write(reply, tokens) {
      const toMaxAge = (ttlMs: number) =>
        tokens.isRemembered ? { maxAge: Math.floor(ttlMs / 1000) } : {};
      const accessMaxAge = toMaxAge(tokens.accessTtlMs);
      const refreshMaxAge = toMaxAge(tokens.refreshTtlMs);
      reply.setCookie(accessName, tokens.accessToken, { ...attributes, ...accessMaxAge });
      reply.setCookie(refreshName, tokens.refreshToken, { ...attributes, ...refreshMaxAge });
      const sessionHint = randomBytes(6).toString('base64url');
      // The hint is set last: a tab that reads the new hint has the new tokens, too.
      reply.setCookie(SESSION_HINT_COOKIE, sessionHint, {
        ...sessionHintAttributes,
        ...refreshMaxAge,
      });
    },
    clear(reply) {
      reply.clearCookie(accessName, attributes);
      reply.clearCookie(refreshName, attributes);
      reply.clearCookie(SESSION_HINT_COOKIE, sessionHintAttributes);
      reply.header('clear-site-data', '"cache"');
    },
  };
}

/** @returns undefined for a missing cookie, and for a value that is not a token */
function readToken(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name];
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined;
}
