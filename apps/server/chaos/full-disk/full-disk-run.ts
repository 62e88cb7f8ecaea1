import { createVisitor, type Visitor, type VisitorRequest } from '../../test/support/visitor.ts';
import { placeOrders } from '../activities/place-orders.ts';
import type { Deed } from '../activity.ts';
import { checkInvariants } from '../check-invariants.ts';
import { openShop } from '../open-shop.ts';
import { readLedger } from '../read-ledger.ts';
import type { FillableShop } from './fillable-shop.ts';

const CLIENTS = 4;
/** Orders of each client before the disk is full. */
const ORDERS_BEFORE = 3;
/** Space that is left is less than this, in bytes, so that it ends in the middle of some order. */
const MAX_ROOM = 256 * 1024;
/** A database has some space of its own; orders of one client that are more than fit into it. */
const MAX_ORDERS = 2_000;
/** Orders of each client that are refused in a row, so that a line per request would be seen. */
const MIN_FAILED_ORDERS = 5;
/** How often a refused order is sent again after space has returned. */
const MAX_ORDER_TRIES = 10;
/** How often readiness is asked for then: what it found wrong it believes for 10 s. */
const MAX_READINESS_TRIES = 60;
/** Between two tries, in ms. */
const PAUSE = 500;

export interface FullDiskOptions {
  shop: FillableShop;
  /** How often the disk is filled and freed. */
  rounds: number;
  /** The same seed gives the same orders. */
  seed: number;
  /** Ends the run as soon as this is found broken. */
  until?: RegExp;
}

/** What happened, and every promise that was found broken. */
export interface FullDiskReport {
  rounds: number;
  /** Orders that were accepted. */
  accepted: number;
  /** Responses with 503. */
  rejected: number;
  /** Empty when everything is as it was promised. */
  broken: string[];
}

/**
 * Fills the disk of a shop while shoppers order, and frees it. Meanwhile writes get 503 with
 * Retry-After, reads go on, readiness says degraded and the log says why, once; afterwards everything
 * works without a restart. No order that was accepted is lost, doubled or torn.
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

  async function checkBooks(isWhole: boolean): Promise<void> {
    const books = await readLedger(database);
    for (const finding of [...checkInvariants(books), ...actors.findBroken(books, isWhole)]) {
      broken.add(finding);
    }
  }

  /** @returns the orders that were refused, each to be sent again */
  async function orderUntilFull(prepare: () => Promise<Deed>): Promise<Deed[]> {
    const open: Deed[] = [];
    for (let count = 0; count < MAX_ORDERS && open.length < MIN_FAILED_ORDERS; count += 1) {
      const order = await prepare();
      if (!(await order())) open.push(order);
    }
    if (open.length < MIN_FAILED_ORDERS) broken.add('orders went on with a full disk');
    return open;
  }

  async function orderAgain(order: Deed): Promise<void> {
    for (let tries = 0; tries < MAX_ORDER_TRIES; tries += 1) {
      if (await order()) return;
      await shop.pass(PAUSE);
    }
    broken.add('an order was refused although there is space again');
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
    await checkBooks(false);
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
    await checkBooks(true);
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

/** The full disk is logged once, in words, and not once more for each request. */
function findLogFaults(text: string): string[] {
  const lines = text.split('\n');
  const about = lines.filter((line) => line.includes('the database has no space left')).length;
  const failures = lines.filter((line) => line.includes('request failed')).length;
  return [
    ...(about === 1 ? [] : [`the log says ${about} times that there is no space left`]),
    ...(failures === 0 ? [] : [`the log has ${failures} errors of single requests`]),
  ];
}
