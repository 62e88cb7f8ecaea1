import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database, DatabaseEngine, Db } from './open-database.ts';
import { runTransaction } from './transaction.ts';

const MIGRATIONS_FOLDER = new URL('../../../migrations/', import.meta.url);
/** An arbitrary number, the same in every server process. */
const POSTGRES_LOCK = 4_224_803;

/**
 * Migrates the database to the newest schema: runs each `migrations/NNNN_name.sql` that has not run
 * yet, in order, each in one transaction. Of several processes that start at once one migrates.
 *
 * @param options.until the last file that is run; by default the newest
 * @returns the names of the files that ran now
 * @throws when a file was edited after it ran
 */
export async function migrate(
  database: Database,
  { until }: { until?: string | undefined } = {},
): Promise<string[]> {
  const { db, engine } = database;
  const ran: string[] = [];
  const all = await readMigrations();
  const files = until === undefined ? all : all.filter(({ name }) => name <= until);
  if (await isUpToDate(db, engine, files)) return ran;
  await runTransaction(db, async (transaction) => {
    if (engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
    }
    await sql
      .raw(
        adaptTo(
          engine,
          `CREATE TABLE IF NOT EXISTS schema_migrations (
  name TEXT PRIMARY KEY,
  checksum TEXT NOT NULL,
  applied_at BIGINT NOT NULL
);`,
        ),
      )
      .execute(transaction);
  });
  for (const file of files) {
    const isNew = await runTransaction(db, async (transaction) => {
      if (engine === 'postgres') {
        await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
      }
      const applied = await transaction
        .selectFrom('schema_migrations')
        .select('checksum')
        .where('name', '=', file.name)
        .executeTakeFirst();
      if (applied !== undefined) {
        assertUnedited(file, applied.checksum);
        return false;
      }
      for (const statement of splitStatements(adaptTo(engine, file.text))) {
        await sql.raw(statement).execute(transaction);
      }
      await transaction
        .insertInto('schema_migrations')
        .values({ name: file.name, checksum: file.checksum, applied_at: Date.now() })
        .execute();
      return true;
    });
    if (isNew) ran.push(file.name);
  }
  return ran;
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

async function readMigrations(): Promise<MigrationFile[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, MIGRATIONS_FOLDER), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Uses reads only, so that a start does not wait for a process that is writing. */
async function isUpToDate(
  db: Db,
  engine: DatabaseEngine,
  files: readonly MigrationFile[],
): Promise<boolean> {
  const { rows } = await (engine === 'sqlite'
    ? sql`select name from sqlite_master where type = 'table' and name = 'schema_migrations'`
    : sql`select tablename from pg_tables where tablename = 'schema_migrations' and schemaname = current_schema()`
  ).execute(db);
  if (rows.length === 0) return false;
  const applied = await db.selectFrom('schema_migrations').select(['name', 'checksum']).execute();
  const checksums = new Map(applied.map((row) => [row.name, row.checksum]));
  return files.every((file) => {
    const checksum = checksums.get(file.name);
    if (checksum === undefined) return false;
    assertUnedited(file, checksum);
    return true;
  });
}

function assertUnedited(file: MigrationFile, appliedChecksum: string): void {
  if (appliedChecksum !== file.checksum) {
    throw new Error(`migrations/${file.name} was edited after it ran. Add a new file instead.`);
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
    .replaceAll(/^\);$/gm, ') STRICT;');
}

function splitStatements(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
