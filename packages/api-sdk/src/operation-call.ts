import type { operations } from './generated/schema.ts';

/** operationId of an operation in the contract, such as `createOrder`. */
export type OperationId = keyof operations;

/** One call of an operation, which may be sent several times. */
export interface OperationCall {
  readonly operation: OperationId;
  readonly method: string;
  /** URL without the values of secret tokens, for logs and errors. */
  readonly url: string;
  /** How often it was sent. */
  attempts: number;
  /** Called for each response to it. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
}

/** A request that is about to be sent. */
export interface RequestEvent {
  /** operationId in the contract, such as `createOrder`; `refreshToken` for a renewal of the session. */
  readonly operation: OperationId;
  /** HTTP method, in capitals. */
  readonly method: string;
  /** URL, with the names of secret tokens in their place. */
  readonly url: string;
  /** 1 for the first request of a call, 2 for its first repetition, after a 401 or as a retry. */
  readonly attempt: number;
}

/** A request that was sent, and what came of it. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Time until the headers of the response arrived, or until there was none, in ms. */
  readonly durationMs: number;
  /** `x-request-id` of the response. */
  readonly requestId: string | undefined;
  /**
   * Headers of the response; undefined when there was none. On a page of another origin only those that
   * the shop exposes, `x-request-id` and `retry-after`, and those that any page may read.
   */
  readonly headers: Headers | undefined;
  /** What `fetch` failed with, such as a TypeError; undefined when there was a response. */
  readonly cause: unknown;
}
