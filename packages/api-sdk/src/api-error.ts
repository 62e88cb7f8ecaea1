/** What the server said is wrong with one field of a form or one query parameter. */
export interface FieldError {
  /** Name of the field as it was sent, e.g. `email`. */
  readonly field: string;
  /** Text fit to be shown beside the field. */
  readonly message: string;
}

/**
 * Why a call failed: `answer`: the server refused it; `network`: no complete answer came;
 * `malformed`: an answer came that is not what the contract says.
 */
export type ApiErrorReason = 'answer' | 'network' | 'malformed';

/** What an {@link ApiError} is made of. */
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
  /** HTTP status of the answer; 0 when there was none. */
  readonly status: number;
  /**
   * Whether `message` is the server's own and fit to be shown to a shopper. When false, show the
   * text of your own for what was tried (spec §8).
   */
  readonly hasServerMessage: boolean;
  /** What is wrong with single fields, in the server's order; empty when it named none. */
  readonly fieldErrors: readonly FieldError[];
  /** `x-request-id` of the answer, to quote to the shop's operators. */
  readonly requestId: string | undefined;
  /** How long the server asks to wait before the next try, in ms (`Retry-After`). */
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

  /** Whether no complete answer came: offline, connection refused or cut. */
  get isNetworkError(): boolean {
    return this.reason === 'network';
  }
}

/** Whether a caught value is an {@link ApiError}. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
