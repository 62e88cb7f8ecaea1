import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { launchPostgres } from '../../support/databases/start-postgres.ts';
import { createTestDatabaseUrl } from '../../support/databases/test-database.ts';
import { startShopProcess } from '../../support/processes/shop-process.ts';

test('the shop does not start on a PostgreSQL that acknowledges before it has written', async () => {
  const place = await createTestDatabaseUrl();
  if (place === undefined) throw new Error('There is no PostgreSQL.');
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-lossy-'));
  const shop = startShopProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: place.url.replace('search_path', 'synchronous_commit=off%20-c%20search_path'),
  });
  onTestFinished(async () => {
    await shop.kill();
    await place.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  expect(await shop.exitCode).toBe(1);
  expect(shop.printed()).toContain(
    'this PostgreSQL runs with synchronous_commit=off and may lose accepted orders. Turn it on.',
  );
  const honest = await openDatabase({ dataDir, databaseUrl: place.url });
  await honest.checkReadable();
  await honest.close();
});

test('nor on one that never waits for the disk', async () => {
  const lossy = await launchPostgres(['fsync=off']);
  onTestFinished(() => lossy.stop());
  await expect(openDatabase({ dataDir: '', databaseUrl: lossy.url })).rejects.toThrow(
    'runs with fsync=off and may lose accepted orders',
  );
});
