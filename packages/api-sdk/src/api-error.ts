import type { components } from './generated/schema.ts';

/** The codes of the contract of this version. */
export type KnownErrorCode = components['schemas']['ErrorCode'];

/**
 * What went wrong, for programs: `code` of the contract's error body. A newer server may send a code
 * that this version does not know, so any text is one, and no comparison narrows it: compare with
 * `'out_of_stock' satisfies KnownErrorCode`, and treat an unknown code by its `status`. The codes of each
 * call stand in the shop's API reference, `/api/docs`.
 */
export type ErrorCode = KnownErrorCode | (string & Record<never, never>);

/** The server's error about one field of a form or one query parameter. */
export interface FieldError {
  /** Name of the field as it was sent, such as `email`, or `items.0.quantity` inside a list. */
  readonly field: string;
  /** A text to show beside the field. It may have several lines: `white-space: pre-line`. */
  readonly message: string;
}

/**
 * Why a call failed:
 *
 * - `response`: the server responded with an error;
 * - `network`: no complete response arrived;
 * - `timeout`: none arrived in time;
 * - `malformed`: the response is not what the contract says, a list or an object of the shop, and may not
 *   come from a shop's API at all; fields inside are taken as they come;
 * - `options`: the client or the call has options that cannot work, such as a negative `timeoutMs`.
 */
export type ApiErrorReason = 'response' | 'network' | 'timeout' | 'malformed' | 'options';

/** The fields of an {@link ApiError}. */
export interface ApiErrorDetails<Reason extends ApiErrorReason = ApiErrorReason> {
  /** Why the call failed. */
  readonly reason: Reason;
  /** HTTP status of the response; 0 without one. */
  readonly status: number;
  /** What went wrong; to be shown to a shopper where `hasServerMessage` is true. */
  readonly message: string;
  /** Whether `message` comes from the server and can be shown to a shopper; false when left out. */
  readonly hasServerMessage?: boolean;
  /** What went wrong, for programs. */
  readonly code?: ErrorCode | undefined;
  /** Errors of single fields; none when left out. */
  readonly fieldErrors?: readonly FieldError[];
  /** What a developer should look at; never meant for a shopper. */
  readonly hint?: string | undefined;
  /** HTTP method of the call. */
  readonly method?: string | undefined;
  /** Path of the call in the contract, such as `/products/{id}`. */
  readonly path?: string | undefined;
  /** URL of the call, without the values of secret tokens. */
  readonly url?: string | undefined;
  /** `x-request-id` of the response. */
  readonly requestId?: string | undefined;
  /** Time to wait before the next try, in ms (`Retry-After`). */
  readonly retryAfterMs?: number | undefined;
  /** What a program needs to go on, such as the present state of what was changed meanwhile. */
  readonly details?: unknown;
  /** What was thrown, such as the error of `fetch`; `cause` of the error. */
  readonly cause?: unknown;
}

/** Shared by all copies of this package that are loaded. */
const BRAND = Symbol.for('@haat/api-sdk.ApiError');

class ClientError<Reason extends ApiErrorReason> extends Error {
  // A console prints the name of the class, which bundlers shorten.
  static override readonly name = 'ApiError';
  /** The same after bundlers have shortened the name of the class. */
  override readonly name = 'ApiError';
  /** Why the call failed; a `switch` over it narrows the error. */
  declare readonly reason: Reason;
  /** HTTP status of the response; 0 without one. */
  declare readonly status: number;
  /**
   * What went wrong, for programs; undefined when the server sent no code. The codes of each call stand in
   * `/api/docs`.
   */
  declare readonly code: ErrorCode | undefined;
  /** What went wrong, in English; to be shown to a shopper where `hasServerMessage` is true. */
  declare readonly message: string;
  /**
   * Whether `message` comes from the shop (product 8.1.1), as its body says by `success: false`, and can be shown to a
   * shopper, unless the program is at fault, as by a path or a parameter that the API does not have. When
   * false, as for a gateway's message, show your own text about the failed action.
   */
  declare readonly hasServerMessage: boolean;
  /** Errors of single fields, in the server's order; empty when it named none. */
  declare readonly fieldErrors: readonly FieldError[];
  /** What a developer should look at; never meant for a shopper. */
  declare readonly hint: string | undefined;
  /** HTTP method of the call; undefined outside a call, and for the reason `options`. */
  declare readonly method: string | undefined;
  /** Path of the call in the contract, such as `/products/{id}`; undefined where `method` is. */
  declare readonly path: string | undefined;
  /**
   * URL of the call, with the names of secret tokens in their place; undefined outside a call, and for the
   * reason `options`.
   */
  declare readonly url: string | undefined;
  /** `x-request-id` of the response, to quote to the shop's operators. */
  declare readonly requestId: string | undefined;
  /** Time to wait before the next try, in ms (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined;
  /**
   * What a program needs to go on: of `changed_meanwhile` the present state, as reading it gives it.
   */
  declare readonly details: unknown;

  constructor({ message, cause, ...details }: ApiErrorDetails<Reason>) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { hasServerMessage: false, fieldErrors: [] }, details);
  }

  /** Whether no complete response arrived: offline, connection refused or cut, or too late. */
  get isNetworkError(): boolean {
    return this.reason === 'network' || this.reason === 'timeout';
  }

  /** All fields and the message, for a log; the cause is left out. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

Object.assign(ClientError.prototype, { [BRAND]: true });

/**
 * The one error every unwrapped call rejects with, except an abort, which passes through as the reason of
 * its signal, and what a middleware of the caller's throws. It is a union over `reason`.
 */
export type ApiError = { [Reason in ApiErrorReason]: ClientError<Reason> }[ApiErrorReason];

/** The error of options that cannot work. */
export function createOptionsError(message: string): ApiError {
  return new ApiError({ reason: 'options', status: 0, message });
}

/** Creates the errors of the client, also for tests. */
export interface ApiErrorConstructor {
  new <Reason extends ApiErrorReason>(details: ApiErrorDetails<Reason>): ClientError<Reason>;
  /** For `instanceof`; {@link isApiError} also knows errors of another copy of this package. */
  readonly prototype: ApiError;
}

/** The class of every error of the client, for `instanceof`; {@link isApiError} also knows those of other copies. */
export const ApiError: ApiErrorConstructor = ClientError;

/** Whether a caught value is an {@link ApiError}, also one of another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return isObject(value) && BRAND in value;
}

/** Tells an object from anything else, also from null. */
export function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}
