import type { Db } from '../database/open-database.ts';

/** SQLite takes an offset only beside a limit. */
const MANY = 1_000_000;

/** One call of a shopper under a key of the client's. */
export interface KeyedCall {
  userId: string;
  /** operationId of the contract. */
  operation: string;
  key: string;
}

/** The request and the response of a call under a key. */
export interface StoredResponse {
  requestHash: string;
  /** JSON; '' of an operation whose responses are not stored. */
  responseBody: string;
}

/**
 * Claims the key for this call, or finds the response of the first call under it. A second call at the
 * same time waits for the end of the first one's transaction.
 *
 * @returns undefined when the key is claimed; the response must follow in this transaction, see
 * {@link storeResponse}
 */
export async function claimKey(
  transaction: Db,
  call: KeyedCall & { requestHash: string; expiresAt: number },
  now: number,
): Promise<StoredResponse | undefined> {
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({
      user_id: call.userId,
      operation: call.operation,
      idempotency_key: call.key,
      request_hash: call.requestHash,
      status_code: 0,
      response_body: '',
      created_at: now,
      expires_at: call.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'operation', 'idempotency_key']).doNothing(),
    )
    .returning('idempotency_key')
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  // The key may have been deleted in between: then it is free.
  return (await findKey(transaction, call)) ?? claimKey(transaction, call, now);
}

/** Finds the response of the call under a key. */
export async function findKey(db: Db, call: KeyedCall): Promise<StoredResponse | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response_body'])
    .where('user_id', '=', call.userId)
    .where('operation', '=', call.operation)
    .where('idempotency_key', '=', call.key)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, responseBody: row.response_body };
}

/** Deletes the keys of the call's account and operation, except the newest `max` and its own. */
export async function deleteOldestKeys(db: Db, call: KeyedCall, max: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', call.userId)
    .where('operation', '=', call.operation)
    .where('idempotency_key', 'in', (eb) =>
      eb
        .selectFrom('idempotency_keys')
        .select('idempotency_key')
        .where('user_id', '=', call.userId)
        .where('operation', '=', call.operation)
        .where('idempotency_key', '!=', call.key)
        .orderBy('created_at', 'desc')
        .orderBy('idempotency_key')
        .limit(MANY)
        .offset(max - 1),
    )
    .execute();
}

/** Stores the response of a call whose key was claimed in the same transaction. */
export async function storeResponse(
  transaction: Db,
  call: KeyedCall,
  response: { statusCode: number; responseBody: string },
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ status_code: response.statusCode, response_body: response.responseBody })
    .where('user_id', '=', call.userId)
    .where('operation', '=', call.operation)
    .where('idempotency_key', '=', call.key)
    .execute();
}

export async function deleteEndedIdempotencyKeys(db: Db, now: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
