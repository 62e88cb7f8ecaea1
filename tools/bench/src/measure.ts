// All measures of one run, on one machine, one after the other. Started by `npm run bench`.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchPostgres } from '@haat/server/test/support/databases/start-postgres.ts';
import { findFreePort } from '@haat/server/test/support/processes/free-port.ts';
import { SERVER_ARGS, SERVER_ENV } from '../../../scripts/workspace/server-process.mjs';
import { formatTable, judge, median } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { planMeasures } from './measures.ts';
import { measurePages } from './pages.ts';
import { peakMemory, startProcess, stopProcess } from './processes.ts';
import { type MeasuredShop, measureThroughput } from './throughput.ts';

const STARTS = 3;
const START_GOAL = 600;

const { values } = parseArgs({
  options: { database: { type: 'string' }, 'no-browser': { type: 'boolean' } },
});
const print = (text: string) => process.stdout.write(`${text}\n`);

const [busy = 0] = loadavg();
print(`${cpus().length} cores, load before: ${busy.toFixed(1)}, Node ${process.version}`);
if (busy > 0.5) print('The machine is doing something else: take the figures with care.');

let isBrowserMeasured = values['no-browser'] === true;
for (const database of ['sqlite', 'postgres'] as const) {
  if (values.database !== undefined && values.database !== database) continue;
  await measureOn(database);
}

async function measureOn(database: 'sqlite' | 'postgres'): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-bench-'));
  const postgres = database === 'postgres' ? await launchPostgres() : undefined;
  const port = await findFreePort();
  const env = {
    ...SERVER_ENV,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const start = () => startProcess(SERVER_ARGS, env, 'Shop ready at');
  try {
    print(`\n## ${database}\n`);
    // The first start fills the database; what follows is what a restart takes.
    await stopProcess(await start());
    const starts: number[] = [];
    for (let count = 0; count < STARTS; count += 1) {
      const shop = await start();
      starts.push(shop.readyMs);
      await stopProcess(shop);
    }
    const shop = { origin: `http://localhost:${port}`, process: await start() };
    try {
      await measureShop(shop, median(starts));
    } finally {
      await stopProcess(shop.process);
    }
  } finally {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureShop(shop: MeasuredShop, startMs: number): Promise<void> {
  const { productId, cached, rendered } = await planMeasures(shop.origin);
  print(await measureThroughput(shop, productId, cached));
  const memory = peakMemory(shop.process);
  print('');
  print(await measureThroughput(shop, productId, rendered));
  const memoryAfter = peakMemory(shop.process);
  const floor = await startFloor(`${shop.origin}/api/v1/products?limit=20`);
  const floorMemory = peakMemory(floor.process);
  await stopProcess(floor.process);
  const judgeKnown = (figure: number | undefined, goal: number) =>
    `${goal}: ${figure === undefined ? '–' : judge(figure, goal)}`;
  print('');
  print(
    formatTable(
      ['process', 'floor', 'ours', 'goal'],
      [
        [
          `start to ready, median of ${STARTS}, ms`,
          Math.round(floor.process.readyMs),
          Math.round(startMs),
          judgeKnown(startMs, START_GOAL),
        ],
        ['peak RSS, API and cached pages, MiB', floorMemory, memory, judgeKnown(memory, 180)],
        ['… and after distinct pages, MiB', '–', memoryAfter, judgeKnown(memoryAfter, 220)],
      ],
    ),
  );
  // The browser's work is the same on both databases.
  if (isBrowserMeasured) return;
  isBrowserMeasured = true;
  print('');
  print(await measurePages(shop.origin, productId));
}
