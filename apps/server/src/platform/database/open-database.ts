import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import { queries } from '../instrumentation/channels.ts';
import { raiseRevisionsOf } from './revision-dialect.ts';
import { NodeSqliteDialect } from './sqlite-driver.ts';
import type { DatabaseTables } from './tables.ts';

/** The database or a transaction of it, for repositories. */
export type Db = Kysely<DatabaseTables>;

export type DatabaseEngine = 'sqlite' | 'postgres';

export interface ConnectionCounts {
  inUse: number;
  waiting: number;
}

/** An open database. */
export interface Database {
  db: Db;
  engine: DatabaseEngine;
  /** @throws when the database cannot be read right now. */
  checkReadable(): Promise<void>;
  /** Writes a row, so do not call it often. @throws when the database cannot be written right now */
  checkWritable(): Promise<void>;
  /** The connections that run a query or a transaction, and the queries that wait for one. */
  countConnections(): ConnectionCounts;
  /** How often this process has raised a revision; see `SOURCES`. */
  countChanges(): number;
  /** Waits for the running transaction and closes. */
  close(): Promise<void>;
}

/** PostgreSQL's id of BIGINT, which the driver returns as a string by default. */
const INT8_OID = 20;
const POOL_SIZE = 10;

/**
 * Opens the database the configuration names: PostgreSQL by `databaseUrl`, else the SQLite file
 * `shop.sqlite` in `dataDir` (made when missing). Migrations are not run; see `migrate`.
 *
 * @throws {ConfigError} when `dataDir` cannot be made or written to
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

/** The path of the SQLite file in a data folder. */
export function toSqlitePath(dataDir: string): string {
  return join(dataDir, 'shop.sqlite');
}

/** Names the configured database for the shop's people, without its password. */
export function describeDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): string {
  if (options.databaseUrl === undefined) return toSqlitePath(options.dataDir);
  const url = URL.parse(options.databaseUrl);
  return url === null ? 'DATABASE_URL' : `PostgreSQL ${url.host}${url.pathname}`;
}

/** @throws when there is no database file: SQLite would make an empty one */
export function assertDatabaseFile(path: string): void {
  if (!existsSync(path))
    throw new Error(`There is no shop at ${path}. Start it once, or set DATA_DIR.`);
}

function openSqlite(dataDir: string): Database {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    makePrivate(toSqlitePath(dataDir));
  } catch (error) {
    const { code } = Object(error);
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be made or written to by this user (${code}): make the folder, and give it to the user that runs the shop.`,
      { cause: error },
    );
  }
  const dialect = new NodeSqliteDialect({ path: toSqlitePath(dataDir) });
  return toDatabase(dialect, 'sqlite', () => dialect.countConnections());
}

/**
 * Makes the database readable for its owner alone, also a database of an earlier version. The mode of
 * the folder stays: other programs may use it too.
 */
function makePrivate(path: string): void {
  // SQLite creates the files beside the database with the mode of the database.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if (existsSync(file)) chmodSync(file, 0o600);
    } catch {
      // The file has another owner, who decides about its mode.
    }
  }
}

/** What PostgreSQL's driver needs of its own types. */
type TypeParsers = Pick<typeof import('pg').types, 'getTypeParser'>;

/** Chooses how the values of a type are parsed: money and times become numbers. */
export function parsePostgresValue(types: TypeParsers) {
  return (oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID ? Number : types.getTypeParser(oid, format);
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  // Loaded only when used: most shops run on SQLite.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: parsePostgresValue(pg.types) },
  });
  // The next query replaces a lost connection; without a listener its error would end the process. The
  // pool emits the error of an idle connection; a connection in a transaction emits its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = toDatabase(new PostgresDialect({ pool }), 'postgres', () => ({
    inUse: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }));
  try {
    await assertDurablePostgres(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Measures queries only where somebody observes them when the database is opened: it takes time. */
function observeQueries(): { log?: (event: LogEvent) => void } {
  if (!queries.isObserved) return {};
  return {
    log: ({ level, query, queryDurationMillis }) =>
      queries.publish({
        sql: query.sql,
        seconds: queryDurationMillis / 1_000,
        hasFailed: level === 'error',
      }),
  };
}

function toDatabase(
  dialect: Dialect,
  engine: DatabaseEngine,
  countConnections: () => ConnectionCounts,
): Database {
  let changes = 0;
  const watched = raiseRevisionsOf(dialect, () => {
    changes += 1;
  });
  const db = new Kysely<DatabaseTables>({ dialect: watched, ...observeQueries() });
  return {
    db,
    engine,
    countConnections,
    countChanges: () => changes,
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

/** An order that the shopper saw accepted must survive a power cut. */
async function assertDurablePostgres(db: Db): Promise<void> {
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
