import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  listNewerMigrations,
  MigrationError,
  migrate,
} from '../../../src/platform/database/migrate.ts';
import {
  type Database,
  type Db,
  openDatabase,
} from '../../../src/platform/database/open-database.ts';
import { makePlace } from '../../support/databases/test-database.ts';
import { makeFolder } from '../../support/processes/make-folder.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
const NEWEST = (await readdir(MIGRATIONS)).sort().at(-1) ?? '';

/** Opens an empty database, and as many further connections of other processes as asked for. */
async function openDatabases(count = 1): Promise<Database[]> {
  const place = await makePlace();
  const databases = await Promise.all(Array.from({ length: count }, () => openDatabase(place)));
  onTestFinished(async () => {
    for (const database of databases) await database.close();
  });
  return databases;
}

async function openOne(): Promise<Database> {
  const [database] = await openDatabases();
  if (database === undefined) throw new Error('No database was opened.');
  return database;
}

/** A folder of migrations: those of the shop and more. */
async function writeFolder(more: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await makeFolder();
  for (const name of await readdir(MIGRATIONS)) {
    await copyFile(new URL(name, MIGRATIONS), join(folder, name));
  }
  for (const [name, text] of Object.entries(more)) await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

/** Every column of the database, and what has run. */
async function describeSchema({ db, engine }: Database): Promise<unknown> {
  return {
    columns: await (engine === 'postgres' ? listPostgresColumns(db) : listSqliteColumns(db)),
    applied: await db.selectFrom('schema_migrations').select('name').orderBy('name').execute(),
  };
}

/** Not by Kysely's introspection, for the reason of `listTables`. */
async function listPostgresColumns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function listSqliteColumns(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    .sort();
}

describe('a migration that fails', () => {
  const FAILING = {
    '9001_half.sql':
      'ALTER TABLE users ADD COLUMN nickname TEXT;\nUPDATE revisions SET revision = 7;\nINSERT INTO nowhere VALUES (1);\n',
  };

  test('leaves the schema and the rows as they were, says so, and runs once its cause is gone', async () => {
    const database = await openOne();
    await migrate(database);
    await database.db.insertInto('revisions').values({ scope: 'a', revision: 1 }).execute();
    const before = await describeSchema(database);

    const failed: unknown = await migrate(database, { folder: await writeFolder(FAILING) }).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(MigrationError);
    expect(String(failed)).toMatch(
      new RegExp(
        `^MigrationError: migrations/9001_half.sql failed: .*nowhere.*\\nNothing of it was applied: the database is as after ${NEWEST}. The version that ran before can serve it.`,
      ),
    );
    expect(await describeSchema(database)).toEqual(before);
    expect(await database.db.selectFrom('revisions').selectAll().execute()).toEqual([
      { scope: 'a', revision: 1 },
    ]);
    // The version before serves on.
    expect(await migrate(database)).toEqual([]);

    const corrected = await writeFolder({
      '9001_half.sql': 'ALTER TABLE users ADD COLUMN nickname TEXT;\n',
    });
    expect(await migrate(database, { folder: corrected })).toEqual(['9001_half.sql']);
  });

  test('keeps what ran before it', async () => {
    const database = await openOne();
    const folder = await writeFolder({
      '9000_good.sql': 'ALTER TABLE users ADD COLUMN town TEXT;\n',
      ...FAILING,
    });
    await expect(migrate(database, { folder })).rejects.toThrow('as after 9000_good.sql');
    expect(JSON.stringify(await describeSchema(database))).toContain('users.town');
    expect(JSON.stringify(await describeSchema(database))).not.toContain('users.nickname');
  });
});

test('of four processes that start at once one migrates, also an index that is made beside writes', async () => {
  const databases = await openDatabases(4);
  const folder = await writeFolder({
    '9001_index.sql': 'CREATE INDEX CONCURRENTLY users_by_name ON users (full_name, id);\n',
  });
  const ran = await Promise.all(databases.map((database) => migrate(database, { folder })));
  expect(ran.flat().sort()).toEqual((await readdir(folder)).sort());
  const [first] = databases;
  if (first === undefined) throw new Error('No database was opened.');
  const index = await sql`drop index users_by_name`.execute(first.db);
  expect(index.rows).toEqual([]);
  // The connection went back with the limits of requests.
  if (first.engine === 'postgres') {
    const { rows } = await sql`show statement_timeout`.execute(first.db);
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
  }
});

describe('a database that a newer version has migrated', () => {
  test('is served: what was added has a default', async () => {
    const database = await openOne();
    const name = '9001_nickname.sql';
    const text = `ALTER TABLE users ADD COLUMN nickname TEXT NOT NULL DEFAULT '';\n`;
    await migrate(database, { folder: await writeFolder({ [name]: text }) });
    expect(await migrate(database)).toEqual([]);
    expect(await listNewerMigrations(database)).toEqual([name]);
  });

  test('is served by a version that no longer uses what was removed, and by no older one', async () => {
    const database = await openOne();
    const unused = { '9001_unused.sql': 'ALTER TABLE users ADD COLUMN nickname TEXT;\n' };
    const removed = {
      '9002_nickname.after-9001.sql': 'ALTER TABLE users DROP COLUMN nickname;\n',
    };
    await migrate(database, { folder: await writeFolder({ ...unused, ...removed }) });
    expect(await migrate(database, { folder: await writeFolder(unused) })).toEqual([]);
    await expect(migrate(database)).rejects.toThrow(
      'A newer version of the shop has migrated the database (9002_nickname.after-9001.sql), and this one uses what that removed.',
    );
  });
});
