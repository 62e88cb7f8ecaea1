import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@haat/server/src/platform/database/migrate.ts';
import { openDatabase } from '@haat/server/src/platform/database/open-database.ts';
import { launchPostgres } from '@haat/server/test/support/databases/start-postgres.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { placeOrders } from '../src/activities/place-orders.ts';
import { runCrashes } from '../src/crash-run.ts';
import { startOnCrashablePostgres } from '../src/crashable-postgres.ts';

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** A part of what `npm run chaos` does. */
const CRASHES = 2;

test(`PostgreSQL crashes under 8 shoppers who order, ${CRASHES} times: they get a 503, the shop recovers by itself, and no order is lost, doubled or torn`, async () => {
  const postgres = await launchPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-crash-'));
  const database = await openDatabase({ dataDir, databaseUrl: postgres.url });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(database);
  const [report] = await runCrashes({
    database,
    dataDir,
    start: () =>
      startOnCrashablePostgres(postgres, { DATA_DIR: dataDir, DATABASE_URL: postgres.url }),
    activities: [{ activity: placeOrders, kills: CRASHES }],
    seed: 1,
  });
  // How soon is for `npm run chaos`: here other tests take their time beside it.
  const broken = report?.broken.filter((finding) => !finding.includes('took more than'));
  expect({ kills: report?.kills, broken }).toEqual({ kills: CRASHES, broken: [] });
  expect(report?.resent).toBeGreaterThan(CRASHES);
  expect(report?.completed).toBeGreaterThan(CRASHES);
});
