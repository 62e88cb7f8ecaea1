import type { FastifyReply } from 'fastify';
import { ChangedMeanwhileError, IfMatchRequiredError } from '../../errors.ts';

/** Sends the version of what a response is about, for the If-Match of a change. */
export function sendVersion(reply: FastifyReply, version: number): void {
  reply.header('etag', `"${version}"`);
}

/**
 * Reads the version that a change is about.
 *
 * @param header If-Match, which the contract has checked
 * @throws {IfMatchRequiredError} (428) without it
 */
export function requireVersion(header: string | undefined): number {
  if (header === undefined) throw new IfMatchRequiredError();
  return Number(header.slice(1, -1));
}

/**
 * Asserts that nobody has changed a thing since it was read.
 *
 * @param expected the version of {@link requireVersion}
 * @param present its present version
 * @param describe gives the present state, as reading it gives it
 * @throws {ChangedMeanwhileError} (412) with that state
 */
export async function assertVersion(
  expected: number,
  present: number,
  describe: () => object | Promise<object>,
): Promise<void> {
  if (expected !== present) throw new ChangedMeanwhileError(await describe());
}
