import type { DeskPermission } from '@haat/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireVersion, sendVersion } from '../../platform/http/if-match.ts';
import { type SuccessEnvelope, success } from '../../platform/http/success-envelope.ts';
import { type DeskMember, requireDeskMember } from './desk-member.ts';

/** Who of the desk changes something, and under which Idempotency-Key. */
export interface DeskCall {
  readonly member: DeskMember;
  readonly key: string | undefined;
}

/** A change of one version of something that the shop has once. */
export interface ShopCall extends DeskCall {
  readonly version: number;
}

/** A change of one version of a thing by a member of the desk. */
export interface VersionedCall extends ShopCall {
  /** Of the thing. */
  readonly id: string;
}

interface ChangeRequest extends FastifyRequest {
  readonly headers: {
    readonly 'idempotency-key'?: string | undefined;
    readonly 'if-match'?: string | undefined;
  };
}

/** Reads who changes something, and under which key. */
export function readCall(request: ChangeRequest): DeskCall {
  return { member: requireDeskMember(request), key: request.headers['idempotency-key'] };
}

/**
 * Reads who changes which version of something that the shop has once.
 *
 * @throws {IfMatchRequiredError} (428) without a version
 */
export function readShopCall(request: ChangeRequest): ShopCall {
  return { ...readCall(request), version: requireVersion(request.headers['if-match']) };
}

/**
 * Reads who changes which version of what, and under which key.
 *
 * @throws {IfMatchRequiredError} (428) without a version
 */
export function readVersionedCall(
  request: ChangeRequest & { readonly params: { readonly id: string } },
): VersionedCall {
  return { ...readShopCall(request), id: request.params.id };
}

/** An operation of the desk that responds with a thing. */
interface VersionedOperation<Request, Thing> {
  readonly desk: DeskPermission;
  readonly handle: (request: Request, reply: FastifyReply) => Promise<SuccessEnvelope<Thing>>;
}

/** Creates an operation that responds with what it has read or changed, with its version as the ETag. */
export function versioned<Request, Thing extends { readonly version: number }>(
  desk: DeskPermission,
  message: string,
  run: (request: Request) => Promise<Thing>,
): VersionedOperation<Request, Thing> {
  return {
    desk,
    async handle(request, reply) {
      const thing = await run(request);
      sendVersion(reply, thing.version);
      return success(message, thing);
    },
  };
}
