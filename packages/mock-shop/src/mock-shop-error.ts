import type { Schemas } from './operation-types.ts';

type FieldError = Schemas['FieldError'];

/** Optional details of an error. */
export interface MockShopErrorDetails {
  readonly errors?: readonly FieldError[] | undefined;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
}

/** An error that becomes the contract's error response. */
export class MockShopError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, details: MockShopErrorDetails = {}) {
    super(message);
    this.status = status;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** 404: it does not exist, or belongs to somebody else. */
export function notFound(what: string): MockShopError {
  return new MockShopError(404, `${what} not found`);
}

/** 409: the present state does not allow this. */
export function conflict(message: string, errors?: readonly FieldError[]): MockShopError {
  return new MockShopError(409, message, { errors });
}

/** An error of one field, with the same message for field and response. */
export function wrongField(field: string, message: string, status = 400): MockShopError {
  return new MockShopError(status, message, { errors: [{ field, message }] });
}

/** The thing that was looked for. @throws MockShopError 404 when there is none */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw notFound(what);
  return found;
}
