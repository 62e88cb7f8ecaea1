import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { SessionTokens } from './sessions.service.ts';

/**
 * Tells the shop's pages that this browser was signed in, so that a guest's visit need not ask. Its
 * value is drawn anew at each renewal, by which a tab sees that another one was quicker. It is no
 * secret and proves nothing: pages read it, the server never does.
 */
const HINT_NAME = 'haat_signed_in';

/** Reads and writes the two session cookies, and writes the hint beside them. */
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
 * `haat_access` and `haat_refresh`: HttpOnly, SameSite=Lax, Path=/. With an https origin they are
 * Secure and carry the `__Host-` prefix; on http (this machine) they are plain, because Safari
 * refuses Secure cookies there. `haat_signed_in` beside them can be read by pages and lives as
 * long as the refresh token.
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
  const hintAttributes = { ...attributes, httpOnly: false };

  return {
    readAccess: (request) => readToken(request, accessName),
    readRefresh: (request) => readToken(request, refreshName),
    write(reply, tokens) {
      const lifeOf = (life: number) =>
        tokens.isRemembered ? { maxAge: Math.floor(life / 1000) } : {};
      const accessLife = lifeOf(tokens.accessLife);
      const refreshLife = lifeOf(tokens.refreshLife);
      reply.setCookie(accessName, tokens.accessToken, { ...attributes, ...accessLife });
      reply.setCookie(refreshName, tokens.refreshToken, { ...attributes, ...refreshLife });
      const mark = randomBytes(6).toString('base64url');
      // Last, so that whoever reads the new mark has the new tokens too.
      reply.setCookie(HINT_NAME, mark, { ...hintAttributes, ...refreshLife });
    },
    clear(reply) {
      reply.clearCookie(accessName, attributes);
      reply.clearCookie(refreshName, attributes);
      reply.clearCookie(HINT_NAME, hintAttributes);
      reply.header('clear-site-data', '"cache"');
    },
  };
}

/** A cookie that cannot be one of our tokens counts as absent. */
function readToken(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name];
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined;
}
