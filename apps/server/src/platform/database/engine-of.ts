import { PostgresAdapter } from 'kysely';
import type { DatabaseEngine, Db } from './open-database.ts';

/** The engine of a database, for the few queries that differ by engine. */
export function engineOf(db: Db): DatabaseEngine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
