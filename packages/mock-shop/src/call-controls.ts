import { type FailureStatus, type OperationId, operationOf, type Schemas } from './contract.ts';

/** A request to the test shop. */
export interface RecordedCall {
  /** Its `operationId`, such as `addToCart`. */
  readonly operation: OperationId;
  /** HTTP method, in capitals. */
  readonly method: string;
  /** The whole URL, query included. */
  readonly url: string;
  /** The headers of the request, as MSW hands them over. */
  readonly headers: Headers;
  /** The body: JSON, or a form as an object; undefined when there was none to read. */
  body: unknown;
  /** Status of the response; 0 without one, null while the call is pending. */
  status: number | null;
}

/** The statuses with which a proxy before the shop may respond to any call, without a body. */
type ProxyStatus = 429 | 502 | 503 | 504;

/** A response that replaces the real one. */
export interface PlannedResponse<Id extends OperationId = OperationId> {
  /** One that the contract lists for the operation, or one of a proxy, which has no body. */
  readonly status: FailureStatus<Id> | ProxyStatus;
  /** The code for programs; the first that the operation has for the status when left out. */
  readonly code?: Schemas['ErrorCode'] | undefined;
  /** A message for the shopper; a general one when left out. */
  readonly message?: string | undefined;
  /** Errors of single fields. */
  readonly errors?: readonly Schemas['FieldError'][] | undefined;
  /** Seconds in the `Retry-After` header; 1 with 429 and 503 when left out. */
  readonly retryAfter?: number | undefined;
}

/**
 * How a call fails: with a response; `unreachable`: before it reaches the shop; `response-lost`: the
 * shop does its work, but the response does not arrive.
 */
export type PlannedFailure<Id extends OperationId = OperationId> =
  | PlannedResponse<Id>
  | 'unreachable'
  | 'response-lost';

/** A planned failure of any operation. */
export type AnyFailure =
  | (Omit<PlannedResponse, 'status'> & { readonly status: number })
  | 'unreachable'
  | 'response-lost';

/** A call that waits for its release. */
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

/** Records the calls of a shop, and lets tests hold them, delay them or make them fail. */
export class CallControls {
  /** Every request, in order of arrival. */
  readonly calls: RecordedCall[] = [];
  readonly #failures = new Map<OperationId, { readonly failure: AnyFailure; left: number }[]>();
  readonly #holds = new Map<OperationId, Hold[]>();
  #delay = 0;
  #resets = 0;

  /** The requests to one operation, in order of arrival. */
  callsTo(operation: OperationId): RecordedCall[] {
    const { id } = operationOf(operation);
    return this.calls.filter((call) => call.operation === id);
  }

  /**
   * Makes the next call of an operation fail; planned twice, the next two do.
   *
   * @param operation its `operationId`, such as `addToCart`
   * @param times how many calls; Infinity for all until a `reset`
   * @throws for an operation or a status that the contract does not have
   */
  failNext<Id extends OperationId>(operation: Id, failure: PlannedFailure<Id>, times = 1): void {
    const planned: AnyFailure =
      typeof failure === 'string' ? failure : { ...failure, status: Number(failure.status) };
    const { id, lists } = operationOf(operation);
    if (typeof planned === 'object' && !lists(planned.status) && !isProxyStatus(planned.status)) {
      throw new Error(`The contract has no status ${planned.status} for ${id}.`);
    }
    const present = this.#failures.get(id) ?? [];
    this.#failures.set(id, [...present, { failure: planned, left: times }]);
  }

  /**
   * Holds the next call of an operation until its release, so that a test sees the screen wait. Release it
   * before a `reset`, after which it gets no response.
   */
  holdNext(operation: OperationId): HeldCall {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { id } = operationOf(operation);
    this.#holds.set(id, [...(this.#holds.get(id) ?? []), { arrive, released }]);
    return { arrived, release };
  }

  /**
   * Delays every later call, before the shop does its work.
   *
   * @param ms 0 for at once again; Infinity for never, which ends with the client's time limit
   */
  delay(ms: number): void {
    this.#delay = ms;
  }

  /**
   * Waits for the delay and the release of a call; without end when a `reset` comes in between, so that no
   * test meets a call of the one before.
   *
   * @param isRead settles when the request has been read and recorded
   * @returns the planned failure; undefined without one
   */
  async admit(operation: OperationId, isRead: Promise<void>): Promise<AnyFailure | undefined> {
    const resets = this.#resets;
    const planned = this.#failures.get(operation)?.find(({ left }) => left > 0);
    if (planned !== undefined) planned.left -= 1;
    const hold = this.#holds.get(operation)?.shift();
    const ms = this.#delay;
    await isRead;
    if (ms === Infinity) await new Promise(() => {});
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    hold?.arrive();
    await hold?.released;
    if (this.#resets !== resets) await new Promise(() => {});
    return planned?.failure;
  }

  /** Forgets calls, failures, holds and the delay. */
  protected clearControls(): void {
    this.#resets += 1;
    this.calls.length = 0;
    this.#failures.clear();
    this.#holds.clear();
    this.#delay = 0;
  }
}

function isProxyStatus(status: number): status is ProxyStatus {
  return [429, 502, 503, 504].includes(status);
}
