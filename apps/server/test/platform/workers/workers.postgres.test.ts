import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, openDatabase } from '../../../src/platform/database/open-database.ts';
import { createTestDatabaseUrl } from '../../support/databases/test-database.ts';
import { beginFigure, planFigure } from '../../support/figures.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { findFreePort } from '../../support/processes/free-port.ts';
import { findQuickFolder } from '../../support/processes/quick-folder.ts';
import {
  createSender,
  type ShopProcess,
  startShopProcess,
} from '../../support/processes/shop-process.ts';
import { startSteadyLoad } from '../../support/processes/steady-load.ts';
import { readSamples } from '../../support/requests/scrape.ts';
import { createVisitor } from '../../support/requests/visitor.ts';

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const STOCK_SHELL = new URL('../../support/stock-shell', import.meta.url).pathname;

interface Line {
  msg: string;
  worker?: number | 'main';
  pid?: number;
  memoryMiB?: number;
}

const MAIN = new URL('../../../src/main.ts', import.meta.url);

interface Workers {
  shop: ShopProcess;
  port: number;
  db: Db;
  /** The versions that processes have started with, the main process's first. */
  versions(): number[];
  /** The lines of the log with this message. */
  lines(msg: string): Line[];
  /** Installs a version, which prints its number, beside those before. */
  install(version: number): Promise<void>;
}

/** Starts version 1 of the shop by a link to its folder, as a shop is installed. */
async function startWorkers(
  count: number,
  further: Record<string, string> = {},
  until = 'Shop ready at ',
): Promise<Workers> {
  const dataDir = await mkdtemp(join(findQuickFolder(), 'haat-workers-'));
  const current = join(dataDir, 'current');
  async function install(version: number): Promise<void> {
    const folder = join(dataDir, `v${version}`);
    await mkdir(folder);
    const text = `process.stdout.write('version ${version}\\n'); await import('${MAIN.href}');\n`;
    await writeFile(join(folder, 'main.mjs'), text);
    await rm(current, { force: true });
    await symlink(folder, current);
  }
  await install(1);
  const place = await createTestDatabaseUrl();
  if (place === undefined) throw new Error('Several workers need PostgreSQL.');
  const port = await findFreePort();
  const environment = {
    WORKERS: String(count),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: place.url,
    SEED: 'none',
    RATE_LIMITS: 'off',
    SHELL_BUILD: STOCK_SHELL,
    ...further,
  };
  const shop = startShopProcess(environment, join(current, 'main.mjs'));
  const database = await openDatabase({ dataDir, databaseUrl: place.url });
  onTestFinished(async () => {
    shop.stop('SIGTERM');
    await shop.exitCode;
    await database.close();
    await place.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await shop.waitFor(until);
  return {
    shop,
    port,
    db: database.db,
    install,
    versions: () =>
      Array.from(shop.printed().matchAll(/^version (\d+)$/gm), ([, version]) => Number(version)),
    lines: (msg) =>
      shop
        .printed()
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line): Line => JSON.parse(line))
        .filter((line) => line.msg === msg),
  };
}

const RESTARTS = planFigure('restarts of the workers under load, no request lost', {
  asked: 10,
  slice: 1,
});

test('a restart of the workers, one at a time, loses no request of kept connections', {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, RESTARTS);
  const { shop, port, db, lines, install, versions } = await startWorkers(2);
  expect(shop.printed().match(/Shop ready at/g)).toHaveLength(1);
  await addProduct({ db, now: Date.now }, { id: 'papad', stock_quantity: 10 });
  const sender = createSender(port);
  const shopper = createVisitor(sender.send);
  const { userId } = await shopper.signUp();
  await shopper.post('/cart/add-cart', { productId: 'papad', quantity: 1 });
  const cookie = Array.from(shopper.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  sender.close();
  const load = startSteadyLoad(port, {
    requests: [
      { method: 'GET', url: '/api/v1/products', headers: {} },
      { method: 'GET', url: '/product/papad', headers: {} },
      {
        method: 'PATCH',
        url: `/api/v1/cart/update-cart/${userId}`,
        headers: { cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ productId: 'papad', quantity: 2 }),
      },
      { method: 'GET', url: '/api/v1/cart', headers: { cookie } },
    ],
    // Busy connections, and some that are idle for most of the time that a worker takes to leave.
    pausesMs: [5, 5, 5, 5, 5, 5, 10, 20, 40, 80, 160, 320, 640, 1_000, 2_000, 3_000],
  });
  for (let round = 1; round <= RESTARTS.count; round += 1) {
    await install(round + 1);
    shop.stop('SIGHUP');
    await expect
      .poll(() => lines('all workers were replaced').length, { timeout: 120_000 })
      .toBe(round);
  }
  const { sent, failures } = await load.stop();
  end(RESTARTS.count, `${sent} requests on 16 kept connections, ${failures.length} failed`);
  expect(failures).toEqual([]);
  const started = lines('worker ready').map(({ worker }) => worker);
  expect(started).toHaveLength(2 + 2 * RESTARTS.count);
  expect(new Set(started).size).toBe(started.length);
  // Each restart took the version that the link named by then, in both workers.
  expect(versions().slice(3)).toEqual(
    Array.from({ length: RESTARTS.count }, (_, round) => [round + 2, round + 2]).flat(),
  );
  // Every worker took its part, and its lines say so.
  const served = new Set(lines('answered').map(({ worker }) => worker));
  expect(started.filter((worker) => !served.has(worker))).toEqual([]);
});

test('a worker that ends is started again, one that cannot start ends no other, and SIGTERM ends all', async () => {
  const { shop, port, db, lines } = await startWorkers(2);
  const [killed] = lines('worker ready');
  expect(killed?.memoryMiB).toBeGreaterThan(20);
  process.kill(killed?.pid ?? Number.NaN, 'SIGKILL');
  await shop.waitFor('a worker ended and is started again');
  const ask = async () => {
    const response = await fetch(`http://localhost:${port}/readyz`, {
      headers: { connection: 'close' },
    });
    return response.status;
  };
  expect(await ask()).toBe(200);
  await expect.poll(() => lines('worker ready').length).toBe(3);

  await sql`update schema_migrations set checksum = 'other'`.execute(db);
  shop.stop('SIGHUP');
  await shop.waitFor('the new worker did not start');
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(lines('leaving')).toEqual([]);

  shop.stop('SIGTERM');
  expect(await shop.exitCode).toBe(0);
  expect(lines('stopped')).toHaveLength(2);
  for (const { pid = Number.NaN } of lines('worker ready')) {
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }
});

test('the metrics of all workers are read at one port, also after a worker was replaced', async () => {
  const metricsPort = await findFreePort();
  const { port, shop, lines } = await startWorkers(2, { METRICS_PORT: String(metricsPort) });
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(response.status).toBe(200);
    return readSamples(await response.text());
  };
  const listings = 'haat_http_request_duration_seconds_count{route="listProducts",status="2xx"}';
  // Connections go to the workers in turn.
  for (let count = 0; count < 10; count += 1) {
    const response = await fetch(`http://localhost:${port}/api/v1/products`, {
      headers: { connection: 'close' },
    });
    expect(response.status).toBe(200);
  }
  await expect.poll(async () => (await scrape()).get(listings)).toBe(10);
  const served = () => new Set(lines('answered').map(({ worker }) => worker)).size;
  await expect.poll(served).toBe(2);
  // What the workers read in the one database is not counted twice. On a busy machine a reading may take too long.
  const readable = async () => (await scrape()).get('haat_database_readable');
  await expect.poll(readable).toBe(1);

  shop.stop('SIGHUP');
  await expect.poll(() => lines('all workers were replaced').length).toBe(1);
  await expect.poll(readable).toBe(1);
});
