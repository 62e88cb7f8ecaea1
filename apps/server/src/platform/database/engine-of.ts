import { PostgresAdapter } from 'kysely';
import type { DatabaseEngine, Db } from './open-database.ts';

/** For the few queries that are spelled differently for each engine. */
export function engineOf(db: Db): DatabaseEngine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
