import type { components } from './generated/schema.ts';

/** The codes of the contract of this version. */
export type KnownErrorCode = components['schemas']['ErrorCode'];

/**
 * What went wrong, for programs: `code` of the contract's error body. A newer server may send a code
 * that this version does not know, so any text is one: compare with
 * `'out_of_stock' satisfies KnownErrorCode`, and treat an unknown code by its `status`. `@throws` of a
 * method names the codes of its own; the table of all is at `components['schemas']['ErrorCode']`, and in
 * the shop's API reference, `/api/docs`.
 */
export type ErrorCode = KnownErrorCode | (string & Record<never, never>);

/** Whether a value of an error body is a text that says something. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
