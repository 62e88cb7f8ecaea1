import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../src/database/open-database.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { createSender, type ShopProcess, startShopProcess } from '../test/support/shop-process.ts';
import { type ReadyShopper, signUpWithAddress } from '../test/support/shopper-with-address.ts';
import { addProduct } from '../test/support/stock-shop.ts';
import { createVisitor, type VisitorRequest } from '../test/support/visitor.ts';
import { createRandom } from './random.ts';
import { type Books, readBooks } from './read-books.ts';

const PREPARED_MAIN = new URL('prepared-main.ts', import.meta.url).pathname;

const CLIENTS = 8;
/** A process is killed this long after the clients began, in ms. */
const KILL_AFTER = { min: 15, max: 135 };
const PRODUCTS = ['chilli', 'papad', 'pickle'];
const STOCK = 1_000_000;
/** How often an order without an answer is sent again, before it counts as unanswered. */
const MAX_TRIES = 5;

export interface CrashOptions {
  /** How often the server is killed. */
  kills: number;
  /** The same seed gives the same orders and the same times. */
  seed: number;
  /** Open, migrated and empty; stays the caller's to close. */
  database: Database;
  /** Where the server finds the same database: `DATABASE_URL`, or `DATA_DIR`. */
  environment: Readonly<Record<string, string>>;
  /** What is started; by default the shop itself. */
  main?: string;
  /** Ends the run with the first promise that is found broken. */
  stopsAtFirstFinding?: boolean;
}

/** What a run did, and every promise it found broken. */
export interface CrashReport {
  kills: number;
  /** Orders that were answered with 201, at first or when they were sent again. */
  acknowledged: number;
  /** Orders that a kill left without an answer. */
  resent: number;
  /** From being told to start to being ready, in ms. */
  slowestStart: number;
  /** Empty when everything is as it was promised. */
  broken: string[];
}

interface Try {
  shopper: ReadyShopper;
  key: string;
  quantities: Record<string, number>;
}

/**
 * Kills the server with SIGKILL while 8 shoppers place orders, starts it again, and sends the orders
 * that had no answer once more under the same Idempotency-Key; `kills` times. Then compares what was
 * answered with what the database holds (TRUST.md, row 1 and F1).
 */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const { kills, seed, database } = options;
  const random = createRandom(seed);
  const shelf = { db: database.db, now: Date.now };
  for (const id of PRODUCTS) await addProduct(shelf, { id, name: id, stock_quantity: STOCK });

  const server = await createRestartingServer(options);
  const acknowledged = new Map<string, { orderId: string; units: number }>();
  const broken = new Set<string>();
  let unanswered = 0;
  let resent = 0;
  let killed = 0;
  let count = 0;

  function nextTry(shopper: ReadyShopper): Try {
    count += 1;
    const chosen = PRODUCTS.filter(() => random() < 0.7);
    const products = chosen.length > 0 ? chosen : PRODUCTS.slice(0, 1);
    return {
      shopper,
      key: `order-${seed}-${count}`,
      quantities: Object.fromEntries(products.map((id) => [id, 1 + Math.floor(random() * 3)])),
    };
  }

  /** @returns whether there was an answer that says what became of the order */
  async function send({ shopper, key, quantities }: Try): Promise<boolean> {
    let reply: Awaited<ReturnType<ReadyShopper['order']>>;
    try {
      reply = await shopper.order(quantities, {}, key);
    } catch {
      return false;
    }
    if (reply.status !== 201) return false;
    const orderId: string = reply.body.data._id;
    const known = acknowledged.get(key);
    if (known !== undefined && known.orderId !== orderId) {
      broken.add('an order that was sent twice was made twice');
    }
    const units = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
    acknowledged.set(key, { orderId, units });
    return true;
  }

  async function resend(order: Try): Promise<void> {
    resent += 1;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await send(order)) return;
      await sleep(20);
    }
    unanswered += 1;
  }

  async function sendAgain(order: Try | undefined): Promise<void> {
    if (order !== undefined) await send(order);
  }

  async function findBroken(): Promise<string[]> {
    const answers = Array.from(acknowledged.values());
    const findings = new Set([...broken, ...compare(await readBooks(database), answers)]);
    if (unanswered > 0) findings.add(`${unanswered} orders never got an answer`);
    return Array.from(findings);
  }

  try {
    const shoppers: ReadyShopper[] = [];
    while (shoppers.length < CLIENTS) {
      const visitor = () => createVisitor(server.send);
      shoppers.push(await signUpWithAddress({ visitor }));
    }
    while (killed < kills) {
      let isKilled = false;
      const clients = shoppers.map(async (shopper) => {
        let last: Try | undefined;
        while (!isKilled) {
          const order = nextTry(shopper);
          if (!(await send(order))) return { last, open: order };
          last = order;
        }
        return { last, open: undefined };
      });
      await sleep(KILL_AFTER.min + random() * (KILL_AFTER.max - KILL_AFTER.min));
      isKilled = true;
      await server.killAndRestart();
      killed += 1;
      const outcomes = await Promise.all(clients);
      await Promise.all(outcomes.flatMap(({ open }) => (open === undefined ? [] : resend(open))));
      // Also who had an answer may send again: a browser whose tab died with it.
      await Promise.all(outcomes.flatMap((ends) => Object.values(ends).map(sendAgain)));
      if (options.stopsAtFirstFinding === true && (await findBroken()).length > 0) break;
    }
  } finally {
    await server.stop();
  }
  return {
    kills: killed,
    acknowledged: acknowledged.size,
    resent,
    slowestStart: server.slowestStart(),
    broken: await findBroken(),
  };
}

/** What of the promises the books break. */
function* compare(
  books: Books,
  answers: readonly { orderId: string; units: number }[],
): Generator<string> {
  const answered = new Set(answers.map(({ orderId }) => orderId));
  const unitsOf = new Map(books.orders.map((order) => [order.id, order.units]));
  const lost = answers.filter(({ orderId }) => !unitsOf.has(orderId));
  if (lost.length > 0) yield `${lost.length} acknowledged orders are lost`;
  const duplicates = books.orders.filter(({ id }) => !answered.has(id));
  if (duplicates.length > 0) yield `${duplicates.length} orders nobody knows of`;
  const empty = books.orders.filter(({ units }) => units === 0);
  if (empty.length > 0) yield `${empty.length} orders without lines`;
  const torn = answers.filter(({ orderId, units }) => (unitsOf.get(orderId) ?? units) !== units);
  if (torn.length > 0) yield `${torn.length} orders with other lines than were ordered`;
  const units = books.orders.reduce((sum, order) => sum + order.units, 0);
  const taken = PRODUCTS.length * STOCK - books.stock;
  if (taken !== units) yield `${taken} pieces left the stock, ${units} were ordered`;
  if (books.sold !== units) yield `${books.sold} pieces count as sold, ${units} were ordered`;
  if (books.integrity !== 'ok') yield `the database is damaged: ${books.integrity}`;
}

interface RestartingServer {
  send: ReturnType<typeof createSender>['send'];
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
  slowestStart(): number;
}

async function createRestartingServer({
  environment,
  main = PREPARED_MAIN,
}: CrashOptions): Promise<RestartingServer> {
  const port = await findFreePort();
  const prepare = () =>
    startShopProcess(
      { PORT: String(port), SEED: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...environment },
      main,
    );
  // Loads its modules while another one serves.
  let prepared = prepare();
  let slowestStart = 0;
  let sender = createSender(port);

  async function startNext(): Promise<ShopProcess> {
    const next = prepared;
    await next.waitFor('Prepared.');
    const startedAt = performance.now();
    next.tell('start');
    await next.waitFor('Shop ready at');
    slowestStart = Math.max(slowestStart, performance.now() - startedAt);
    prepared = prepare();
    return next;
  }

  let running = await startNext();
  return {
    send: (request: VisitorRequest) => sender.send(request),
    async killAndRestart() {
      await running.kill();
      // Its connections died with it.
      sender.close();
      sender = createSender(port);
      running = await startNext();
    },
    async stop() {
      sender.close();
      await Promise.all([running, prepared].map((shop) => shop.kill()));
    },
    slowestStart: () => Math.round(slowestStart),
  };
}
