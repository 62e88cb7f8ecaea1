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

/** The results of one operation by Idempotency-Key. */
export class IdempotencyStore<Result> {
  readonly #done = new Map<string, { readonly request: string; readonly result: Result }>();

  /**
   * Does the work once per user and key, and returns a copy of its result every time. An error is not
   * stored: the same key may be tried again.
   *
   * @param repeat computes the result of a repetition
   * @throws MockShopError 422 when the key was used for another request
   */
  run({ userId, key, request }: IdempotentCall, work: () => Result, repeat?: () => Result): Result {
    if (key === undefined) return work();
    const name = JSON.stringify([userId, key]);
    const text = JSON.stringify(sortFields(request));
    const done = this.#done.get(name);
    if (done !== undefined && done.request !== text) {
      throw new MockShopError(
        422,
        'This request was already sent with other contents. Please try again.',
      );
    }
    const result = done === undefined ? work() : (repeat?.() ?? done.result);
    this.#done.set(name, { request: text, result: structuredClone(result) });
    return result;
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
export function createIdempotencyStores(): IdempotencyStores {
  return {
    mergeCarts: new IdempotencyStore(),
    createOrder: new IdempotencyStore(),
    payOnDelivery: new IdempotencyStore(),
    returnOrder: new IdempotencyStore(),
    createPaymentOrder: new IdempotencyStore(),
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
