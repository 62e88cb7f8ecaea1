import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isConstraintViolation } from '../platform/database/database-errors.ts';
import { listMigrations, migrate, type OnMigration } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/open-database.ts';
import { type ServingLock, takeServingLock } from '../platform/database/serving-lock.ts';
import { openSnapshot, type SchemaTable } from '../platform/database/snapshot.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { BackupError, readLines } from './backup-file.ts';
import {
  type BackupHeader,
  endSchema,
  headerSchema,
  isBackedUp,
  parseRow,
  type Summary,
  TableSummary,
  tableSchema,
} from './backup-format.ts';
import type { OnProgress } from './write-backup.ts';

/** Values of one statement: both databases take more, and a picture is one value. */
const MAX_VALUES = 2_000;
/** Characters of the lines of one statement, so that few pictures are in memory. */
const MAX_CHARACTERS = 4_000_000;

/** A shop has these; a database without rows in any of them is empty. */
const TELLING_TABLES: readonly string[] = ['users', 'products', 'orders', 'media'];

export interface RestoreOptions {
  /** Of the backup. */
  path: string;
  passphrase?: string | undefined;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Replaces everything that is in the database. */
  overwrites?: boolean;
  onProgress?: OnProgress;
  /** Told after each migration that runs. */
  onMigration?: OnMigration;
}

/**
 * Restores a backup into the configured database, of either kind: all of it or, after any error, none of
 * it. The schema becomes that of the backup, then the newest.
 *
 * @returns what is in it
 * @throws {BackupError} when the database holds a shop and `overwrites` is not set, and for a file that is
 *   no whole backup, or one of a newer version
 * @throws {ShopInUseError} while the shop of the database runs
 */
export async function restoreBackup(options: RestoreOptions): Promise<Summary> {
  const lines = readLines(options.path, options.passphrase);
  const header = await readHeader(lines);
  const database = await openDatabase(options);
  let lock: ServingLock | undefined;
  try {
    lock = await takeServingLock(options, { use: 'replace' });
    await assertRestorable(database, header, options);
    const { onMigration } = options;
    await migrate(database, { until: header.migrations.at(-1)?.name, onMigration });
    const tables = (await listTables(options)).filter(isBackedUp);
    const summary = await runTransaction(database.db, async (transaction) => {
      for (const { name } of tables.toReversed()) {
        await sql`delete from ${sql.table(name)}`.execute(transaction);
      }
      return insertRows(transaction, tables, lines, options.onProgress);
    });
    await migrate(database, { onMigration });
    return summary;
  } finally {
    await lock?.release();
    await database.close();
    await lines.return(undefined);
  }
}

async function readHeader(lines: AsyncGenerator<string>): Promise<BackupHeader> {
  const { value } = await lines.next();
  const result = headerSchema.safeParse(parseLine(value));
  if (!result.success) throw new BackupError('This file is not a backup of a shop.');
  return result.data;
}

async function assertRestorable(
  database: Database,
  header: BackupHeader,
  options: RestoreOptions,
): Promise<void> {
  const known = await listMigrations();
  const isKnown = header.migrations.every(
    ({ name, checksum }, index) =>
      known[index]?.name === name && known[index]?.checksum === checksum,
  );
  if (!isKnown) {
    throw new BackupError('This backup is of a newer version of the shop. Install that one first.');
  }
  const applied = (await listTables(options)).map(({ name }) => name);
  const isFresh = !applied.includes('schema_migrations');
  if (isFresh) return;
  if (options.overwrites !== true && (await hasShop(database, applied))) {
    throw new BackupError(
      'There is a shop in this database already. Name an empty one, or stop the shop and add --overwrite to replace everything in it.',
    );
  }
  const { count } = await database.db
    .selectFrom('schema_migrations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > header.migrations.length) {
    throw new BackupError(
      'This backup is of an earlier version, and its tables are older than those of this database. Restore it into an empty one.',
    );
  }
}

async function hasShop({ db }: Database, tables: readonly string[]): Promise<boolean> {
  for (const name of TELLING_TABLES.filter((one) => tables.includes(one))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function listTables(options: RestoreOptions): Promise<readonly SchemaTable[]> {
  const snapshot = await openSnapshot(options);
  await snapshot.close();
  return snapshot.tables;
}

async function insertRows(
  db: Database['db'],
  tables: readonly SchemaTable[],
  lines: AsyncIterable<string>,
  onProgress?: OnProgress,
): Promise<Summary> {
  const summaries: Summary = {};
  let current: { table: SchemaTable; summary: TableSummary } | undefined;
  let batch: string[] = [];
  let characters = 0;
  let end: Summary | undefined;

  async function flush(): Promise<void> {
    if (current !== undefined && batch.length > 0) await insertBatch(db, current.table, batch);
    batch = [];
    characters = 0;
  }
  async function endTable(): Promise<void> {
    await flush();
    if (current === undefined) return;
    summaries[current.table.name] = current.summary.toJSON();
    onProgress?.(current.table.name, current.summary.rows, true);
    current = undefined;
  }

  for await (const line of lines) {
    if (end !== undefined) throw new BackupError('This backup goes on after its end.');
    if (line.startsWith('[') && current !== undefined) {
      current.summary.add(line);
      onProgress?.(current.table.name, current.summary.rows, false);
      batch.push(line);
      characters += line.length;
      const isFull = batch.length * current.table.columns.length >= MAX_VALUES;
      if (isFull || characters >= MAX_CHARACTERS) await flush();
      continue;
    }
    await endTable();
    const given = parseLine(line);
    const ending = endSchema.safeParse(given);
    if (ending.success) end = ending.data.end;
    else current = { table: findTable(tables, given), summary: new TableSummary() };
  }
  if (end === undefined) throw new BackupError('This backup is cut off: its end is missing.');
  if (!isDeepStrictEqual(end, summaries)) {
    throw new BackupError('This backup is damaged: its rows are not those that were written.');
  }
  return summaries;
}

function findTable(tables: readonly SchemaTable[], line: unknown): SchemaTable {
  const { data } = tableSchema.safeParse(line);
  const table = tables.find(({ name }) => name === data?.table);
  const names = data?.columns ?? [];
  const columns = names.map((name) => table?.columns.find((column) => column.name === name));
  if (table === undefined || columns.includes(undefined)) {
    throw new BackupError('This backup is damaged: a table of it is unknown.');
  }
  return { ...table, columns: columns.filter((column) => column !== undefined) };
}

async function insertBatch(
  db: Database['db'],
  table: SchemaTable,
  lines: readonly string[],
): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const rows = lines.map((line) => {
    const values = parseLine(line);
    if (!Array.isArray(values))
      throw new BackupError('This backup is damaged: a row is unreadable.');
    return sql`(${sql.join(parseRow(values, table))})`;
  });
  try {
    await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(rows)}`.execute(
      db,
    );
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    throw new BackupError('This backup is damaged: its rows do not fit together.', {
      cause: error,
    });
  }
}

function parseLine(line: unknown): unknown {
  try {
    return typeof line === 'string' ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}
