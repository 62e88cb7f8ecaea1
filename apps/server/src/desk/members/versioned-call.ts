import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireVersion, sendVersion } from '../../platform/http/if-match.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { type DeskMember, requireDeskMember } from './desk-member.ts';

/** A change of one version of a thing by a member of the desk. */
export interface VersionedCall {
  readonly member: DeskMember;
  readonly key: string | undefined;
  /** Of the thing. */
  readonly id: string;
  readonly version: number;
}

interface VersionedRequest {
  readonly params: { readonly id: string };
  readonly headers: {
    readonly 'idempotency-key'?: string | undefined;
    readonly 'if-match'?: string | undefined;
  };
}

/**
 * Reads who changes which version of what, and under which key.
 *
 * @throws {IfMatchRequiredError} (428) without a version
 */
export function readVersionedCall(request: FastifyRequest & VersionedRequest): VersionedCall {
  return {
    member: requireDeskMember(request),
    key: request.headers['idempotency-key'],
    id: request.params.id,
    version: requireVersion(request.headers['if-match']),
  };
}

/** Sends a thing with its version as the ETag. */
export function sendVersioned<Thing extends { version: number }>(
  reply: FastifyReply,
  message: string,
  thing: Thing,
) {
  sendVersion(reply, thing.version);
  return success(message, thing);
}
