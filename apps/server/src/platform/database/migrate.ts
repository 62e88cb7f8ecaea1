import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseEngine, Db } from './open-database.ts';
import { runTransaction } from './transaction.ts';

const MIGRATIONS_FOLDER = new URL('../../../migrations/', import.meta.url);

/** An arbitrary number, the same in every server process. */
const POSTGRES_LOCK = 4_224_803;
/** Interval in which a process asks whether another one has migrated, ms. */
const LOCK_CHECK_MS = 100;

/**
 * Longest wait of a statement for a table that others use, ms: while it waits, everybody after it waits
 * too.
 */
const LOCK_TIMEOUT_MS = 3_000;
/** Attempts of a file whose statement waited too long. */
const MAX_ATTEMPTS = 5;
/** PostgreSQL: lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Ends the name of a file that removes something: the last file that servers still using it have. */
const REMOVAL = /\.after-(\d{4})\.sql$/;

/** A migration failed, or this version cannot serve the database. The message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Told after each migration that ran, with its place among all of them. */
export type OnMigration = (name: string, place: number, total: number) => void;

export interface MigrateOptions {
  /** The last file that is run; by default the newest. */
  until?: string | undefined;
  /** The folder of the files; another one in tests only. */
  folder?: URL;
  onMigration?: OnMigration | undefined;
}

/**
 * Migrates the database to the newest schema: runs each `migrations/NNNN_name.sql` that has not run
 * yet, in order, each in one transaction. Of several processes that start at once one migrates. A
 * database that a newer version migrated is served as it is, unless that version removed something
 * that this one uses.
 *
 * @returns the names of the files that ran now
 * @throws {MigrationError} when a file failed, which leaves nothing of it, or was edited after it ran,
 *   and when this version cannot serve the database
 */
export async function migrate(
  { db, engine }: Database,
  { until, folder = MIGRATIONS_FOLDER, onMigration }: MigrateOptions = {},
): Promise<string[]> {
  const all = await readMigrations(folder);
  const applied = await readApplied(db, engine);
  assertServable(all, applied);
  const files = until === undefined ? all : all.filter(({ name }) => name <= until);
  // Reads only, so that a start does not wait for a process that is writing.
  if (files.every(({ name }) => applied.has(name))) return [];
  if (engine === 'sqlite') return runFiles(db, engine, files, onMigration);
  return db.connection().execute((connection) => runFilesLocked(connection, files, onMigration));
}

/** Lists the migrations of the database that this version does not have, in order. */
export async function listNewerMigrations({ db, engine }: Database): Promise<string[]> {
  const known = new Set((await listMigrations()).map(({ name }) => name));
  const applied = await readApplied(db, engine);
  return Array.from(applied.keys()).filter((name) => !known.has(name));
}

async function runFilesLocked(
  connection: Db,
  files: readonly MigrationFile[],
  onMigration?: OnMigration,
): Promise<string[]> {
  const lock = sql`${POSTGRES_LOCK}, hashtext(current_schema())`;
  // Waiting inside of a query would keep an index from being made concurrently.
  for (;;) {
    const { rows } = await sql<{ has: boolean }>`
      select pg_try_advisory_lock(${lock}) as has`.execute(connection);
    if (rows[0]?.has) break;
    await sleep(LOCK_CHECK_MS);
  }
  try {
    // A large table takes longer than a request may.
    await sql`select set_config('statement_timeout', '0', false),
      set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, false)`.execute(connection);
    return await runFiles(connection, 'postgres', files, onMigration);
  } finally {
    // A connection that is lost has no lock and no settings.
    await sql`reset statement_timeout`.execute(connection).catch(() => {});
    await sql`reset lock_timeout`.execute(connection).catch(() => {});
    await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => {});
  }
}

async function runFiles(
  db: Db,
  engine: DatabaseEngine,
  files: readonly MigrationFile[],
  onMigration?: OnMigration,
): Promise<string[]> {
  const ran: string[] = [];
  const createTable = adaptTo(
    engine,
    `CREATE TABLE IF NOT EXISTS schema_migrations (
  name TEXT PRIMARY KEY,
  checksum TEXT NOT NULL,
  applied_at BIGINT NOT NULL
);`,
  );
  await runTransaction(db, (transaction) => sql.raw(createTable).execute(transaction));
  for (const [index, file] of files.entries()) {
    try {
      if (!(await runFile(db, engine, file))) continue;
      ran.push(file.name);
      onMigration?.(file.name, index + 1, files.length);
    } catch (error) {
      throw toMigrationError(error, file, files[index - 1]);
    }
  }
  return ran;
}

/** @returns whether it ran; false when another process ran it before */
async function runFile(db: Db, engine: DatabaseEngine, file: MigrationFile): Promise<boolean> {
  const statements = splitStatements(adaptTo(engine, file.text));
  if (engine === 'postgres' && isConcurrent(file)) {
    // Processes that migrate take turns on PostgreSQL.
    if (await hasRun(db, file)) return false;
    for (const statement of statements) {
      const name = /\bCONCURRENTLY (\w+)/.exec(statement)?.[1];
      if (name === undefined) throw new Error('Every statement has to make an index CONCURRENTLY.');
      // An index that was not finished is there, and is not used.
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
      await sql.raw(statement).execute(db);
    }
    await recordRun(db, file);
    return true;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(db, async (transaction) => {
        if (await hasRun(transaction, file)) return false;
        for (const statement of statements) await sql.raw(statement).execute(transaction);
        await recordRun(transaction, file);
        return true;
      });
    } catch (error) {
      const isLocked =
        error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === MAX_ATTEMPTS) throw error;
      // What waited behind it has its turn.
      await sleep(LOCK_CHECK_MS * attempt);
    }
  }
}

async function hasRun(db: Db, file: MigrationFile): Promise<boolean> {
  const row = await db
    .selectFrom('schema_migrations')
    .select('checksum')
    .where('name', '=', file.name)
    .executeTakeFirst();
  if (row !== undefined) assertUnedited(file, row.checksum);
  return row !== undefined;
}

async function recordRun(db: Db, { name, checksum }: MigrationFile): Promise<void> {
  const row = { name, checksum, applied_at: Date.now() };
  await db.insertInto('schema_migrations').values(row).execute();
}

function toMigrationError(
  error: unknown,
  file: MigrationFile,
  previous: MigrationFile | undefined,
): MigrationError {
  if (error instanceof MigrationError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const state = isConcurrent(file)
    ? 'What it made so far is not used, and the next start makes it again.'
    : `Nothing of it was applied: the database is as ${previous === undefined ? 'before' : `after ${previous.name}`}.`;
  return new MigrationError(
    `migrations/${file.name} failed: ${reason}\n${state} The version that ran before can serve it. Remove the cause and start this one again.`,
    { cause: error },
  );
}

/** Lists the names and checksums of all migrations, in order. */
export async function listMigrations(): Promise<{ name: string; checksum: string }[]> {
  const files = await readMigrations();
  return files.map(({ name, checksum }) => ({ name, checksum }));
}

interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Reads the checksums of what has run, by name and in order. */
async function readApplied(db: Db, engine: DatabaseEngine): Promise<ReadonlyMap<string, string>> {
  const { rows } = await (engine === 'sqlite'
    ? sql`select name from sqlite_master where type = 'table' and name = 'schema_migrations'`
    : sql`select tablename from pg_tables where tablename = 'schema_migrations' and schemaname = current_schema()`
  ).execute(db);
  if (rows.length === 0) return new Map();
  const applied = await db
    .selectFrom('schema_migrations')
    .select(['name', 'checksum'])
    .orderBy('name')
    .execute();
  return new Map(applied.map((row) => [row.name, row.checksum]));
}

function assertServable(
  files: readonly MigrationFile[],
  applied: ReadonlyMap<string, string>,
): void {
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum !== undefined) assertUnedited(file, checksum);
  }
  const known = new Set(files.map(({ name }) => name));
  const newest = files.at(-1)?.name.slice(0, 4) ?? '';
  for (const name of applied.keys()) {
    const needed = known.has(name) ? undefined : REMOVAL.exec(name)?.[1];
    if (needed !== undefined && needed > newest) {
      throw new MigrationError(
        `A newer version of the shop has migrated the database (${name}), and this one uses what that removed. Start the newer version, or restore a backup from before into an empty database.`,
      );
    }
  }
}

function assertUnedited(file: MigrationFile, appliedChecksum: string): void {
  if (appliedChecksum !== file.checksum) {
    throw new MigrationError(
      `migrations/${file.name} was edited after it ran. Add a new file instead.`,
    );
  }
}

/** Adapts a file, written once for both engines, to one of them (see the head of 0001; REAL: 0008). */
function adaptTo(engine: DatabaseEngine, text: string): string {
  const withoutComments = text.replaceAll(/^\s*--.*$/gm, '');
  if (engine === 'postgres') {
    return withoutComments
      .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
      .replaceAll(/\bREAL\b/g, 'DOUBLE PRECISION');
  }
  return withoutComments
    .replaceAll(/\bBIGINT\b/g, 'INTEGER')
    .replaceAll(/\bBYTEA\b/g, 'BLOB')
    .replaceAll(/\bCONCURRENTLY /g, '')
    .replaceAll(/^\);$/gm, ') STRICT;');
}

/** An index of a large table is made beside the writes to it, which no transaction can do. */
function isConcurrent({ text }: MigrationFile): boolean {
  return /^CREATE INDEX CONCURRENTLY /m.test(text);
}

function splitStatements(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
