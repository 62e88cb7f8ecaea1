// What one core, one process and two processes serve: pages, calls and orders, on SQLite, on PostgreSQL and
// on PostgreSQL with two workers. Started by `npm run bench -- workers`.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '@haat/server/src/platform/database/open-database.ts';
import { launchPostgres } from '@haat/server/test/support/databases/start-postgres.ts';
import { addProduct } from '@haat/server/test/support/goods/stock-fixture.ts';
import {
  type ReadyShopper,
  signUpWithAddress,
} from '@haat/server/test/support/people/shopper-with-address.ts';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import { createSender } from '@haat/server/test/support/processes/shop-process.ts';
import { createVisitor } from '@haat/server/test/support/requests/visitor.ts';
import { sql } from 'kysely';
import { SERVER_ARGS, SERVER_ENV } from '../../../scripts/workspace/server-process.mjs';
import { formatTable } from './figures.ts';
import { fire } from './load.ts';
import { planMeasures } from './measures.ts';
import { startProcess, stopProcess, TICK_MS } from './processes.ts';

const { BENCH_SECONDS = '5' } = process.env;
const SECONDS = Number(BENCH_SECONDS);
const PRODUCTS = 20;
const SHOPPERS = 16;
/** Addresses that the first requests, which are not measured, do not come to. */
const FIRST = 10_000;
const PLENTY = 1_000_000_000;

const SHOPS = [
  { name: 'SQLite', isPostgres: false, workers: 1 },
  { name: 'PostgreSQL', isPostgres: true, workers: 1 },
  { name: 'PostgreSQL, 2 workers', isPostgres: true, workers: 2 },
];

const print = (text: string) => process.stdout.write(`${text}\n`);
print(`${cpus().length} cores, load before: ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);

const rows: (string | number)[][] = [];
const memory: string[] = [];
for (const shop of SHOPS) await measureShop(shop);
print(
  formatTable(
    ['', 'shop', 'a second', 'p99 ms', 'CPU µs of the shop', 'CPU µs of PostgreSQL'],
    rows,
  ),
);
print(`\nResident memory in MiB:\n${memory.join('\n')}`);

async function measureShop({ name, isPostgres, workers }: (typeof SHOPS)[number]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-bench-'));
  // On the disk, like a shop's.
  const postgres = isPostgres ? await launchPostgres([], tmpdir()) : undefined;
  const databaseUrl = postgres?.url;
  const port = await findFreePort();
  const server = await startProcess(
    SERVER_ARGS,
    {
      ...SERVER_ENV,
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKERS: String(workers),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    'Shop ready at',
  );
  const database = await openDatabase({ dataDir, databaseUrl });
  const root = server.child.pid ?? Number.NaN;
  const origin = `http://localhost:${port}`;
  const postmaster = isPostgres ? await findPostmaster(database.db) : undefined;

  async function measure(
    what: string,
    load: () => Promise<{ perSecond: number; p99: number; requests: number }>,
  ): Promise<void> {
    const before = [cpuOf(root), postmaster === undefined ? 0 : cpuOf(postmaster)] as const;
    const { perSecond, p99, requests } = await load();
    const perRequest = (used: number) => Math.round((used * 1_000) / requests);
    rows.push([
      what,
      name,
      Math.round(perSecond),
      p99.toFixed(1),
      perRequest(cpuOf(root) - before[0]),
      postmaster === undefined ? '–' : perRequest(cpuOf(postmaster) - before[1]),
    ]);
  }

  try {
    const { cached, rendered } = await planMeasures(origin);
    const [list, , , , home] = cached;
    for (const one of [home, list, ...rendered]) {
      if (one === undefined) throw new Error('A measure is missing.');
      const { paths, connections } = one;
      // What renders is compiled after some thousand requests only.
      await fire({ origin, paths, connections, seconds: paths.length > 1 ? 2 * SECONDS : 1 });
      await measure(one.name, () =>
        fire({ origin, paths, first: FIRST, connections, seconds: SECONDS }),
      );
    }
    const stock = { db: database.db, now: Date.now };
    for (let index = 0; index < PRODUCTS; index += 1) {
      await addProduct(stock, {
        id: `bench-${index}`,
        stock_quantity: PLENTY,
        price_paise: 100_00,
      });
    }
    const shoppers = await signUpShoppers(port);
    await measure(`orders of one product of ${PRODUCTS}, ${SHOPPERS} shoppers`, () =>
      placeOrders(shoppers),
    );
    memory.push(`${name}: ${memoryOf(root).join(', ')}`);
  } finally {
    await database.close();
    await stopProcess(server);
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function signUpShoppers(port: number): Promise<ReadyShopper[]> {
  const shoppers: ReadyShopper[] = [];
  while (shoppers.length < SHOPPERS) {
    // Each has a connection of its own.
    const { send } = createSender(port);
    shoppers.push(await signUpWithAddress({ visitor: () => createVisitor(send) }));
  }
  return shoppers;
}

async function placeOrders(
  shoppers: readonly ReadyShopper[],
): Promise<{ perSecond: number; p99: number; requests: number }> {
  const startedAt = performance.now();
  const times: number[] = [];
  async function orderInTurn(shopper: ReadyShopper, index: number): Promise<void> {
    for (let count = index; performance.now() - startedAt < SECONDS * 1_000; count += 1) {
      const sentAt = performance.now();
      const { status, text } = await shopper.order({ [`bench-${count % PRODUCTS}`]: 1 });
      if (status !== 201) throw new Error(`An order got ${status}: ${text}`);
      times.push(performance.now() - sentAt);
    }
  }
  await Promise.all(shoppers.map(orderInTurn));
  const took = performance.now() - startedAt;
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1_000) / took,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    requests: times.length,
  };
}

/** @returns the process that all processes of the database server come from */
async function findPostmaster(db: Db): Promise<number> {
  const { rows: found } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return Number(readStat(found[0]?.pid ?? Number.NaN)[1]);
}

/** The fields of a process after its name (Linux only). */
function readStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function listTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return [pid, ...children.filter((text) => text !== '').flatMap((text) => listTree(Number(text)))];
}

/** Processor time of a process and those that it started, in ms. */
function cpuOf(root: number): number {
  return listTree(root)
    .map(readStat)
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS, 0);
}

function memoryOf(root: number): number[] {
  return listTree(root).map((pid) => {
    const size = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(size) / 1024);
  });
}
