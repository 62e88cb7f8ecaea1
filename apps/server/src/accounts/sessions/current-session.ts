import { isAdmin } from '@haat/domain';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../../context.ts';
import { ForbiddenError, SecondFactorRequiredError, UnauthenticatedError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest, and on operations that the contract makes public. */
    session: Session | null;
  }
}

/** @throws {UnauthenticatedError} (401) for a guest */
export function requireSession(request: FastifyRequest): Session {
  if (request.session === null) throw new UnauthenticatedError();
  return request.session;
}

/**
 * @throws {UnauthenticatedError} (401) for a guest
 * @throws {ForbiddenError} (403) for a customer
 * @throws {SecondFactorRequiredError} (403) for an admin whose session has not given the second factor
 */
export function requireAdmin(request: FastifyRequest): Session {
  const session = requireSession(request);
  if (isAdmin(session)) return session;
  throw isAdmin({ role: session.accountRole })
    ? new SecondFactorRequiredError()
    : new ForbiddenError();
}
