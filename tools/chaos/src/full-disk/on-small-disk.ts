import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '@haat/server/src/platform/database/migrate.ts';
import {
  type DatabaseEngine,
  openDatabase,
} from '@haat/server/src/platform/database/open-database.ts';
import { launchPostgres } from '@haat/server/test/support/databases/start-postgres.ts';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import {
  createSender,
  startShopProcess,
} from '@haat/server/test/support/processes/shop-process.ts';
import type { FillableShop } from './fillable-shop.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** In MiB: a new database of each engine fits, with room for some thousand orders. */
const DISK_SIZES: Readonly<Record<DatabaseEngine, number>> = { sqlite: 32, postgres: 96 };

/**
 * Starts a shop in a process of its own on a database whose disk can be filled. PostgreSQL's
 * write-ahead log lies elsewhere: without space for that, PostgreSQL ends itself, whatever the shop
 * does.
 *
 * @param main the program to start; by default the shop itself
 * @throws when no disk may be mounted; see `whyNotMounted`
 */
export async function startOnSmallDisk(
  engine: DatabaseEngine,
  main?: string,
): Promise<FillableShop> {
  const disk = await mountSmallDisk(DISK_SIZES[engine]);
  try {
    return await startOn(disk, engine, main);
  } catch (error) {
    await disk.unmount();
    throw error;
  }
}

async function startOn(
  disk: SmallDisk,
  engine: DatabaseEngine,
  main: string | undefined,
): Promise<FillableShop> {
  const postgres = engine === 'postgres' ? await launchPostgres([], disk.folder) : undefined;
  const ownFolder = await mkdtemp(join(tmpdir(), 'haat-full-disk-'));
  const dataDir = engine === 'sqlite' ? join(disk.folder, 'data') : ownFolder;
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  await migrate(database);
  const port = await findFreePort();
  const shop = startShopProcess(
    {
      PORT: String(port),
      SEED: 'none',
      RATE_LIMITS: 'off',
      SHELL_BUILD: join(ownFolder, 'no-shell'),
      DATA_DIR: dataDir,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    main,
  );
  let hasEnded = false;
  void shop.exitCode.then(() => {
    hasEnded = true;
  });
  const sender = createSender(port);
  // A program with a planted bug starts in two steps; the shop itself reads no input.
  if (main !== undefined) {
    await shop.waitFor('Prepared.');
    shop.writeLine('start');
  }
  await shop.waitFor('Shop ready at');

  return {
    database,
    send: (request) => sender.send(request),
    fill: (room) => disk.fill(room),
    free: () => disk.free(),
    pass: (ms) => sleep(ms),
    printed: shop.printed,
    hasEnded: () => hasEnded,
    async stop() {
      sender.close();
      await shop.kill();
      await database.close();
      await postgres?.stop();
      await disk.unmount();
      await rm(ownFolder, { recursive: true, force: true });
    },
  };
}
