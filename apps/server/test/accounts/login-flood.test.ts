import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MAX_PASSWORD_WAIT_MS } from '../../src/accounts/passwords/password-hashes.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { type ShopAddress, startCluster } from '../support/processes/shop-cluster.ts';
import { countBy } from '../support/requests/count-by.ts';
import { type NewShopper, newShopper } from '../support/requests/visitor.ts';

const LOGINS = planFigure('concurrent sign-ins, each with a 200, 401, 429 or 503', {
  asked: 1_000,
  slice: 100,
});
const IS_WHOLE = LOGINS.count === LOGINS.asked;
const ACCOUNTS = 20;
/** Maximum response time of a shopper who browses, ms. */
const MAX_READ_MS = 1_000;
/**
 * Maximum time of a sign-in, ms: it waits for the guesses at its account, then for its hash, and, on
 * PostgreSQL, for one of the connections that a thousand requests share.
 */
const MAX_LOGIN_MS = 2 * MAX_PASSWORD_WAIT_MS + 22_000;

test(`${LOGINS.count} concurrent sign-ins each get a response, and others can browse meanwhile`, {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, LOGINS);
  const { processes, stock } = await startCluster(1);
  const [shop] = processes;
  if (shop === undefined) throw new Error('There is no process.');
  await addProduct(stock, { id: 'chilli' });
  const accounts: NewShopper[] = [];
  while (accounts.length < ACCOUNTS) accounts.push(await shop.visitor().signUp());
  const bystander = await shop.visitor().signUp();
  const memoryBefore = await readMemory(shop);

  let isOver = false;
  const looking = lookAround(shop, () => isOver);
  const logins = await Promise.all(
    Array.from({ length: LOGINS.count }, async (_, index) => {
      const { email, password } = toGuess(accounts, index);
      const startedAt = performance.now();
      const { status } = await shop.visitor().post('/users/login', { email, password });
      return { status, took: performance.now() - startedAt };
    }),
  );
  isOver = true;
  const reads = await looking;
  const memoryAfter = await readMemory(shop);

  const counts = countBy(logins);
  const slowest = Math.round(Math.max(...logins.map(({ took }) => took)));
  const slowestRead = Math.round(Math.max(...reads));
  end(
    logins.length,
    `${JSON.stringify(counts)}, slowest ${slowest} ms; ${reads.length} GETs meanwhile, slowest ${slowestRead} ms; RSS ${memoryBefore} → ${memoryAfter} MiB`,
  );
  const { 200: right = 0, 401: wrong = 0, 429: tooMany = 0, 503: busy = 0 } = counts;
  expect(right + wrong + tooMany + busy).toBe(LOGINS.count);
  expect(right).toBeGreaterThan(0);
  expect(wrong).toBeGreaterThan(0);
  expect(reads.length).toBeGreaterThan(0);
  if (IS_WHOLE) {
    // The server cannot check so many within the timeout of a hash in the queue.
    expect(busy).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(MAX_LOGIN_MS);
    expect(slowestRead).toBeLessThan(MAX_READ_MS);
  }
  const { email, password } = bystander;
  expect((await shop.visitor().post('/users/login', { email, password })).status).toBe(200);
});

/**
 * Of ten sign-ins, two are correct, three have a wrong password, and five have an unknown address. The
 * correct ones have other accounts than the wrong ones, because a success resets the counter.
 */
function toGuess(accounts: readonly NewShopper[], index: number): NewShopper {
  const half = accounts.length / 2;
  const kind = index % 10;
  const isRight = kind < 2;
  const account = accounts[(Math.floor(index / 10) % half) + (isRight ? 0 : half)];
  if (account === undefined || kind >= 5) return newShopper();
  return isRight ? account : { ...account, password: 'Wrong-Papad-7!' };
}

/** Requests a product repeatedly. @returns the time of each response, ms */
async function lookAround(shop: ShopAddress, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    expect((await shop.visitor().get('/products/chilli')).status).toBe(200);
    times.push(performance.now() - startedAt);
    await sleep(50);
  }
  return times;
}

/** @returns memory of the process, MiB; NaN on a system that does not report it */
async function readMemory({ pid }: ShopAddress): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}
