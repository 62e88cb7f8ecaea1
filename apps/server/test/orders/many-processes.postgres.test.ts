import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_OPEN_ORDERS_UNTRUSTED } from '@haat/domain';
import { expect, test } from 'vitest';
import { createSandboxKeys } from '../../src/payments/sandbox/sandbox-keys.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { advanceOrder } from '../support/goods/advance-order.ts';
import { signHandover } from '../support/goods/online-order.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { type ShopCluster, startCluster } from '../support/processes/shop-cluster.ts';
import { countBy } from '../support/requests/count-by.ts';
import { createVisitor, type Reply, type VisitorRequest } from '../support/requests/visitor.ts';

const PROCESSES = planFigure('processes that sell at once, stock, limits and numbers exact', {
  asked: 10,
  slice: 2,
});

const SHOPPERS_PER_PROCESS = 2;
/** More than an account may have open. */
const ORDERS_PER_SHOPPER = MAX_OPEN_ORDERS_UNTRUSTED + 2;
/** Pieces that are missing when every account orders what it may. */
const MISSING = 3;
/** Wrong passwords before the next one has to wait. */
const FREE_GUESSES = 10;
/** Those that wait for 1, 2, 4 … s and come through while a busy machine hashes: a minute's. */
const LATER_GUESSES = 6;
/** Messages of one IP address in an hour that each process takes. */
const MESSAGES = 5;

test(`${PROCESSES.count} processes on one PostgreSQL, with orders, payments, cancellations and deliveries at the same time: stock, limits and numbers of receipts are exact`, {
  tags: 'figure',
  timeout: 600_000,
}, async ({ task }) => {
  const end = beginFigure(task, PROCESSES);
  const cluster = await startCluster(PROCESSES.count, { RATE_LIMITS: 'on' });
  const { stock, database } = cluster;
  const shoppers = await signUpShoppers(cluster);
  const pieces = shoppers.length * MAX_OPEN_ORDERS_UNTRUSTED - MISSING;
  await addProduct(stock, { id: 'papad', stock_quantity: pieces });

  const replies = await Promise.all(
    shoppers.flatMap((shopper) =>
      Array.from({ length: ORDERS_PER_SHOPPER }, (_, index) =>
        askPatiently(() =>
          shopper.order(
            { papad: 1 },
            { paymentMethod: index % 2 === 0 ? 'cod' : 'online' },
            `order-${index}-${shopper.userId}`,
          ),
        ),
      ),
    ),
  );
  expect(countBy(replies)).toEqual({
    201: pieces,
    409: shoppers.length * ORDERS_PER_SHOPPER - pieces,
  });
  expect(await readProductRow(stock, 'papad')).toMatchObject({
    stock_quantity: 0,
    units_sold: pieces,
  });
  const orders = await database.db.selectFrom('orders').selectAll().execute();
  expect(new Set(orders.map((order) => order.order_number)).size).toBe(pieces);
  const perShopper = Map.groupBy(orders, (order) => order.user_id);
  expect(Math.max(...Array.from(perShopper.values(), (list) => list.length))).toBe(
    MAX_OPEN_ORDERS_UNTRUSTED,
  );

  // Every second order in cash is cancelled by two tabs and the others are delivered, while all others are paid.
  const ownerOf = new Map(shoppers.map((shopper) => [shopper.userId, shopper]));
  const keys = await createSandboxKeys(stock)();
  const cash = orders.filter((order) => order.payment_method === 'cod');
  const cancelled = cash.filter((_, index) => index % 2 === 0);
  const delivered = cash.filter((_, index) => index % 2 === 1);
  const online = orders.filter((order) => order.payment_method === 'online');
  const owner = (userId: string): ReadyShopper => {
    const found = ownerOf.get(userId);
    if (found === undefined) throw new Error(`Nobody is ${userId}.`);
    return found;
  };
  const [cancellations, verdicts, deliveries] = await Promise.all([
    Promise.all(
      [...cancelled, ...cancelled].map((order) =>
        askPatiently(() => owner(order.user_id).post(`/order/cancel-order/${order.id}`)),
      ),
    ),
    Promise.all(
      online.map(async (order) => {
        const shopper = owner(order.user_id);
        const amount = order.total_paise;
        const opened = await askPatiently(() =>
          shopper.post('/payment/sandbox/create-order', { orderId: order.id, amount }),
        );
        const { paymentId, providerOrderId } = opened.body.data;
        const handover = signHandover(keys, providerOrderId, `pay_${order.id}`);
        return askPatiently(() =>
          shopper.post('/payment/sandbox/verify', { ...handover, paymentId }),
        );
      }),
    ),
    deliverInTurn(cluster, delivered),
  ]);
  expect(countBy(cancellations)).toEqual({ 200: cancelled.length, 409: cancelled.length });
  expect(countBy(verdicts)).toEqual({ 200: online.length });
  expect(deliveries).not.toContain(false);
  expect(await readProductRow(stock, 'papad')).toMatchObject({
    stock_quantity: cancelled.length,
    units_sold: pieces - cancelled.length,
  });
  const receipts = await database.db
    .selectFrom('orders')
    .select('receipt_number')
    .where('receipt_number', 'is not', null)
    .execute();
  const numbersOf = (isTest: boolean) =>
    receipts
      .map(({ receipt_number }) => receipt_number ?? '')
      .filter((text) => text.startsWith('TEST-') === isTest)
      .map((text) => Number(text.split('/')[1]))
      .sort((a, b) => a - b);
  expect(numbersOf(true)).toEqual(online.map((_, index) => index + 1));
  expect(numbersOf(false)).toEqual(delivered.map((_, index) => index + 1));

  await expectSharedAndOwnLimits(cluster, shoppers[0]);
  end(
    PROCESSES.count,
    `${shoppers.length} shoppers, ${replies.length} orders tried, ${pieces} placed, ${online.length} paid, ${cancelled.length} cancelled, ${delivered.length} delivered`,
  );
});

/** Wrong passwords are counted by all processes together, calls of one IP address by each. */
async function expectSharedAndOwnLimits(
  { processes }: ShopCluster,
  shopper: ReadyShopper | undefined,
): Promise<void> {
  const { email } = (await shopper?.get('/users/current-user'))?.body.data ?? {};
  const guesses = await Promise.all(
    processes.flatMap((process) =>
      Array.from({ length: FREE_GUESSES }, () =>
        process.visitor().post('/users/login', { email, password: 'Not-this-one-7!' }),
      ),
    ),
  );
  const { 401: wrong = 0, ...others } = countBy(guesses);
  expect(wrong).toBeGreaterThanOrEqual(FREE_GUESSES);
  expect(wrong).toBeLessThanOrEqual(FREE_GUESSES + LATER_GUESSES);
  expect(Object.keys(others)).toEqual(['429']);

  const message = { name: 'Asha', email: 'asha@example.com', body: 'Is it fresh?' };
  const sent = await Promise.all(
    processes.flatMap((process) =>
      Array.from({ length: MESSAGES + 2 }, () => process.visitor().post('/message', message)),
    ),
  );
  expect(countBy(sent)).toEqual({
    201: MESSAGES * processes.length,
    429: 2 * processes.length,
  });
}

/** Signs shoppers up whose every request goes to another process. */
async function signUpShoppers({ processes }: ShopCluster): Promise<ReadyShopper[]> {
  let next = 0;
  const send = (request: VisitorRequest) => {
    const process = processes[next % processes.length];
    next += 1;
    if (process === undefined) throw new Error('There is no process.');
    return process.send(request);
  };
  const shoppers: ReadyShopper[] = [];
  for (let round = 0; round < SHOPPERS_PER_PROCESS; round += 1) {
    const signedUp = processes.map(() => signUpWithAddress({ visitor: () => createVisitor(send) }));
    shoppers.push(...(await Promise.all(signedUp)));
  }
  return shoppers;
}

/** Delivers orders one after another, as one person does. */
async function deliverInTurn(
  { database }: ShopCluster,
  orders: readonly { order_number: string }[],
): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const { order_number: number } of orders) {
    outcomes.push(await advanceOrder(database.db, number, 'delivered', Date.now(), async () => {}));
  }
  return outcomes;
}

/** Asks again after a 503. */
async function askPatiently(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
    await sleep(200);
  }
}
