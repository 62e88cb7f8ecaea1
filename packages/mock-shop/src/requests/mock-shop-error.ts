import contract from '@haat/openapi' with { type: 'json' };
import type { Schemas } from '../contract/operation-types.ts';

type FieldError = Schemas['FieldError'];
/** The kind of an error, as the contract lists them. */
export type ErrorCode = Schemas['ErrorCode'];

const CODES: Readonly<Record<string, { readonly status: number }>> =
  contract.components.schemas.ErrorCode['x-codes'];

/** The one status of a code; undefined for an unknown code. */
export function statusOfCode(code: string): number | undefined {
  return CODES[code]?.status;
}

/** The code of an error that says no more than its status does; the contract lists it first. */
function generalCodeOf(status: number): ErrorCode {
  const isOfStatus = (code: string): code is ErrorCode => statusOfCode(code) === status;
  return Object.keys(CODES).find(isOfStatus) ?? 'internal_error';
}

/** Optional details of an error. */
export interface MockShopErrorDetails {
  /** The general one of the status when left out. */
  readonly code?: ErrorCode | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
}

/** An error that becomes the contract's error response. */
export class MockShopError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, details: MockShopErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = details.code ?? generalCodeOf(status);
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** 404: it does not exist, or belongs to somebody else. */
export function notFound(what: string): MockShopError {
  return new MockShopError(404, `${what} not found`);
}

/** 409: the present state does not allow this. */
export function conflict(
  code: ErrorCode,
  message: string,
  errors?: readonly FieldError[],
): MockShopError {
  return new MockShopError(409, message, { code, errors });
}

/** Message of a 400 about the current password. */
export const WRONG_PASSWORD = 'Current password is not correct.';

/** An error of one field, with the same message for field and response. */
export function wrongField(
  field: string,
  message: string,
  { status = 400, code }: { readonly status?: number; readonly code?: ErrorCode } = {},
): MockShopError {
  return new MockShopError(status, message, { code, errors: [{ field, message }] });
}

/** The thing that was looked for. @throws MockShopError 404 when there is none */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw notFound(what);
  return found;
}
