import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { launchPostgres } from '../../support/databases/start-postgres.ts';
import { makePlace } from '../../support/databases/test-database.ts';
import { startShopProcess } from '../../support/processes/shop-process.ts';

test('the shop does not start on a PostgreSQL that acknowledges before it has written', async () => {
  const { dataDir, databaseUrl = '' } = await makePlace();
  const shop = startShopProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl.replace('search_path', 'synchronous_commit=off%20-c%20search_path'),
  });
  onTestFinished(() => shop.kill());
  expect(await shop.exitCode).toBe(1);
  expect(shop.printed()).toContain(
    'this PostgreSQL runs with synchronous_commit=off and may lose accepted orders. Turn it on.',
  );
  const honest = await openDatabase({ dataDir, databaseUrl });
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
