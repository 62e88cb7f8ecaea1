import type { ShopContext } from '@haat/server/src/context.ts';
import type { DatabaseTables } from '@haat/server/src/platform/database/tables.ts';
import { runTransaction } from '@haat/server/src/platform/database/transaction.ts';
import type { Transaction } from 'kysely';
import { leaveGap } from './leave-gap.ts';

/** Runs `work` at every call. */
export async function runIdempotently<Result>(
  context: ShopContext,
  _call: object,
  work: (transaction: Transaction<DatabaseTables>) => Promise<Result>,
): Promise<Result> {
  const result = await runTransaction(context.db, work);
  await leaveGap();
  return result;
}

/** Takes every request for the same. */
export async function requireSameRequest(): Promise<void> {}
