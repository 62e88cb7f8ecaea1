import { CompiledQuery } from 'kysely';
import type { ShopContext } from '../../context.ts';
import type { DatabaseEngine } from './open-database.ts';

interface VersionRow {
  data_version: number | string;
}

const QUERIES: Readonly<Record<DatabaseEngine, CompiledQuery<VersionRow>>> = {
  // A select from `pragma_data_version` would be compiled each time.
  sqlite: CompiledQuery.raw('PRAGMA data_version'),
  postgres: CompiledQuery.raw('select pg_current_snapshot()::text as data_version'),
};

/**
 * Gets the version of the data: while it is the same, every query has the same result, whichever
 * process writes. Any write changes it. Reading it costs a fraction of a query of rows.
 *
 * SQLite counts the commits of other connections, and all writes use another connection.
 * PostgreSQL lists the transactions that a snapshot sees.
 */
export async function getDataVersion({
  db,
  engine,
}: Pick<ShopContext, 'db' | 'engine'>): Promise<string> {
  const { rows } = await db.executeQuery(QUERIES[engine]);
  return String(rows[0]?.data_version);
}
