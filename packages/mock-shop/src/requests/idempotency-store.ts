import { IDEMPOTENCY_KEY_MS, MAX_IDEMPOTENCY_KEYS } from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import { MockShopError } from './mock-shop-error.ts';

/** A call that may be repeated under the same key. */
export interface IdempotentCall {
  readonly userId: string;
  /** The `Idempotency-Key` header. Without one the work is done whenever the call comes. */
  readonly key: string | undefined;
  /** What is asked for. */
  readonly request: unknown;
}

/** What tells the present. */
interface Clock {
  /** Ms since 1970. */
  time(): number;
}

/** A call that was done under a key. */
interface DoneCall<Result> {
  readonly request: string;
  readonly result: Result;
  /** When its key ends, ms since 1970. */
  readonly endsAt: number;
}

/** The results of one operation by Idempotency-Key: of each user the newest 20, for 7 days. */
export class IdempotencyStore<Result> {
  /** By user id and key, of each user the oldest first. */
  readonly #done = new Map<string, Map<string, DoneCall<Result>>>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Does the work once per user and key, and returns a copy of its result every time. An error is not
   * stored: the same key may be tried again.
   *
   * @param repeat computes the result of a repetition
   * @throws MockShopError 422 when the key was used for another request
   */
  run({ userId, key, request }: IdempotentCall, work: () => Result, repeat?: () => Result): Result {
    if (key === undefined) return work();
    const text = JSON.stringify(sortFields(request));
    const calls = this.#callsOf(userId);
    const done = calls.get(key);
    if (done !== undefined && done.request !== text) {
      throw new MockShopError(
        422,
        'This request was already sent with other contents. Check whether it went through, then start again.',
      );
    }
    if (done !== undefined) return repeat?.() ?? structuredClone(done.result);
    const result = work();
    const endsAt = this.#clock.time() + IDEMPOTENCY_KEY_MS;
    calls.set(key, { request: text, result: structuredClone(result), endsAt });
    const [oldest = key] = calls.keys();
    if (calls.size > MAX_IDEMPOTENCY_KEYS) calls.delete(oldest);
    return result;
  }

  /** What a user did under keys that have not ended. */
  #callsOf(userId: string): Map<string, DoneCall<Result>> {
    const now = this.#clock.time();
    const stored = [...(this.#done.get(userId) ?? [])];
    const calls = new Map(stored.filter(([, { endsAt }]) => endsAt > now));
    this.#done.set(userId, calls);
    return calls;
  }
}

/** The stores of every operation that takes an Idempotency-Key. */
export interface IdempotencyStores {
  /** What each merge made of the account's cart. */
  readonly mergeCarts: IdempotencyStore<Schemas['MergedCart']>;
  /** The order that each key has placed. */
  readonly createOrder: IdempotencyStore<Schemas['Order']>;
  /** The order that each key has switched to cash. */
  readonly payOnDelivery: IdempotencyStore<Schemas['Order']>;
  /** The order whose return each key has requested. */
  readonly returnOrder: IdempotencyStore<Schemas['Order']>;
  /** The payment that each key has begun. */
  readonly createPaymentOrder: IdempotencyStore<Schemas['Payment']>;
}

/** Empty stores. */
export function createIdempotencyStores(clock: Clock): IdempotencyStores {
  return {
    mergeCarts: new IdempotencyStore(clock),
    createOrder: new IdempotencyStore(clock),
    payOnDelivery: new IdempotencyStore(clock),
    returnOrder: new IdempotencyStore(clock),
    createPaymentOrder: new IdempotencyStore(clock),
  };
}

/** A form that ignores the order of fields. */
function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, sortFields(item)]);
}
