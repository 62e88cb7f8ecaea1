/** The server's error about one field of a form or one query parameter. */
export interface FieldError {
  /** Name of the field as it was sent, e.g. `email`. */
  readonly field: string;
  /** A text to show beside the field. */
  readonly message: string;
}

/**
 * Why a call failed: `response`: the server responded with an error; `network`: no complete response
 * arrived; `malformed`: the response breaks the contract.
 */
export type ApiErrorReason = 'response' | 'network' | 'malformed';

/** The fields of an {@link ApiError}. */
export interface ApiErrorDetails {
  readonly reason: ApiErrorReason;
  readonly status: number;
  readonly message: string;
  readonly hasServerMessage?: boolean;
  readonly fieldErrors?: readonly FieldError[];
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The one error every call of the client rejects with, except an abort, which passes through as
 * the `AbortError` it is.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: ApiErrorReason;
  /** HTTP status of the response; 0 without one. */
  readonly status: number;
  /**
   * Whether `message` comes from the server and can be shown to a shopper. When false, show your
   * own text about the failed action (product 8).
   */
  readonly hasServerMessage: boolean;
  /** Errors of single fields, in the server's order; empty when it named none. */
  readonly fieldErrors: readonly FieldError[];
  /** `x-request-id` of the response, to quote to the shop's operators. */
  readonly requestId: string | undefined;
  /** Time to wait before the next try, in ms (`Retry-After`). */
  readonly retryAfterMs: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.reason = details.reason;
    this.status = details.status;
    this.hasServerMessage = details.hasServerMessage ?? false;
    this.fieldErrors = details.fieldErrors ?? [];
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** Whether no complete response arrived: offline, connection refused or cut. */
  get isNetworkError(): boolean {
    return this.reason === 'network';
  }
}

/** Whether a caught value is an {@link ApiError}. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
