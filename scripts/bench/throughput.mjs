// The server's answers per second beside a bare `node:http` that sends the same bytes from memory.
import { request } from 'node:http';
import autocannon from 'autocannon';
import { formatTable, judge, median } from './figures.mjs';
import { findFreePort, startProcess, stopProcess } from './processes.mjs';

/** Seconds of one round, and rounds of each; ours and the floor take turns, so that what else the
 * machine does meets both. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 3;

const FLOOR = `
import { createServer } from 'node:http';
const body = Buffer.from(process.env.FLOOR_BODY, 'base64');
const headers = { ...JSON.parse(process.env.FLOOR_HEADERS), 'content-length': body.length };
createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.FLOOR_PORT), '127.0.0.1', () => console.log('floor ready'));`;

/** What browsers send; the bytes of the answer are compared as they are sent. */
const REQUEST_HEADERS = { 'accept-encoding': 'br', accept: 'text/html,application/json' };

/** Reads an answer without undoing its compression. */
function readRaw(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: REQUEST_HEADERS }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

async function fire(url, connections, seconds) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: REQUEST_HEADERS,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function measure(shopUrl, { path, connections }) {
  const { headers, body } = await readRaw(`${shopUrl}${path}`);
  const port = await findFreePort();
  const kept = ['content-type', 'content-encoding'].filter((name) => name in headers);
  const floor = await startProcess(
    ['--input-type=module', '--eval', FLOOR],
    {
      FLOOR_BODY: body.toString('base64'),
      FLOOR_HEADERS: JSON.stringify(Object.fromEntries(kept.map((name) => [name, headers[name]]))),
      FLOOR_PORT: String(port),
    },
    'floor ready',
  );
  const floorUrl = `http://127.0.0.1:${port}/`;
  // Both have compiled what they run by the time they are measured.
  await fire(`${shopUrl}${path}`, connections, 1);
  await fire(floorUrl, connections, 1);
  const rounds = { ours: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.floor.push(await fire(floorUrl, connections, SECONDS));
    rounds.ours.push(await fire(`${shopUrl}${path}`, connections, SECONDS));
  }
  await stopProcess(floor);
  const of = (list, key) => median(list.map((result) => result[key]));
  return {
    kib: body.length / 1024,
    floor: of(rounds.floor, 'perSecond'),
    ours: of(rounds.ours, 'perSecond'),
    p99: of(rounds.ours, 'p99'),
  };
}

/**
 * Measures and returns the table.
 *
 * @param {string} shopUrl
 * @param {string} productId
 */
export async function measureThroughput(shopUrl, productId) {
  // A parameter that no page knows makes the server render each time; see ssr/page-policy.ts.
  const measures = [
    {
      name: 'GET /products, 20 of them',
      path: '/api/v1/products?limit=20',
      connections: 32,
      goal: 8,
    },
    { name: 'GET /products/{id}', path: `/api/v1/products/${productId}`, connections: 32, goal: 4 },
    { name: 'listing, rendered afresh', path: '/products-list?bench=1', connections: 8, goal: 40 },
    { name: 'listing, kept', path: '/products-list', connections: 8, goal: 2 },
    {
      name: 'product, rendered afresh',
      path: `/product/${productId}?bench=1`,
      connections: 8,
      goal: 40,
    },
    { name: 'product, kept', path: `/product/${productId}`, connections: 8, goal: 2 },
  ];
  const rows = [];
  for (const one of measures) {
    const { kib, floor, ours, p99 } = await measure(shopUrl, one);
    const ratio = floor / ours;
    rows.push([
      `${one.name} (${one.connections} connections, ${kib.toFixed(1)} KiB)`,
      Math.round(floor),
      Math.round(ours),
      `${ratio.toFixed(1)}x`,
      `${one.goal}x`,
      judge(ratio, one.goal),
      p99,
      one.path.startsWith('/api/') ? `10: ${judge(p99, 10)}` : '–',
    ]);
  }
  return formatTable(
    ['answers', 'floor/s', 'ours/s', 'floor/ours', 'goal', '', 'ours p99 ms', 'goal'],
    rows,
  );
}
