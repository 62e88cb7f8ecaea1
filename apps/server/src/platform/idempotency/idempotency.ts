import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_MS, MAX_IDEMPOTENCY_KEYS } from '@haat/domain';
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

/** One call that must not take effect twice. */
export interface OnceCall {
  userId: string;
  /** operationId of the contract. */
  operation: string;
  /** The Idempotency-Key header. A call without a key takes effect each time. */
  key: string | undefined;
  /** The request; another one under the same key is rejected. */
  request: unknown;
  /** Status of the response. */
  statusCode: number;
}

/**
 * Runs `work` once per key, in one transaction with the record of its response, and returns the same
 * response to every call under that key, also to concurrent ones. An error changes nothing and is not
 * recorded: the same key may be tried again.
 *
 * @param work its result must be plain JSON, as the contract sends it
 * @param repeat makes the response to a repeated call; with it no response is stored
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
    // An order waits for a pending deletion of its account, and the deletion for a pending order.
    if (!(await lockUser(transaction, userId))) throw new UnauthenticatedError();
    if (key === undefined) return work(transaction);
    const now = context.now();
    const requestHash = hashRequest(call.request);
    const keyed = { userId, operation, key };
    const claim = { ...keyed, requestHash, expiresAt: now + IDEMPOTENCY_KEY_MS };
    const stored = await claimKey(transaction, claim, now);
    if (stored !== undefined) {
      if (stored.requestHash !== requestHash) throw new IdempotencyMismatchError();
      return repeat === undefined ? JSON.parse(stored.responseBody) : repeat(transaction);
    }
    const result = await work(transaction);
    const responseBody = repeat === undefined ? JSON.stringify(result) : '';
    await storeResponse(transaction, keyed, { statusCode, responseBody });
    // Keys of pending requests are in transactions that this one does not see.
    await deleteOldestKeys(transaction, keyed, MAX_IDEMPOTENCY_KEYS);
    return result;
  });
}

/**
 * Checks the key of a request that changes nothing and is not recorded.
 *
 * @throws {IdempotencyMismatchError} (422) when the key was used for another request
 */
export async function requireSameRequest(
  context: ShopContext,
  { userId, operation, key, request }: Omit<OnceCall, 'statusCode'>,
): Promise<void> {
  if (key === undefined) return;
  const stored = await findKey(context.db, { userId, operation, key });
  if (stored !== undefined && stored.requestHash !== hashRequest(request)) {
    throw new IdempotencyMismatchError();
  }
}

/** Hashes a request; the order of its fields does not matter. */
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
