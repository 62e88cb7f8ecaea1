import { DatabaseSync } from 'node:sqlite';
import {
  assertDatabaseFile,
  type DatabaseEngine,
  parsePostgresValue,
  toSqlitePath,
} from './open-database.ts';

/** A table of the database as it is. */
export interface SchemaTable {
  readonly name: string;
  readonly columns: readonly SchemaColumn[];
  /** Names of the tables that its foreign keys point to. */
  readonly references: readonly string[];
}

export interface SchemaColumn {
  readonly name: string;
  /** True for bytes; all other columns hold texts, numbers or null. */
  readonly isBytes: boolean;
}

/** The whole database at one moment; writes go on meanwhile and are not seen. */
export interface Snapshot {
  readonly engine: DatabaseEngine;
  /** A table comes after those that it refers to. */
  readonly tables: readonly SchemaTable[];
  /** Reads all rows of a table, in any order, as lists of the values of its columns. */
  readRows(table: SchemaTable): AsyncIterable<readonly unknown[]>;
  close(): Promise<void>;
}

/** Rows that PostgreSQL sends at a time: those with a picture are large. */
const FETCHED_ROWS = 50;

/**
 * Opens a snapshot of the configured database on a connection of its own. Nobody waits for it: SQLite
 * keeps what is written meanwhile in its log, and PostgreSQL keeps old rows until the snapshot closes.
 *
 * @throws when there is no such database
 */
export function openSnapshot(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Snapshot> {
  return options.databaseUrl === undefined
    ? openSqliteSnapshot(toSqlitePath(options.dataDir))
    : openPostgresSnapshot(options.databaseUrl);
}

async function openSqliteSnapshot(path: string): Promise<Snapshot> {
  assertDatabaseFile(path);
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('BEGIN');
  const query = async (sql: string) => database.prepare(sql).all();
  return {
    engine: 'sqlite',
    tables: await listTables(query, SQLITE_SCHEMA),
    async *readRows(table) {
      const statement = database.prepare(toSelect(table));
      statement.setReturnArrays(true);
      // With arrays each row is one; the types of Node know objects only.
      yield* statement.iterate() as Iterable<unknown> as Iterable<unknown[]>;
    },
    async close() {
      database.close();
    },
  };
}

async function openPostgresSnapshot(connectionString: string): Promise<Snapshot> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: parsePostgresValue(pg.types) },
  });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const query = async (sql: string) => (await client.query(sql)).rows;
    return {
      engine: 'postgres',
      tables: await listTables(query, POSTGRES_SCHEMA),
      async *readRows(table) {
        await client.query(`declare backup_rows no scroll cursor for ${toSelect(table)}`);
        for (;;) {
          const text = `fetch ${FETCHED_ROWS} from backup_rows`;
          const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
          if (rows.length === 0) break;
          yield* rows;
        }
        await client.query('close backup_rows');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

function toSelect({ name, columns }: SchemaTable): string {
  return `select ${columns.map((column) => `"${column.name}"`).join(', ')} from "${name}"`;
}

interface SchemaQueries {
  /** `table_name`, `column_name`, `type` of every column, in order. */
  columns: string;
  /** `table_name`, `target` of every foreign key. */
  references: string;
}

const SQLITE_SCHEMA: SchemaQueries = {
  columns: `select m.name as table_name, c.name as column_name, lower(c.type) as type
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' order by m.name, c.cid`,
  references: `select m.name as table_name, f."table" as target
    from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
};

const POSTGRES_SCHEMA: SchemaQueries = {
  columns: `select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
  references: `select s.relname as table_name, t.relname as target
    from pg_constraint k join pg_class s on s.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`,
};

type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>;

async function listTables(query: Query, schema: SchemaQueries): Promise<SchemaTable[]> {
  const references = await query(schema.references);
  const columnsOf = new Map<string, SchemaColumn[]>();
  for (const { table_name, column_name, type } of await query(schema.columns)) {
    const columns = columnsOf.get(String(table_name)) ?? [];
    columns.push({ name: String(column_name), isBytes: type === 'blob' || type === 'bytea' });
    columnsOf.set(String(table_name), columns);
  }
  const tables = Array.from(columnsOf, ([name, columns]) => ({
    name,
    columns,
    references: references
      .filter(({ table_name }) => table_name === name)
      .map(({ target }) => String(target)),
  }));
  return sortByReferences(tables);
}

/** Sorts tables so that each comes after those that it refers to. */
export function sortByReferences(tables: readonly SchemaTable[]): SchemaTable[] {
  const sorted: SchemaTable[] = [];
  const seen = new Set<string>();
  const add = (table: SchemaTable) => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const other of tables) if (table.references.includes(other.name)) add(other);
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
}
