import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './open-database.ts';
import type { DatabaseTables } from './tables.ts';

const MAX_ATTEMPTS = 4;
/** PostgreSQL: serialization_failure and deadlock_detected. The work was undone; it may run again. */
const RETRYABLE_CODES: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction: all of its writes or none. On SQLite it holds the only write
 * lock (BEGIN IMMEDIATE), so slow work (hashing, mail, HTTP) stays outside, and `work` uses only the
 * transaction that it gets. Called with a transaction, it joins that one.
 *
 * `work` may run again after a deadlock, so it must have no effect but its writes.
 *
 * @throws {DatabaseBusyError} when the database stays locked for 3 s.
 */
export async function runTransaction<Result>(
  db: Db,
  work: (transaction: Transaction<DatabaseTables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (isTransaction(db)) return await work(db);
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || db.isTransaction || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/** True when `error` says that a row with the same unique value exists already (either engine). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY
  return 'errcode' in error && (error.errcode === 2067 || error.errcode === 1555);
}

function isTransaction(db: Db): db is Transaction<DatabaseTables> {
  return db.isTransaction;
}

function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    RETRYABLE_CODES.has(error.code)
  );
}
