import {
  createVisitor,
  type Visitor,
  type VisitorRequest,
} from '@haat/server/test/support/requests/visitor.ts';
import { placeOrders } from '../activities/place-orders.ts';
import type { Attempt } from '../activity.ts';
import { checkInvariants } from '../check-invariants.ts';
import { openShop } from '../open-shop.ts';
import { readLedger } from '../read-ledger.ts';
import type { FillableShop } from './fillable-shop.ts';

const CLIENTS = 4;
/** Orders of each client before the disk is full. */
const ORDERS_BEFORE = 3;
/** The most space left on the disk, in bytes: small enough to run out in the middle of an order. */
const MAX_ROOM = 256 * 1024;
/** More orders of one client than fit into the space that a database has reserved. */
const MAX_ORDERS = 2_000;
/** Rejected orders of each client in a row: enough to see a log line per request. */
const MIN_FAILED_ORDERS = 5;
/** The number of tries of a rejected order after space has returned. */
const MAX_ORDER_TRIES = 10;
/** The number of readiness checks then: the server caches a failed check for 10 s. */
const MAX_READINESS_TRIES = 60;
/** Pause between two tries, in ms. */
const PAUSE = 500;

export interface FullDiskOptions {
  shop: FillableShop;
  /** The number of times that the disk is filled and freed. */
  rounds: number;
  /** The same seed gives the same orders. */
  seed: number;
  /** Ends the run as soon as a violation matches. */
  until?: RegExp;
}

/** The counts of a run, and the violations found. */
export interface FullDiskReport {
  rounds: number;
  /** Orders that were accepted. */
  accepted: number;
  /** Responses with 503. */
  rejected: number;
  /** The violations; empty when there are none. */
  broken: string[];
}

/**
 * Fills the disk of a shop while shoppers order, and frees it. Meanwhile writes get 503 with
 * Retry-After, reads go on, readiness says degraded and the log says why, once; afterwards everything
 * works without a restart. No accepted order is lost, doubled or incomplete.
 */
export async function runFullDisk(options: FullDiskOptions): Promise<FullDiskReport> {
  const { shop, rounds, seed, until } = options;
  const { database } = shop;
  const broken = new Set<string>();
  let isFull = false;
  let accepted = 0;
  let rejected = 0;
  const send = async (request: VisitorRequest) => {
    const response = await shop.send(request);
    const { statusCode, headers, body } = response;
    if (statusCode === 201 && request.url.endsWith('/create-order')) accepted += 1;
    if (statusCode >= 400) {
      rejected += 1;
      const isPolite = statusCode === 503 && headers['retry-after'] && isErrorEnvelope(body);
      if (!isFull || !isPolite || request.method === 'GET') {
        const when = isFull ? 'a full' : 'space on the';
        broken.add(`${request.method} ${request.url} got ${statusCode} with ${when} disk`);
      }
    }
    return response;
  };
  const view = await openShop({ database, send, seed, clients: CLIENTS });
  const actors = await placeOrders.open(view);
  const [reader] = await view.signUpShoppers(1);
  if (reader === undefined) throw new Error('Nobody signed up.');

  async function checkLedger(isWhole: boolean): Promise<void> {
    const ledger = await readLedger(database);
    for (const finding of [...checkInvariants(ledger), ...actors.findViolations(ledger, isWhole)]) {
      broken.add(finding);
    }
  }

  /** @returns the rejected orders, each to be sent again */
  async function orderUntilFull(prepare: () => Promise<Attempt>): Promise<Attempt[]> {
    const open: Attempt[] = [];
    for (let count = 0; count < MAX_ORDERS && open.length < MIN_FAILED_ORDERS; count += 1) {
      const order = await prepare();
      if (!(await order())) open.push(order);
    }
    if (open.length < MIN_FAILED_ORDERS) broken.add('orders went on with a full disk');
    return open;
  }

  async function orderAgain(order: Attempt): Promise<void> {
    for (let tries = 0; tries < MAX_ORDER_TRIES; tries += 1) {
      if (await order()) return;
      await shop.pass(PAUSE);
    }
    broken.add('an order was rejected although there is space again');
  }

  for (let round = 1; round <= rounds; round += 1) {
    for (let count = 0; count < ORDERS_BEFORE; count += 1) {
      await Promise.all(actors.clients.map(async (prepare) => (await prepare())()));
    }
    const loggedBefore = shop.printed().length;
    await shop.fill(Math.floor(view.random() * MAX_ROOM));
    isFull = true;
    const open = (await Promise.all(actors.clients.map(orderUntilFull))).flat();
    for (const finding of await findUnreadable(reader)) broken.add(finding);
    const readiness = await askReadiness(shop);
    if (readiness !== '200 degraded') broken.add(`readiness was ${readiness} with a full disk`);
    await checkLedger(false);
    if (Array.from(broken).some((finding) => until?.test(finding))) break;
    if (shop.hasEnded()) throw new Error(`The shop ended:\n${shop.printed()}`);
    for (const finding of findLogFaults(shop.printed().slice(loggedBefore))) broken.add(finding);

    await shop.free();
    isFull = false;
    await Promise.all(open.map(orderAgain));
    let after = await askReadiness(shop);
    for (let tries = 0; tries < MAX_READINESS_TRIES && after !== '200 ok'; tries += 1) {
      await shop.pass(PAUSE);
      after = await askReadiness(shop);
    }
    if (after !== '200 ok') broken.add(`readiness stayed ${after} although there is space again`);
    await checkLedger(true);
  }
  return { rounds, accepted, rejected, broken: Array.from(broken) };
}

function isErrorEnvelope(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return (
      typeof body === 'object' &&
      body !== null &&
      'success' in body &&
      body.success === false &&
      'message' in body &&
      typeof body.message === 'string'
    );
  } catch {
    return false;
  }
}

async function findUnreadable(reader: Visitor): Promise<string[]> {
  const findings: string[] = [];
  for (const path of ['/products?limit=20', '/products/chilli', '/cart', '/order/get-all']) {
    const { status } = await reader.get(path);
    if (status !== 200) findings.push(`GET ${path} got ${status} with a full disk`);
  }
  return findings;
}

async function askReadiness(shop: FillableShop): Promise<string> {
  const health = createVisitor((request) => shop.send({ ...request, url: '/readyz' }));
  const { status, body } = await health.get('/');
  return `${status} ${body?.status}`;
}

/** Finds log lines that break the rule: a full disk is logged once, not for each request. */
function findLogFaults(text: string): string[] {
  const lines = text.split('\n');
  const about = lines.filter((line) => line.includes('the database has no space left')).length;
  const failures = lines.filter((line) => line.includes('request failed')).length;
  return [
    ...(about === 1 ? [] : [`the log says ${about} times that there is no space left`]),
    ...(failures === 0 ? [] : [`the log has ${failures} errors of single requests`]),
  ];
}
