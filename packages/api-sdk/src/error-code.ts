/** What went wrong, for programs: `code` of the contract's error body. */
export type ErrorCode = string;

/** Whether a value of an error body is a code; a code that a newer server added is one too. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value !== '';
}
