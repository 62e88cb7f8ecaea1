import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { type Database, openDatabase } from '../../../src/platform/database/open-database.ts';
import { makeFolder } from '../processes/make-folder.ts';

/** A place of its own on the PostgreSQL server of this run. */
export interface TestDatabase {
  url: string;
  /** Gives the place back. Its connections must be closed. */
  drop(): Promise<void>;
}

/**
 * Makes an empty schema and an address whose connections see nothing else. (Not a database of its
 * own: making and dropping one takes as long as all the rest of a test.)
 *
 * @returns undefined where the tests run on SQLite
 */
export async function createTestDatabaseUrl(): Promise<TestDatabase | undefined> {
  const server = findServer();
  if (server === undefined) return undefined;
  const { name, url } = await createSchema(server);
  return { url, drop: () => dropSchema(server, name) };
}

/** An empty place for a shop, of the engine under test, until the test has finished. */
export async function makePlace(): Promise<{ dataDir: string; databaseUrl: string | undefined }> {
  const dataDir = await makeFolder();
  const database = await createTestDatabaseUrl();
  if (database !== undefined) onTestFinished(() => database.drop());
  return { dataDir, databaseUrl: database?.url };
}

/** A migrated place that is lent to one test after another. */
export interface LentDatabase extends TestDatabase {
  /** Open, and stays so: connecting anew for each test takes a sixth of the processor time of all. */
  database: Database;
}

/** Migrated, empty schemas that tests have given back. */
const spareSchemas: Schema[] = [];

/**
 * Like {@link createTestDatabaseUrl}, and migrated. Migrating takes longer than most tests, so what a
 * test gives back is emptied and lent again, unless it changed the schema itself.
 */
export async function borrowTestDatabase(): Promise<LentDatabase | undefined> {
  const server = findServer();
  if (server === undefined) return undefined;
  const schema = spareSchemas.pop() ?? (await createMigratedSchema(server));
  return {
    url: schema.url,
    database: schema.database,
    async drop() {
      if ((await describeTables(server, schema.name)) === schema.tables) {
        await emptyTables(server, schema);
        spareSchemas.push(schema);
      } else {
        await schema.database.close();
        await dropSchema(server, schema.name);
      }
    },
  };
}

interface Schema {
  name: string;
  url: string;
  database: Database;
  /** Every column of every table: changes when a test alters the schema. */
  tables: string;
}

let openPool: pg.Pool | undefined;

/** Connections for making and emptying schemas; shops under test have their own. */
function findServer(): pg.Pool | undefined {
  const connectionString = inject('postgresUrl');
  if (connectionString === undefined) return undefined;
  openPool ??= new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  return openPool;
}

async function createSchema(server: pg.Pool): Promise<Pick<Schema, 'name' | 'url'>> {
  const name = `haat_test_${randomBytes(8).toString('hex')}`;
  await server.query(`create schema ${name}`);
  const url = new URL(inject('postgresUrl') ?? '');
  url.searchParams.set('options', `-c search_path=${name}`);
  // The driver reads the query with decodeURIComponent, to which a plus is not a space.
  return { name, url: url.href.replaceAll('+', '%20') };
}

async function createMigratedSchema(server: pg.Pool): Promise<Schema> {
  const schema = await createSchema(server);
  const database = await openDatabase({ dataDir: '', databaseUrl: schema.url });
  await migrate(database);
  return { ...schema, database, tables: await describeTables(server, schema.name) };
}

async function describeTables(server: pg.Pool, schemaName: string): Promise<string> {
  const { rows } = await server.query<{ table: string; columns: string }>(
    `select c.relname as table, string_agg(a.attname || ' ' || a.atttypid, ',' order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where n.nspname = $1 and c.relkind in ('r', 'i')
     group by c.relname order by c.relname`,
    [schemaName],
  );
  return JSON.stringify(rows);
}

async function emptyTables(server: pg.Pool, { name }: Schema): Promise<void> {
  const { rows } = await server.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = $1 and tablename <> 'schema_migrations'`,
    [name],
  );
  const deletes = rows.map(({ tablename }) => `delete from ${name}.${tablename};`).join('\n');
  await server.query(`begin; set local session_replication_role = replica; ${deletes} commit;`);
}

async function dropSchema(server: pg.Pool, name: string): Promise<void> {
  await server.query(`drop schema ${name} cascade`);
}
