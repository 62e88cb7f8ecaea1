import { FORM_ERROR_MESSAGE } from '@haat/domain';

/** One wrong field of a request, as it appears in `errors` of the error answer. */
export interface FieldError {
  /** Name of the field as the client sent it, or '' for the request as a whole. */
  field: string;
  /** Fit to be shown beside the field. */
  message: string;
}

/** What a form's check says is wrong, as the error answer lists it. */
export function toFieldErrors(faults: Partial<Record<string, string>>): FieldError[] {
  return Object.entries(faults).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/**
 * What a shopper reads of a refused form: the text all its faults share ('Name and message
 * required' is the text of either field), which may be the only one's, else that there are several.
 */
export function summarizeFaults(faults: readonly FieldError[]): string {
  const [first] = faults;
  const isShared = faults.every(({ message }) => message === first?.message);
  return first !== undefined && isShared ? first.message : FORM_ERROR_MESSAGE;
}

/**
 * A refusal with an HTTP status and a message fit to be shown to a shopper. Services throw these;
 * the error plugin alone turns them into answers.
 */
export abstract class ShopError extends Error {
  abstract readonly statusCode: number;
  readonly fieldErrors: readonly FieldError[] | undefined;
  /** Seconds after which trying again makes sense; becomes the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    options: { fieldErrors?: readonly FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.fieldErrors = options.fieldErrors;
    this.retryAfter = options.retryAfter;
  }
}

/** 400: the request does not follow the rules; `fieldErrors` says where. */
export class InvalidInputError extends ShopError {
  override name = 'InvalidInputError';
  readonly statusCode = 400;

  constructor(message: string, fieldErrors?: readonly FieldError[]) {
    super(message, fieldErrors === undefined ? {} : { fieldErrors });
  }
}

/** 401: nobody is signed in (or the credentials are wrong). */
export class UnauthenticatedError extends ShopError {
  override name = 'UnauthenticatedError';
  readonly statusCode = 401;

  constructor(message = 'Please log in to continue.') {
    super(message);
  }
}

/** 403: signed in, but not allowed; or a request another site may have caused. */
export class ForbiddenError extends ShopError {
  override name = 'ForbiddenError';
  readonly statusCode = 403;

  constructor(message = 'You are not allowed to do this.') {
    super(message);
  }
}

/** 404: it does not exist, or belongs to somebody else. Both look the same. */
export class NotFoundError extends ShopError {
  override name = 'NotFoundError';
  readonly statusCode = 404;

  /** @param what capitalised name of the thing, such as 'Order' */
  constructor(what = 'Page', message = `${what} not found`) {
    super(message);
  }
}

/** 409: the thing is not in a state that allows this, or exists already. */
export class ConflictError extends ShopError {
  override name = 'ConflictError';
  readonly statusCode = 409;

  constructor(message: string, fieldErrors?: readonly FieldError[]) {
    super(message, fieldErrors === undefined ? {} : { fieldErrors });
  }
}

/** 413 */
export class TooLargeError extends ShopError {
  override name = 'TooLargeError';
  readonly statusCode = 413;

  constructor(message = 'This is too large to be sent.') {
    super(message);
  }
}

/** 415 */
export class UnsupportedTypeError extends ShopError {
  override name = 'UnsupportedTypeError';
  readonly statusCode = 415;

  constructor(message = 'This kind of content is not supported.') {
    super(message);
  }
}

/** 422: an Idempotency-Key that was used for another request. */
export class IdempotencyMismatchError extends ShopError {
  override name = 'IdempotencyMismatchError';
  readonly statusCode = 422;

  constructor(message = 'This request was already sent with other contents. Please try again.') {
    super(message);
  }
}

/** 429, with the seconds to wait. */
export class TooManyAttemptsError extends ShopError {
  override name = 'TooManyAttemptsError';
  readonly statusCode = 429;

  constructor(retryAfter: number, message = 'Too many attempts. Please try again later.') {
    super(message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
  }
}

/** 501: described in the contract, not written yet. */
export class NotWrittenError extends ShopError {
  override name = 'NotWrittenError';
  readonly statusCode = 501;

  constructor() {
    super('This is not available yet.');
  }
}

/** 503: something the shop depends on is away for the moment. */
export class UnavailableError extends ShopError {
  override name: string = 'UnavailableError';
  readonly statusCode = 503;

  constructor(
    message = 'The shop is busy. Please try again in a moment.',
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { retryAfter: 1, ...options });
  }
}

/** 503: the database has no space left to write to. Reading goes on. */
export class StorageFullError extends UnavailableError {
  override name = 'StorageFullError';

  constructor(options: { cause?: unknown } = {}) {
    super('The shop cannot save anything at the moment. Please try again in a few minutes.', {
      retryAfter: 30,
      ...options,
    });
  }
}

/** 503: the database stayed locked by somebody else. */
export class DatabaseBusyError extends UnavailableError {
  override name = 'DatabaseBusyError';

  constructor(options: { cause?: unknown } = {}) {
    super(undefined, options);
  }
}
