import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../src/app.ts';
import { refreshSearchTerms } from '../../../src/catalogue/refresh-search-terms.ts';
import { readConfig } from '../../../src/config.ts';
import { listMigrations, migrate } from '../../../src/platform/database/migrate.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { makePlace } from '../../support/databases/test-database.ts';
import {
  insertOlderRows,
  listOlderDatabases,
  readOlderDatabase,
  readStoredRows,
} from '../../support/older-databases/older-database.ts';

/** Columns that a migration removed, after it had moved what is in them. */
const REMOVED = new Set(['users.recovery_email', 'users.recovery_email_key']);

const FILES = await listOlderDatabases();

async function openOlderDatabase(file: string) {
  const place = await makePlace();
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  const older = await readOlderDatabase(file);
  await migrate(database, { until: older.migrations.at(-1)?.name });
  await insertOlderRows(database.db, older);
  return { database, ...place };
}

test('the first version has a database', async () => {
  const [{ name = '' } = {}] = await listMigrations();
  expect(FILES).toContain(name.replace(/\.sql$/, '.json'));
});

test.each(FILES)('%s becomes the newest with every row intact', async (file) => {
  const older = await readOlderDatabase(file);
  const migrations = await listMigrations();
  expect(migrations.slice(0, older.migrations.length)).toEqual(older.migrations);
  const { database } = await openOlderDatabase(file);
  const ran = await migrate(database);
  expect(ran).toEqual(migrations.slice(older.migrations.length).map(({ name }) => name));

  for (const [table, before] of Object.entries(older.tables)) {
    const kept = before.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([column]) => !REMOVED.has(`${table}.${column}`)),
      ),
    );
    const after = await readStoredRows(database.db, table);
    expect(after, table).toHaveLength(before.length);
    expect(after, table).toEqual(
      expect.arrayContaining(kept.map((row) => expect.objectContaining(row))),
    );
  }
});

test('the oldest database is a shop again: its goods are listed and found, and its orders have their totals', async () => {
  const { database, dataDir, databaseUrl } = await openOlderDatabase('0001_shop.json');
  await migrate(database);
  await refreshSearchTerms(database.db);
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const { server } = await buildApp({ config, database });
  onTestFinished(() => server.close());
  const list = async (query: string) => {
    const response = await server.inject(`/api/v1/products${query}`);
    expect(response.statusCode).toBe(200);
    return response.json().data.products.map(({ _id }: { _id: string }) => _id);
  };
  expect((await list('')).sort()).toEqual(['products-1', 'products-2']);
  expect(await list('?search=name-2')).toContain('products-2');
  const orders = await database.db.selectFrom('orders').select('total_paise').execute();
  expect(orders).toEqual([{ total_paise: 54_000 }, { total_paise: 54_000 }]);
});
