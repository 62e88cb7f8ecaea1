import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { NodeSqliteDialect } from './sqlite-driver.ts';
import type { DatabaseTables } from './tables.ts';

/** What repositories take: the database, or a transaction of it. */
export type Db = Kysely<DatabaseTables>;

export type DatabaseEngine = 'sqlite' | 'postgres';

/** An open database. */
export interface Database {
  db: Db;
  engine: DatabaseEngine;
  /** @throws when the database cannot be read right now. */
  checkReadable(): Promise<void>;
  /** @throws when nothing can be written right now. It writes a row, so do not call it often. */
  checkWritable(): Promise<void>;
  /** Waits for the running transaction and closes. */
  close(): Promise<void>;
}

/** PostgreSQL's id of BIGINT, which the driver would return as a string. */
const INT8_OID = 20;
const POOL_SIZE = 10;

/**
 * Opens the database the configuration names: PostgreSQL by `databaseUrl`, else the SQLite file
 * `shop.sqlite` in `dataDir` (made when missing). Migrations are not run; see `migrate`.
 *
 * @throws when PostgreSQL cannot be reached, or would acknowledge writes it may lose.
 */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Database> {
  return options.databaseUrl === undefined
    ? openSqlite(options.dataDir)
    : openPostgres(options.databaseUrl);
}

/** Where the SQLite file of a data folder is. */
export function toSqlitePath(dataDir: string): string {
  return join(dataDir, 'shop.sqlite');
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  keepPrivate(toSqlitePath(dataDir));
  const db = new Kysely<DatabaseTables>({
    dialect: new NodeSqliteDialect({ path: toSqlitePath(dataDir) }),
  });
  return toDatabase(db, 'sqlite');
}

/**
 * Makes the database readable for its owner alone, also one that an earlier version made for everybody.
 * The folder keeps the mode it has: it may be one that others use too.
 */
function keepPrivate(path: string): void {
  // SQLite gives the files beside it the mode of the database.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if (existsSync(file)) chmodSync(file, 0o600);
    } catch {
      // It belongs to somebody else, who has decided who may read it.
    }
  }
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  // Loaded only where it is used: most shops run on SQLite.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A lost connection is replaced by the next query; without a listener it ends the process. Of the
  // idle ones the pool tells; one in the middle of a transaction tells itself, and its next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DatabaseTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseLossyPostgres(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return toDatabase(db, 'postgres');
}

function toDatabase(db: Db, engine: DatabaseEngine): Database {
  return {
    db,
    engine,
    async checkReadable() {
      await sql`select 1`.execute(db);
    },
    async checkWritable() {
      await sql`
        insert into revisions (scope, revision) values ('write-check', 1)
        on conflict (scope) do update set revision = revisions.revision + 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** An order the shopper saw accepted must survive a power cut (TRUST.md row 2). */
async function refuseLossyPostgres(db: Db): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`
      select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value === 'off') {
      throw new Error(
        `DATABASE_URL: this PostgreSQL runs with ${setting}=off and may lose accepted orders. Turn it on.`,
      );
    }
  }
}
