import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { rootDir } from '../workspace/paths.mjs';

const SHOP_PORT = 38471;
const FLOOR_PORT = 38472;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);

/** What is measured: a path and how many connections ask for it at once. */
const MEASURES = [
  { name: 'GET /api/v1/products?limit=20', path: '/api/v1/products?limit=20', connections: 32 },
  { name: 'GET /api/v1/products/{id}', path: '', connections: 32 },
  { name: 'HTML of the listing', path: '/products-list', connections: 8 },
  { name: 'HTML of a product', path: '', connections: 8 },
];

/** Starts a process and resolves with it and the time until it printed `text`. */
function startProcess(args, env, text) {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: rootDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve({ child, readyMs: performance.now() - startedAt });
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
}

async function stopProcess({ child }) {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Resident memory of a process at its highest, in MiB (Linux only, else undefined). */
function peakMemory({ child }) {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024);
  } catch {
    return undefined;
  }
}

async function measure(url, connections) {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const shopEnv = { PORT: String(SHOP_PORT), LOG_LEVEL: 'warn' };
const serverArgs = [join(rootDir, 'apps/server/dist/main.js')];
// The first start fills the database; the second is the one that a restart takes.
await stopProcess(await startProcess(serverArgs, shopEnv, 'Shop ready at'));
const shop = await startProcess(serverArgs, shopEnv, 'Shop ready at');
const shopUrl = `http://localhost:${SHOP_PORT}`;

const listing = await (await fetch(`${shopUrl}${MEASURES[0].path}`)).json();
const productId = listing.data.products[0]._id;
MEASURES[1].path = `/api/v1/products/${productId}`;
MEASURES[3].path = `/product/${productId}`;

process.stdout.write(`start to ready: ${Math.round(shop.readyMs)} ms\n\n`);
process.stdout.write('| measure | floor req/s | ours req/s | floor/ours | ours p99 ms |\n');
process.stdout.write('|---|--:|--:|--:|--:|\n');
for (const { name, path, connections } of MEASURES) {
  const answer = await fetch(`${shopUrl}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  const floorServer = await startProcess(
    [
      '--input-type=module',
      '--eval',
      `import { createServer } from 'node:http';
       const body = Buffer.from(process.env.FLOOR_BODY, 'base64');
       createServer((request, response) => {
         response.writeHead(200, { 'content-type': process.env.FLOOR_TYPE, 'content-length': body.length });
         response.end(body);
       }).listen(${FLOOR_PORT}, () => console.log('floor ready'));`,
    ],
    { FLOOR_BODY: body.toString('base64'), FLOOR_TYPE: answer.headers.get('content-type') ?? '' },
    'floor ready',
  );
  const floor = await measure(`http://localhost:${FLOOR_PORT}/`, connections);
  await stopProcess(floorServer);
  const ours = await measure(`${shopUrl}${path}`, connections);
  const ratio = (floor.perSecond / ours.perSecond).toFixed(1);
  process.stdout.write(
    `| ${name} | ${Math.round(floor.perSecond)} | ${Math.round(ours.perSecond)} | ${ratio}x | ${ours.p99} |\n`,
  );
}
process.stdout.write(`\npeak memory: ${peakMemory(shop) ?? 'unknown'} MiB\n`);
await stopProcess(shop);
