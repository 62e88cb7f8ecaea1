import type { components } from '@haat/api-sdk/schema';
import { FORM_ERROR_MESSAGE, HINDI_MESSAGES } from '@haat/domain';

/** The kind of an error for programs, as the contract lists them (product 7.1.2). */
export type ErrorCode = components['schemas']['ErrorCode'];

/** The codes that no page of the shop gets: only the desk, and who sends webhooks. */
type BackOfficeCode =
  | 'second_factor_wrong'
  | 'product_incomplete'
  | 'invalid_signature'
  | 'second_factor_required'
  | 'fresh_code_required'
  | 'already_member'
  | 'member_is_admin'
  | 'second_factor_exists'
  | 'second_factor_missing'
  | 'order_not_packable'
  | 'move_not_allowed'
  | 'refund_not_due'
  | 'stock_limit'
  | 'picture_limit'
  | 'change_undone'
  | 'change_too_old'
  | 'payout_too_large'
  | 'payout_undone'
  | 'cash_not_due'
  | 'settlement_undone'
  | 'group_on_sale'
  | 'category_in_use'
  | 'changed_meanwhile'
  | 'if_match_required';

const HINDI: Readonly<Record<Exclude<ErrorCode, BackOfficeCode>, string>> &
  Partial<Record<ErrorCode, string>> = HINDI_MESSAGES;

/** What a Hindi page says of an error; the response of a call is in English, and has the code. */
export function toHindiMessage(code: ErrorCode): string {
  return HINDI[code] ?? HINDI.internal_error;
}

/** One invalid field of a request, as in `errors` of the error envelope. */
export interface FieldError {
  /** Name of the field as the client sent it, or '' for the request as a whole. */
  field: string;
  /** Can be shown beside the field. */
  message: string;
}

/** Lists the errors of a form as the error envelope does. */
export function toFieldErrors(errors: Partial<Record<string, string>>): FieldError[] {
  return Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/**
 * The message of an invalid form: the text that all of its errors share ('Name and message required' is
 * the text of either field), else a text for several errors.
 */
export function summarizeErrors(errors: readonly FieldError[]): string {
  const [first] = errors;
  const isShared = errors.every(({ message }) => message === first?.message);
  return first !== undefined && isShared ? first.message : FORM_ERROR_MESSAGE;
}

/**
 * An error with an HTTP status and a message that can be shown to a shopper. Services throw it, and
 * `addErrorResponses` turns it into a response.
 */
export abstract class ShopError extends Error {
  abstract readonly statusCode: number;
  readonly code: ErrorCode;
  readonly fieldErrors: readonly FieldError[] | undefined;
  /** Seconds until a retry makes sense, for the Retry-After header. */
  readonly retryAfter: number | undefined;
  /** What a program needs to go on, such as the present state after a clash. */
  readonly details: object | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fieldErrors?: readonly FieldError[];
      retryAfter?: number;
      details?: object;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.fieldErrors = options.fieldErrors;
    this.retryAfter = options.retryAfter;
    this.details = options.details;
  }
}

/** 400: the request is invalid; `fieldErrors` names the fields. */
export class InvalidInputError extends ShopError {
  readonly statusCode = 400;

  constructor(
    message: string,
    fieldErrors?: readonly FieldError[],
    code: ErrorCode = 'validation_failed',
  ) {
    super(code, message, fieldErrors === undefined ? {} : { fieldErrors });
  }
}

/** 401: nobody is signed in, or the credentials are wrong. */
export class UnauthenticatedError extends ShopError {
  readonly statusCode = 401;

  constructor(message = 'Please log in to continue.', code: ErrorCode = 'unauthorized') {
    super(code, message);
  }
}

/** 403: the account is not allowed to do this, or another site may have caused the request. */
export class ForbiddenError extends ShopError {
  readonly statusCode = 403;

  constructor(message = 'You are not allowed to do this.', code: ErrorCode = 'forbidden') {
    super(code, message);
  }
}

/** 403: the session has not given the second factor that the role needs. */
export class SecondFactorRequiredError extends ForbiddenError {
  constructor() {
    super('Please enter the code of your second factor.', 'second_factor_required');
  }
}

/** 403: the session gave its second factor too long ago for this (product 10.1.10). */
export class FreshCodeRequiredError extends ForbiddenError {
  constructor() {
    super('Please enter a new code of your second factor.', 'fresh_code_required');
  }
}

/** 404: the resource does not exist or belongs to another account, which look the same. */
export class NotFoundError extends ShopError {
  readonly statusCode = 404;

  /** @param what capitalised name of the resource, such as 'Order' */
  constructor(what = 'Page', message = `${what} not found`, code: ErrorCode = 'not_found') {
    super(code, message);
  }
}

/** 409: the state of the resource does not allow this, or the resource exists already. */
export class ConflictError extends ShopError {
  readonly statusCode = 409;

  constructor(code: ErrorCode, message: string, fieldErrors?: readonly FieldError[]) {
    super(code, message, fieldErrors === undefined ? {} : { fieldErrors });
  }
}

/** 412: somebody else has changed it since it was read. */
export class ChangedMeanwhileError extends ShopError {
  readonly statusCode = 412;

  /** @param present the present state, as reading it gives it */
  constructor(present: object) {
    super('changed_meanwhile', 'Somebody else has changed this meanwhile.', { details: present });
  }
}

/** 413 */
export class TooLargeError extends ShopError {
  readonly statusCode = 413;

  constructor(message = 'This is too large to be sent.', fieldErrors?: readonly FieldError[]) {
    super('payload_too_large', message, fieldErrors === undefined ? {} : { fieldErrors });
  }
}

/** 415 */
export class UnsupportedTypeError extends ShopError {
  readonly statusCode = 415;

  constructor(message = 'This kind of content is not supported.') {
    super('unsupported_media_type', message);
  }
}

/** 422: the Idempotency-Key was used for another request. */
export class IdempotencyMismatchError extends ShopError {
  readonly statusCode = 422;

  constructor(
    message = 'This request was already sent with other contents. Check whether it went through, then start again.',
  ) {
    super('idempotency_key_reused', message);
  }
}

/** 429, with the seconds to wait. */
export class TooManyAttemptsError extends ShopError {
  readonly statusCode = 429;

  constructor(retryAfter: number, message = 'Too many attempts. Please try again later.') {
    super('rate_limited', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
  }
}

/** 428: the request does not say which version it changes. */
export class IfMatchRequiredError extends ShopError {
  readonly statusCode = 428;

  constructor() {
    super('if_match_required', 'This change needs the version that it is about.');
  }
}

/** 503: a dependency of the shop is unavailable at the moment. */
export class UnavailableError extends ShopError {
  readonly statusCode = 503;

  constructor(
    message = 'The shop is busy. Please try again in a moment.',
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super('unavailable', message, { retryAfter: 1, ...options });
  }
}

/** 503: the database has no space left. Reading still works. */
export class StorageFullError extends UnavailableError {
  constructor(options: { cause?: unknown } = {}) {
    super('The shop cannot save anything at the moment. Please try again in a few minutes.', {
      retryAfter: 30,
      ...options,
    });
  }
}

/** 503: another process holds the lock of the database. */
export class DatabaseBusyError extends UnavailableError {
  constructor(options: { cause?: unknown } = {}) {
    super(undefined, options);
  }
}
