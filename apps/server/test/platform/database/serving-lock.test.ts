import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { takeServingLock } from '../../../src/platform/database/serving-lock.ts';
import { makePlace } from '../../support/databases/test-database.ts';
import { findFreePort } from '../../support/processes/free-port.ts';
import { runCommand } from '../../support/processes/run-command.ts';
import { startShopProcess } from '../../support/processes/shop-process.ts';
import { LONG_WAIT } from '../../support/processes/wait-options.ts';

// PostgreSQL's own lock goes with its connection: lost-connection.postgres.test.ts.
test.runIf(inject('postgresUrl') === undefined)(
  'nothing is restored into the shop while it runs, also with --overwrite',
  async () => {
    const place = await makePlace();
    const environment = {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    };
    const port = String(await findFreePort());
    const shop = startShopProcess({
      ...environment,
      PORT: port,
      SEED: 'none',
      LOG_LEVEL: 'silent',
    });
    onTestFinished(() => shop.kill());
    await shop.waitFor('Shop ready at ');
    const to = join(place.dataDir, 'backups');
    const saved = await runCommand('commands/backup.ts', ['--to', to, '--no-verify'], environment);
    const [, file = ''] = / to (\S+): /.exec(saved.stdout) ?? [];
    const restore = () => runCommand('commands/restore.ts', [file, '--overwrite'], environment);
    expect(await restore()).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('The shop is running. Stop every process of it'),
    });
    // A crash leaves no lock behind.
    await shop.kill();
    await vi.waitFor(async () => expect(await restore()).toMatchObject({ exitCode: 0 }), LONG_WAIT);
  },
);

test('one server serves SQLite, and several PostgreSQL, but none beside a restore', async () => {
  const place = await makePlace();
  const first = await takeServingLock(place, { use: 'serve' });
  const second = takeServingLock(place, { use: 'serve' });
  if (place.databaseUrl === undefined) {
    await expect(second).rejects.toThrow('SQLite serves one process');
  } else {
    await (await second).release();
  }
  await expect(takeServingLock(place, { use: 'replace' })).rejects.toThrow('The shop is running.');
  await first.release();
  const restore = await takeServingLock(place, { use: 'replace' });
  await expect(takeServingLock(place, { use: 'serve' })).rejects.toThrow('restores a backup');
  const waiting = takeServingLock(place, { use: 'serve', waitMs: 10_000 });
  await restore.release();
  await (await waiting).release();
});
