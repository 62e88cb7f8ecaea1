import type { FailureStatus, OperationId, Schemas } from '../contract/operation-types.ts';
import { hasStatus, OPERATIONS, type Operation } from '../contract/operations.ts';

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

/** A response that replaces the real one. */
export interface PlannedResponse<Id extends OperationId = OperationId> {
  /** A status the contract lists for this operation. */
  readonly status: FailureStatus<Id>;
  /**
   * The code for programs. Left out: the first that the operation has for the status, or the general one
   * of the status.
   */
  readonly code?: Schemas['ErrorCode'] | undefined;
  /** A message for the shopper; a general one when left out. */
  readonly message?: string | undefined;
  /** Errors of single fields. */
  readonly errors?: readonly Schemas['FieldError'][] | undefined;
  /** Seconds in the `Retry-After` header; 1 with 429 and 503 when left out. */
  readonly retryAfter?: number | undefined;
}

/** The statuses with which what stands before the shop, such as a proxy, may respond to any call. */
const PROXY_STATUSES = [429, 502, 503, 504] as const;

/**
 * A response of what stands before the shop, for a status that the contract does not list for the
 * operation. It has no body, and so the error of a call no `code` and no message of the server.
 */
export interface ProxyResponse {
  /** One of those that any call may get. */
  readonly status: (typeof PROXY_STATUSES)[number];
  /** Seconds in the `Retry-After` header; 1 with 429 and 503 when left out. */
  readonly retryAfter?: number | undefined;
}

/**
 * How a call fails: with a response; `unreachable`: before it reaches the shop; `response-lost`: the
 * shop does its work, but the response does not arrive.
 */
export type PlannedFailure<Id extends OperationId = OperationId> =
  | PlannedResponse<Id>
  | ProxyResponse
  | 'unreachable'
  | 'response-lost';

/** A failure that any call can have. */
export type AnyCallFailure = Extract<PlannedFailure, string> | ProxyResponse | ServerError;

/** The shop's own 500, whatever was called. */
export interface ServerError {
  /** Something that nobody foresaw. */
  readonly status: 500;
  /** A message for the shopper; a general one when left out. */
  readonly message?: string | undefined;
}

/** The failures without a response. */
const FAILURES_WITHOUT_RESPONSE = ['unreachable', 'response-lost'] as const;

/** A failure of any operation. */
export type AnyFailure =
  | (typeof FAILURES_WITHOUT_RESPONSE)[number]
  | (Omit<PlannedResponse, 'status'> & { readonly status: number });

/** A call that waits for its release. */
export interface HeldCall {
  /** Resolves when the call has come. */
  readonly arrived: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

/** A planned failure, and how many calls it is still for. */
interface RepeatedFailure {
  readonly failure: AnyFailure;
  left: number;
}

interface Hold {
  readonly arrive: () => void;
  readonly released: Promise<void>;
}

/** @throws for a name that JavaScript let through: what is planned for it would never happen */
function requireOperation(id: OperationId): Operation {
  const operation = OPERATIONS.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The test shop has no operation ${id}.`);
  return operation;
}

/** @throws for what JavaScript let through: neither a name of a failure nor the status of one */
function assertFailure(failure: PlannedFailure): void {
  const isFailure =
    typeof failure === 'string'
      ? FAILURES_WITHOUT_RESPONSE.includes(failure)
      : Number(failure?.status) >= 400;
  if (isFailure) return;
  throw new Error(
    `${JSON.stringify(failure)} is no failure. Plan a status from 400 on, or one of ${FAILURES_WITHOUT_RESPONSE.join(', ')}.`,
  );
}

/** @throws for a status that the operation, or any call, does not have, and for a body of a proxy's */
function assertStatus(operation: OperationId | 'all', planned: Exclude<AnyFailure, string>): void {
  const { status, retryAfter: _, ...body } = planned;
  const isAny = operation === 'all';
  if (isAny ? status === 500 : hasStatus(requireOperation(operation), status)) return;
  const text = `The contract has no status ${status} for ${isAny ? 'each call' : operation}.`;
  if (!PROXY_STATUSES.some((one) => one === status))
    throw new Error(`${text} Any call can fail with ${PROXY_STATUSES.join(', ')}.`);
  if (Object.keys(body).length > 0)
    throw new Error(`${text} A proxy sends it, without ${Object.keys(body).join(' and ')}.`);
}

/** Records the calls of a shop, and lets tests hold them, delay them or make them fail. */
export class CallControls {
  /** Every request, in order of arrival. */
  readonly calls: RecordedCall[] = [];
  readonly #failures = new Map<OperationId | 'all', RepeatedFailure[]>();
  readonly #holds = new Map<OperationId, Hold[]>();
  readonly #delays = new Map<OperationId | 'all', number>();
  #resets = 0;

  /** The requests to one operation, in order of arrival. */
  callsTo(operation: OperationId): RecordedCall[] {
    const { id } = requireOperation(operation);
    return this.calls.filter((call) => call.operation === id);
  }

  /**
   * Makes the next call fail, whichever it is; one that has a failure of its own has that one first.
   *
   * @param times how many calls; Infinity for all until a `reset`
   * @throws for what is no failure, for a status that not every call can have, or for `times` below 1
   */
  failNext(operation: 'all', failure: AnyCallFailure, times?: number): void;

  /**
   * Makes the next call of an operation fail; planned twice, the next two do.
   *
   * @param operation its `operationId`, such as `addToCart`, not the client's method `cart.add`
   * @param times how many calls; Infinity for all until a `reset`
   * @throws for an operation that the contract does not have, for what is no failure, for a status that the
   *   operation does not have and no proxy sends, for a body of a proxy's response, and for `times` below 1
   */
  failNext<Id extends OperationId>(
    operation: Id,
    failure: PlannedFailure<Id>,
    times?: number,
  ): void;

  failNext(operation: OperationId | 'all', failure: PlannedFailure, times = 1): void {
    assertFailure(failure);
    if (!(times >= 1))
      throw new RangeError(`A failure happens once or more often, not ${times} times.`);
    const planned: AnyFailure =
      typeof failure === 'string' ? failure : { ...failure, status: Number(failure.status) };
    if (typeof planned !== 'string') assertStatus(operation, planned);
    const present = this.#failures.get(operation) ?? [];
    const id = operation === 'all' ? operation : requireOperation(operation).id;
    this.#failures.set(id, [...present, { failure: planned, left: times }]);
  }

  /**
   * Holds the next call of an operation until its release: the spinner stays, though no longer than the time
   * limit of the client, 30 s unless its `timeoutMs` is 0. Release it before a `reset`, after which it gets no
   * response.
   */
  holdNext(operation: OperationId): HeldCall {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const present = this.#holds.get(requireOperation(operation).id) ?? [];
    this.#holds.set(operation, [...present, { arrive, released }]);
    return { arrived, release };
  }

  /**
   * Delays every later call: it waits, and then the shop does its work and responds. After a `reset` a call
   * that still waits does nothing and gets no response.
   *
   * @param ms 0 for at once again; Infinity for never, which ends with the client's time limit: 30 s unless
   *   its `timeoutMs` is 0
   * @param operation the only one to delay; when left out, all that have no delay of their own
   * @throws RangeError for a negative number or none
   */
  delay(ms: number, operation: OperationId | 'all' = 'all'): void {
    if (!(ms >= 0)) throw new RangeError(`A delay is 0 ms or more, not ${ms}.`);
    this.#delays.set(operation === 'all' ? operation : requireOperation(operation).id, ms);
  }

  /**
   * Waits for the planned delay and release of a call; without end when a `reset` comes in between, so
   * that no test meets a call of the one before.
   *
   * @param isRead settles when the request has been read and recorded
   * @returns the planned failure; undefined without one
   */
  async admit(operation: OperationId, isRead: Promise<void>): Promise<AnyFailure | undefined> {
    const resets = this.#resets;
    const failure = this.#takeFailure(operation);
    const hold = this.#holds.get(operation)?.shift();
    const ms = this.#delays.get(operation) ?? this.#delays.get('all') ?? 0;
    await isRead;
    if (ms === Infinity) await new Promise(() => {});
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    hold?.arrive();
    await hold?.released;
    if (this.#resets !== resets) await new Promise(() => {});
    return failure;
  }

  #takeFailure(operation: OperationId): AnyFailure | undefined {
    const planned = [operation, 'all' as const].flatMap((id) => this.#failures.get(id) ?? []);
    const next = planned.find(({ left }) => left > 0);
    if (next === undefined) return undefined;
    next.left -= 1;
    return next.failure;
  }

  /** Forgets calls, failures, holds and delays. */
  protected clearControls(): void {
    this.#resets += 1;
    this.calls.length = 0;
    this.#failures.clear();
    this.#holds.clear();
    this.#delays.clear();
  }
}
