import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ShopContext } from '../../context.ts';
import { IdempotencyMismatchError, UnauthenticatedError } from '../../errors.ts';
import type { DatabaseTables } from '../database/tables.ts';
import { runTransaction } from '../database/transaction.ts';
import { lockUser } from '../database/user-lock.ts';
import {
  claimKey,
  deleteOldestKeys,
  findKey,
  storeResponse,
} from './idempotency-keys.repository.ts';

const DAY_MS = 86_400_000;

/** How long a key is remembered. */
const KEY_MS = 7 * DAY_MS;

/** Keys that are remembered of one account and operation; the oldest go first. */
export const MAX_KEYS = 20;

/** One call that must not take effect twice. */
export interface OnceCall {
  userId: string;
  /** operationId of the contract. */
  operation: string;
  /** The Idempotency-Key header. Without one the call is done whenever it comes. */
  key: string | undefined;
  /** What is asked for; another request under the same key is refused. */
  request: unknown;
  /** Status of the answer. */
  statusCode: number;
}

/**
 * Does `work` once per key, in one transaction with the record of its answer, and gives the same
 * answer to every call under that key, also to those that come at the same time. A refusal changes
 * nothing and is not recorded: the same key may be tried again.
 *
 * @param work its result must be plain JSON, as the contract sends it
 * @param repeat makes the response to a repetition anew; with it no response is stored
 * @throws {IdempotencyMismatchError} (422) when the key was used for another request
 * @throws {UnauthenticatedError} when the account was deleted since the session was read
 */
export function runIdempotently<Result>(
  context: ShopContext,
  call: OnceCall,
  work: (transaction: Transaction<DatabaseTables>) => Promise<Result>,
  repeat?: (transaction: Transaction<DatabaseTables>) => Promise<Result>,
): Promise<Result> {
  const { userId, operation, key, statusCode } = call;
  return runTransaction(context.db, async (transaction) => {
    // Of an order and the deletion of its shopper's account one waits for the other.
    if (!(await lockUser(transaction, userId))) throw new UnauthenticatedError();
    if (key === undefined) return work(transaction);
    const now = context.now();
    const requestHash = hashRequest(call.request);
    const keyed = { userId, operation, key };
    const claim = { ...keyed, requestHash, expiresAt: now + KEY_MS };
    const kept = await claimKey(transaction, claim, now);
    if (kept !== undefined) {
      if (kept.requestHash !== requestHash) throw new IdempotencyMismatchError();
      return repeat === undefined ? JSON.parse(kept.responseBody) : repeat(transaction);
    }
    const result = await work(transaction);
    const responseBody = repeat === undefined ? JSON.stringify(result) : '';
    await storeResponse(transaction, keyed, { statusCode, responseBody });
    // Keys of requests still under way are in transactions that this one does not see.
    await deleteOldestKeys(transaction, keyed, MAX_KEYS);
    return result;
  });
}

/**
 * Checks the key of a request that changes nothing, and so need not be recorded.
 *
 * @throws {IdempotencyMismatchError} (422) when the key was used for another request
 */
export async function requireSameRequest(
  context: ShopContext,
  { userId, operation, key, request }: Omit<OnceCall, 'statusCode'>,
): Promise<void> {
  if (key === undefined) return;
  const kept = await findKey(context.db, { userId, operation, key });
  if (kept !== undefined && kept.requestHash !== hashRequest(request)) {
    throw new IdempotencyMismatchError();
  }
}

/** The same for requests that differ only in the order of their fields. */
function hashRequest(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortFields(request)))
    .digest('hex');
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, sortFields(item)]);
}
