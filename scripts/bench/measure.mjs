// All measures of one run, on one machine, one after the other. Started by `npm run bench`.
import { cpus, loadavg } from 'node:os';
import { SERVER_ARGS, SERVER_ENV } from '../workspace/server-process.mjs';
import { formatTable, judge, median } from './figures.mjs';
import { measurePages } from './pages.mjs';
import { findFreePort, peakMemory, startProcess, stopProcess } from './processes.mjs';
import { measureThroughput } from './throughput.mjs';

const STARTS = 3;
const port = await findFreePort();
const env = { ...SERVER_ENV, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
const start = () => startProcess(SERVER_ARGS, env, 'Shop ready at');

const print = (text) => process.stdout.write(`${text}\n`);
const [busy] = loadavg();
print(`${cpus().length} cores, load before: ${busy.toFixed(1)}, Node ${process.version}`);
if (busy > 0.5) print('The machine is doing something else: take the figures with care.');

// The first start fills the database; what follows is what a restart takes.
await stopProcess(await start());
const starts = [];
for (let count = 1; count < STARTS; count += 1) {
  const shop = await start();
  starts.push(shop.readyMs);
  await stopProcess(shop);
}
const shop = await start();
starts.push(shop.readyMs);

try {
  const shopUrl = `http://localhost:${port}`;
  const answer = await (await fetch(`${shopUrl}/api/v1/products?limit=1`)).json();
  const productId = answer.data.products[0]._id;
  print('');
  print(await measureThroughput(shopUrl, productId));
  const memory = peakMemory(shop);
  const startMs = Math.round(median(starts));
  print('');
  print(
    formatTable(
      ['process', 'ours', 'goal', ''],
      [
        [`start to ready, median of ${STARTS}, ms`, startMs, 700, judge(startMs, 700)],
        ['peak memory under this load, MiB', memory ?? 'unknown', 220, judge(memory ?? 0, 220)],
      ],
    ),
  );
  print('');
  print(await measurePages(shopUrl, productId));
} finally {
  await stopProcess(shop);
}
