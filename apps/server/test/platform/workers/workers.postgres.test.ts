import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, openDatabase } from '../../../src/platform/database/open-database.ts';
import { makePlace } from '../../support/databases/test-database.ts';
import { beginFigure, planFigure } from '../../support/figures.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { findFreePort } from '../../support/processes/free-port.ts';
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

/** Starts version 1 of the shop by a link to its folder, as a shop is installed, with two workers. */
async function startWorkers(metricsPort: number): Promise<Workers> {
  const { dataDir, databaseUrl = '' } = await makePlace();
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
  const port = await findFreePort();
  const environment = {
    WORKERS: '2',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    RATE_LIMITS: 'off',
    SHELL_BUILD: STOCK_SHELL,
  };
  const shop = startShopProcess(environment, join(current, 'main.mjs'));
  const database = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(async () => {
    shop.stop('SIGTERM');
    await shop.exitCode;
    await database.close();
  });
  await shop.waitFor('Shop ready at ');
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

test('workers are one shop: their metrics, a restart that loses no request, a worker that is killed, and the end', {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, RESTARTS);
  const metricsPort = await findFreePort();
  const workers = await startWorkers(metricsPort);
  const { shop, port, db, lines } = workers;
  expect(shop.printed().match(/Shop ready at/g)).toHaveLength(1);
  await expectMetricsOfAll(workers, metricsPort);
  const { sent, failures } = await restartUnderLoad(workers);
  end(RESTARTS.count, `${sent} requests on kept connections, ${failures.length} failed`);
  expect(failures).toEqual([]);
  await expectMetricsOfAll(workers, metricsPort);

  const killed = lines('worker ready').at(-1);
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
  await expect.poll(() => lines('worker ready').length).toBe(3 + 2 * RESTARTS.count);

  await sql`update schema_migrations set checksum = 'other'`.execute(db);
  const left = lines('leaving').length;
  shop.stop('SIGHUP');
  await shop.waitFor('the new worker did not start');
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(lines('leaving')).toHaveLength(left);

  shop.stop('SIGTERM');
  expect(await shop.exitCode).toBe(0);
  for (const { pid = Number.NaN } of lines('worker ready')) {
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }
});

/** The metrics of all workers are read at one port. */
async function expectMetricsOfAll({ port, lines }: Workers, metricsPort: number): Promise<void> {
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(response.status).toBe(200);
    return readSamples(await response.text());
  };
  const calls = 'haat_http_request_duration_seconds_count{route="listCategories",status="2xx"}';
  const before = (await scrape()).get(calls) ?? 0;
  // Connections go to the workers in turn.
  for (let count = 0; count < 10; count += 1) {
    const response = await fetch(`http://localhost:${port}/api/v1/categories`, {
      headers: { connection: 'close' },
    });
    expect(response.status).toBe(200);
  }
  await expect.poll(async () => (await scrape()).get(calls)).toBe(before + 10);
  const served = () => new Set(lines('answered').map(({ worker }) => worker)).size;
  await expect.poll(served).toBeGreaterThanOrEqual(2);
  // What the workers read in the one database is not counted twice. On a busy machine a reading may take too long.
  await expect.poll(async () => (await scrape()).get('haat_database_readable')).toBe(1);
}

/** Replaces the workers, one at a time, while shoppers keep their connections. */
async function restartUnderLoad({ shop, port, db, lines, install, versions }: Workers) {
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
    // Busy connections, and some that are idle for most of the time that a worker takes to leave. Busier ones
    // would take the processors from the workers that start.
    pausesMs: [20, 40, 80, 160, 320, 640, 1_000, 2_000],
  });
  for (let round = 1; round <= RESTARTS.count; round += 1) {
    await install(round + 1);
    shop.stop('SIGHUP');
    await expect
      .poll(() => lines('all workers were replaced').length, { timeout: 120_000 })
      .toBe(round);
  }
  const outcome = await load.stop();
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
  return outcome;
}
