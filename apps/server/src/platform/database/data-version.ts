import { CompiledQuery } from 'kysely';
import type { DatabaseEngine, Db } from './open-database.ts';

interface VersionRow {
  data_version: number | string;
}

const QUERIES: Readonly<Record<DatabaseEngine, CompiledQuery<VersionRow>>> = {
  // A select from `pragma_data_version` would be compiled each time.
  sqlite: CompiledQuery.raw('PRAGMA data_version'),
  postgres: CompiledQuery.raw('select pg_current_snapshot()::text as data_version'),
};

/**
 * Names what a query would see now: while the name is the same, every query has the same result,
 * whichever process writes. Asking costs a fraction of any query of rows.
 *
 * SQLite counts the commits of other connections, and all writing goes through another one.
 * PostgreSQL names the transactions that a snapshot sees.
 */
export async function findDataVersion(db: Db, engine: DatabaseEngine): Promise<string> {
  const { rows } = await db.executeQuery(QUERIES[engine]);
  return String(rows[0]?.data_version);
}
