import type { components } from './generated/schema.ts';

/**
 * What went wrong, for programs: `code` of the contract's error body. A newer server may send a code
 * that this version does not know. `@throws` of a method names the codes of its own; the table of all is
 * at `components['schemas']['ErrorCode']`, and in the shop's API reference, `/api/docs`.
 */
export type ErrorCode = components['schemas']['ErrorCode'] | (string & Record<never, never>);

/** Whether a value of an error body is a text that says something. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
