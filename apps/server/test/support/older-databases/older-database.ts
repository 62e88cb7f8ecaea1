import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../../src/platform/database/open-database.ts';

/** Folder of the databases that some versions left, each named like its last migration. */
export const OLDER_DATABASES = new URL('rows/', import.meta.url);

/** A value of a row; bytes are hexadecimal behind `hex:`. */
export type StoredValue = string | number | null;

/** A database as it was after a migration, with rows in every table of that time. */
export interface OlderDatabase {
  /** What had run, in order. */
  migrations: readonly { name: string; checksum: string }[];
  /** Rows by table; a table comes after those that it refers to. */
  tables: Readonly<Record<string, readonly Readonly<Record<string, StoredValue>>[]>>;
}

/** The files of {@link OLDER_DATABASES}, named like the last migration of each. */
export async function listOlderDatabases(): Promise<string[]> {
  return (await readdir(OLDER_DATABASES)).sort();
}

/** @param file of {@link listOlderDatabases} */
export async function readOlderDatabase(file: string): Promise<OlderDatabase> {
  return JSON.parse(await readFile(new URL(file, OLDER_DATABASES), 'utf8'));
}

/** Writes the rows of an older database into one that has its tables. */
export async function insertOlderRows(db: Db, { tables }: OlderDatabase): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(Object.values(row).map(toParameter));
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
    }
  }
}

/** Reads all rows of a table in the form of the files, in any order. */
export async function readStoredRows(
  db: Db,
  table: string,
): Promise<Record<string, StoredValue>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
    db,
  );
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toStored(value)])),
  );
}

function toParameter(value: StoredValue): StoredValue | Buffer {
  return typeof value === 'string' && value.startsWith('hex:')
    ? Buffer.from(value.slice('hex:'.length), 'hex')
    : value;
}

function toStored(value: unknown): StoredValue {
  if (value instanceof Uint8Array) return `hex:${Buffer.from(value).toString('hex')}`;
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`${typeof value} is no value of a table.`);
}
