import type { Schemas } from './operation-types.ts';

type FieldError = Schemas['FieldError'];

/** What a refusal may carry beside status and message. */
export interface MockShopErrorDetails {
  readonly errors?: readonly FieldError[] | undefined;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
}

/** Why the test shop does not do what it was asked: becomes the contract's error answer. */
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

/** 409: its present state does not allow this. */
export function conflict(message: string, errors?: readonly FieldError[]): MockShopError {
  return new MockShopError(409, message, { errors });
}

/** A refusal because of one field, which carries the message too. */
export function wrongField(field: string, message: string, status = 400): MockShopError {
  return new MockShopError(status, message, { errors: [{ field, message }] });
}

/** The thing that was looked for. @throws MockShopError 404 when there is none */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw notFound(what);
  return found;
}
