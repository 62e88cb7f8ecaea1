import type { DatabaseTables } from '@haat/server/src/platform/database/tables.ts';
import type { Kysely, KyselyPlugin } from 'kysely';
import { leaveGap } from './leave-gap.ts';

const writes = new WeakSet<object>();

/** After each statement that changes something, and is committed already. */
const gaps: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (node.kind !== 'SelectQueryNode') writes.add(queryId);
    return node;
  },
  async transformResult({ result, queryId }) {
    if (writes.has(queryId)) await leaveGap();
    return result;
  },
};

/** Runs `work` without a transaction. */
export function runTransaction<Result>(
  db: Kysely<DatabaseTables>,
  work: (db: Kysely<DatabaseTables>) => Promise<Result>,
): Promise<Result> {
  return work(db.withPlugin(gaps));
}

export function isUniqueViolation(): boolean {
  return false;
}
