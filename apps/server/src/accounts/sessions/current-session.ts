import { isAdmin } from '@haat/domain';
import type { FastifyRequest } from 'fastify';
import type { Shopper } from '../../context.ts';
import { ForbiddenError, UnauthenticatedError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for a guest, and on operations the contract makes public. */
    shopper: Shopper | null;
  }
}

/** @throws {UnauthenticatedError} (401) for a guest. */
export function requireShopper(request: FastifyRequest): Shopper {
  if (request.shopper === null) throw new UnauthenticatedError();
  return request.shopper;
}

/** @throws {UnauthenticatedError} (401) for a guest, {@link ForbiddenError} (403) for a customer. */
export function requireAdmin(request: FastifyRequest): Shopper {
  const shopper = requireShopper(request);
  if (!isAdmin(shopper)) throw new ForbiddenError();
  return shopper;
}
