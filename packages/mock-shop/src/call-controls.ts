import type { FailureStatus, OperationId, Schemas } from './operation-types.ts';

/** One request the test shop was sent. */
export interface RecordedCall {
  readonly operation: OperationId;
  readonly method: string;
  /** The whole address, query included. */
  readonly url: string;
  readonly headers: Headers;
  /** The body: JSON, or a form as an object; undefined when there was none to read. */
  body: unknown;
  /** Status of the answer; 0 when there was none, null while it is under way. */
  status: number | null;
}

/** An answer to give in place of the real one. */
export interface PlannedResponse<Id extends OperationId = OperationId> {
  /** A status the contract lists for this operation. */
  readonly status: FailureStatus<Id>;
  /** A sentence fit to be shown; a general one when left out. */
  readonly message?: string | undefined;
  /** What is wrong with single fields. */
  readonly errors?: readonly Schemas['FieldError'][] | undefined;
  /** Seconds in the `Retry-After` header; 1 with 429 and 503 when left out. */
  readonly retryAfter?: number | undefined;
}

/**
 * How a call is to fail: with an answer; `unreachable`: before it reaches the shop; `answer-lost`:
 * the shop does what it is asked, but the answer does not arrive.
 */
export type PlannedFailure<Id extends OperationId = OperationId> =
  | PlannedResponse<Id>
  | 'unreachable'
  | 'answer-lost';

/** A failure of any operation. */
export type AnyFailure =
  | 'unreachable'
  | 'answer-lost'
  | (Omit<PlannedResponse, 'status'> & { readonly status: number });

/** A call that is kept waiting. */
export interface HeldCall {
  /** Resolves when the call has come. */
  readonly arrived: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

interface Hold {
  readonly arrive: () => void;
  readonly released: Promise<void>;
}

/** What a test can do to the calls of a shop: see them, hold them up, make them fail. */
export class CallControls {
  /** Every request, in the order it came. */
  readonly calls: RecordedCall[] = [];
  readonly #failures = new Map<OperationId, AnyFailure[]>();
  readonly #holds = new Map<OperationId, Hold[]>();
  readonly #delays = new Map<OperationId | 'all', number>();

  /** The requests to one operation, in the order they came. */
  callsTo(operation: OperationId): RecordedCall[] {
    return this.calls.filter((call) => call.operation === operation);
  }

  /**
   * Makes the next call of an operation fail; planned twice, the next two do.
   *
   * @param times how many calls
   */
  failNext<Id extends OperationId>(operation: Id, failure: PlannedFailure<Id>, times = 1): void {
    const planned: AnyFailure =
      typeof failure === 'string' ? failure : { ...failure, status: Number(failure.status) };
    const present = this.#failures.get(operation) ?? [];
    this.#failures.set(operation, [...present, ...new Array<AnyFailure>(times).fill(planned)]);
  }

  /** Keeps the next call of an operation waiting until it is released: a spinner that stays. */
  holdNext(operation: OperationId): HeldCall {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const present = this.#holds.get(operation) ?? [];
    this.#holds.set(operation, [...present, { arrive, released }]);
    return { arrived, release };
  }

  /**
   * Answers later from now on.
   *
   * @param ms 0 for at once again
   * @param operation only this one; all that have no delay of their own when left out
   */
  delay(ms: number, operation: OperationId | 'all' = 'all'): void {
    this.#delays.set(operation, ms);
  }

  /**
   * Waits as long as a call is to wait.
   *
   * @returns how it is to fail; undefined when it is not
   */
  async admit(operation: OperationId): Promise<AnyFailure | undefined> {
    const failure = this.#failures.get(operation)?.shift();
    const hold = this.#holds.get(operation)?.shift();
    const ms = this.#delays.get(operation) ?? this.#delays.get('all') ?? 0;
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    hold?.arrive();
    await hold?.released;
    return failure;
  }

  /** Forgets calls, failures, holds and delays. */
  protected clearControls(): void {
    this.calls.length = 0;
    this.#failures.clear();
    this.#holds.clear();
    this.#delays.clear();
  }
}
