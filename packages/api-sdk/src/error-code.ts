import type { OperationErrorCodes } from './generated/operation-error-codes.ts';
import type { components } from './generated/schema.ts';
import type { OperationId } from './operation-call.ts';

/** The codes of the contract of this version. */
export type KnownErrorCode = components['schemas']['ErrorCode'];

/**
 * The codes of one operation of the contract beside those that any call can have, such as
 * `CodeOf<'createOrder'>` for `orders.create`; `never` for an operation that has none of its own. The
 * operationId of a method is `error.operation`, and in the shop's API reference, `/api/docs`.
 */
export type CodeOf<Id extends OperationId> = Id extends keyof OperationErrorCodes
  ? OperationErrorCodes[Id]
  : never;

/**
 * What went wrong, for programs: `code` of the contract's error body. A newer server may send a code
 * that this version does not know, so any text is one, and no comparison narrows it: compare with
 * `'out_of_stock' satisfies KnownErrorCode`, and treat an unknown code by its `status`. `@throws` of a
 * method names the codes of its own; the table of all is at `components['schemas']['ErrorCode']`, and in
 * the shop's API reference, `/api/docs`.
 */
export type ErrorCode = KnownErrorCode | (string & Record<never, never>);

/** Whether a value of an error body is a text that says something. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
