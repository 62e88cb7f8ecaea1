import type { DeskRole } from '@haat/domain';
import { isCodeFresh } from '@haat/domain/desk';
import type { FastifyRequest } from 'fastify';
import { ForbiddenError, FreshCodeRequiredError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on operations that are not of the desk. */
    deskMember: DeskMember | null;
  }
}

/** Who calls an operation of the desk. */
export interface DeskMember {
  readonly userId: string;
  readonly role: DeskRole;
  /** The group that a group member is bound to; null for all others, who see every group. */
  readonly makerId: string | null;
  readonly secondFactor: SecondFactorState;
  /** When the session gave a code last, epoch ms; null before the first. */
  readonly codeGivenAt: number | null;
  /** Id of the session, see `Session`. */
  readonly sessionId: string;
}

/** `none`: not set up; `enrolled`: not given in this session; `confirmed`: given in this session. */
export type SecondFactorState = 'none' | 'enrolled' | 'confirmed';

/** The member that the policy of the operation has read. @throws {ForbiddenError} (403) without one */
export function requireDeskMember(request: FastifyRequest): DeskMember {
  if (request.deskMember === null) throw new ForbiddenError();
  return request.deskMember;
}

/**
 * Asserts that the session gave a code a short time ago (product 10.1.10).
 *
 * @param now epoch ms
 * @throws {FreshCodeRequiredError} (403) when the last one is older
 */
export function assertFreshCode({ codeGivenAt }: DeskMember, now: number): void {
  if (!isCodeFresh(codeGivenAt, now)) throw new FreshCodeRequiredError();
}
