import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { makePlace } from '../../support/databases/test-database.ts';
import { beginFigure, planFigure } from '../../support/figures.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { findFreePort } from '../../support/processes/free-port.ts';
import { startShopProcess } from '../../support/processes/shop-process.ts';

const STOCK_SHELL = new URL('../../support/stock-shell', import.meta.url).pathname;

const CONNECTIONS = 15;
/** Responses after which the shop has compiled and cached what it needs. */
const BUSY_AFTER = 300;
/** The longest time from the signal to the end of a shop that nobody uses any more, ms. */
const PROMPT_MS = 5_000;

const message = { name: 'Asha', email: 'asha@example.com', subject: 'Papad', body: 'Crisp?' };
const REQUESTS = [
  { method: 'GET', path: '/product/papad' },
  { method: 'GET', path: '/api/v1/products' },
  { method: 'POST', path: '/api/v1/message', body: JSON.stringify(message) },
  { method: 'GET', path: '/api/v1/products?search=none' },
] as const;
/** Rejected before its body is read. */
const LARGE = { method: 'POST', path: '/api/v1/desk/products/import', body: 'x'.repeat(2 ** 19) };

/** What became of a request; 'refused' never reached the shop. */
type Outcome = number | 'refused' | { lost: string };

function ask(
  port: number,
  index: number,
  { agent, isKept }: { agent: Agent; isKept: boolean },
): Promise<Outcome> {
  const isLarge = index % 10 === 0 && isKept;
  const request = isLarge ? LARGE : (REQUESTS[index % REQUESTS.length] ?? REQUESTS[0]);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const headers = {
    'content-type': isLarge ? 'multipart/form-data; boundary=x' : 'application/json',
  };
  const sent = sendRequest({ host: '127.0.0.1', port, agent, headers, ...request }, (response) => {
    response.resume();
    response.once('error', (error) => resolve({ lost: String(error) }));
    response.once('close', () =>
      resolve(response.complete ? (response.statusCode ?? 0) : { lost: 'the response broke off' }),
    );
  });
  sent.once('error', (error) => {
    const { code } = Object(error);
    resolve(code === 'ECONNREFUSED' ? 'refused' : { lost: `${request.method} ${error}` });
  });
  sent.end('body' in request ? request.body : undefined);
  return promise;
}

/** Sends one request after another, none of them twice, until the shop refuses connections. */
async function useUntilRefused(
  port: number,
  client: number,
  onOutcome: () => void,
): Promise<Outcome[]> {
  // A third of the connections are for one request each.
  const isKept = client % 3 !== 0;
  const agent = new Agent({ keepAlive: isKept, maxSockets: 1 });
  const outcomes: Outcome[] = [];
  for (let index = client; outcomes.at(-1) !== 'refused'; index += 1) {
    outcomes.push(await ask(port, index, { agent, isKept }));
    onOutcome();
    // Those at leave send their next request when the shop may have closed the connection already.
    if (client % 5 === 4) await sleep(client * 10);
  }
  agent.destroy();
  return outcomes;
}

/** A database with a product, for one shop after another. */
async function openPlace(workers: number) {
  const place = await makePlace();
  const database = await openDatabase(place);
  await migrate(database);
  await addProduct({ db: database.db, now: Date.now }, { id: 'papad', stock_quantity: 10 });
  await database.close();
  const port = await findFreePort();
  const environment = {
    WORKERS: String(workers),
    PORT: String(port),
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SHELL_BUILD: STOCK_SHELL,
  };
  return { environment, port };
}

// Only PostgreSQL serves several.
const workers = inject('postgresUrl') === undefined ? 1 : 2;

test(`SIGTERM resets no request that reached the shop, with ${workers} processes`, {
  tags: 'figure',
}, async ({ task }) => {
  const rounds = planFigure(
    `ends by SIGTERM under ${CONNECTIONS} connections with ${workers} processes, nothing reset`,
    { asked: 20, slice: 1 },
  );
  const end = beginFigure(task, rounds);
  const { environment, port } = await openPlace(workers);
  let sent = 0;
  const lost: unknown[] = [];
  let slowest = 0;
  for (let round = 1; round <= rounds.count; round += 1) {
    const shop = startShopProcess(environment);
    onTestFinished(() => shop.kill());
    await shop.waitFor('Shop ready at ');
    const { promise: isBusy, resolve } = Promise.withResolvers<void>();
    let responses = 0;
    const count = () => {
      responses += 1;
      if (responses === BUSY_AFTER + round) resolve();
    };
    const clients = Array.from({ length: CONNECTIONS }, (_, client) =>
      useUntilRefused(port, client, count),
    );
    await isBusy;
    const signalledAt = performance.now();
    shop.stop('SIGTERM');
    const outcomes = (await Promise.all(clients)).flat();
    expect(await shop.exitCode).toBe(0);
    slowest = Math.max(slowest, performance.now() - signalledAt);
    sent += outcomes.length - CONNECTIONS;
    lost.push(...outcomes.filter((outcome) => typeof outcome === 'object'));
    const statuses = new Set(outcomes.filter((outcome) => typeof outcome === 'number'));
    expect(Array.from(statuses).filter((status) => ![200, 201, 401, 503].includes(status))).toEqual(
      [],
    );
  }
  end(
    rounds.count,
    `${sent} requests, ${lost.length} reset, slowest end ${Math.round(slowest)} ms`,
  );
  expect(lost).toEqual([]);
  expect(slowest).toBeLessThan(PROMPT_MS);
});
