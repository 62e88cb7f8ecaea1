import { describe, expect, onTestFinished, test } from 'vitest';
import type { ShopContext } from '../../src/context.ts';
import { UnavailableError } from '../../src/errors.ts';
import { reconcilePayments } from '../../src/payments/payment-reconciliation.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { failAtEachQuery } from '../support/faults/failing-database.ts';
import { listPayments, placeOnlineOrder, startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

interface WaitingShop extends TestShop {
  asha: ReadyShopper;
  /** Advances the clock in steps of at most 5 minutes and reconciles after each. */
  pass(minutes: number): Promise<void>;
  readStock(): Promise<number>;
}

/** A shop with 10 packets of papad, and a shopper. */
async function openShop(environment: Record<string, string> = {}): Promise<WaitingShop> {
  const shop = await buildTestApp({ environment });
  await addProduct(shop.context, { id: 'papad', stock_quantity: 10 });
  const asha = await signUpWithAddress(shop);
  return {
    ...shop,
    asha,
    async pass(minutes) {
      for (let left = minutes; left > 0; left -= 5) {
        shop.clock.advance(Math.min(left, 5) * MINUTE);
        await reconcilePayments(shop.context);
      }
      await asha.post('/users/refresh-token');
    },
    readStock: async () => (await readProductRow(shop.context, 'papad')).stock_quantity,
  };
}

/** Stores a captured payment at the sandbox's bank, without any event. */
async function noteCapture(shop: TestShop, providerOrderId: string, amount: number): Promise<void> {
  await shop.context.db
    .insertInto('sandbox_payments')
    .values({
      id: `pay_${providerOrderId}`,
      provider_order_id: providerOrderId,
      status: 'captured',
      amount_paise: amount,
      created_at: shop.clock.now(),
    })
    .execute();
}

/** A second process on the same database, with separate connections. */
async function openAnother(shop: TestShop): Promise<ShopContext> {
  const database = await openDatabase(shop.config);
  onTestFinished(() => database.close());
  return { ...shop.context, db: database.db };
}

describe('an online order that nobody pays', () => {
  // product 4.4.6
  test('reserves its pieces for 30 minutes, then is cancelled and returns them to stock', async () => {
    const shop = await openShop();
    const { asha } = shop;
    const opened = await startOnlineOrder(shop, asha, { papad: 2 });
    const unopened = await placeOnlineOrder(asha, { papad: 3 });
    await shop.pass(29);
    expect(await shop.readStock()).toBe(5);
    expect(await opened.readState()).toBe('created pending pending');
    await shop.pass(1);
    expect(await opened.readState()).toBe('cancelled cancelled cancelled');
    const { data } = (await asha.get(`/order/${unopened.orderId}`)).body;
    expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' });
    expect(await readProductRow(shop.context, 'papad')).toMatchObject({
      stock_quantity: 10,
      units_sold: 0,
    });
    // Later runs do not return the pieces again.
    await shop.pass(60);
    expect(await shop.readStock()).toBe(10);
    const again = await opened.open();
    expect([again.status, again.body.message]).toEqual([409, 'This order is cancelled.']);
    expect((await asha.post(`/order/cancel-order/${unopened.orderId}`)).status).toBe(409);
  });

  test.each([
    ['every 4 minutes', 4],
    ['every 25 minutes', 25],
    // product 4.4.6
  ])('is given up after 90 minutes, though its shopper comes back %s', async (_, every) => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 1 });
    let passed = 0;
    for (; passed + every < 90; passed += every) {
      await shop.pass(every);
      expect((await online.open()).status).toBe(200);
    }
    await shop.pass(89 - passed);
    expect(await online.readState()).toBe('created pending pending');
    shop.clock.advance(MINUTE);
    const tooLate = await online.open();
    expect([tooLate.status, tooLate.body.message]).toEqual([
      409,
      'This order was not paid in time. Please order again.',
    ]);
    await reconcilePayments(shop.context);
    expect(await online.readState()).toBe('cancelled cancelled cancelled');
    expect(await shop.readStock()).toBe(10);
  });

  // product 8.11.1
  test('cannot be paid for the first time shortly before it expires', async () => {
    const shop = await openShop();
    const { orderId, amount } = await placeOnlineOrder(shop.asha, { papad: 1 });
    shop.clock.advance(90 * MINUTE);
    await shop.asha.post('/users/refresh-token');
    const tooLate = await shop.asha.post('/payment/sandbox/create-order', { orderId, amount });
    expect(tooLate.status).toBe(409);
    expect(await listPayments(shop, orderId)).toEqual([]);
  });

  test('does not expire when it is paid in cash or no longer pending', async () => {
    const shop = await openShop();
    await shop.asha.order({ papad: 1 });
    const working = await placeOnlineOrder(shop.asha, { papad: 1 });
    await shop.context.db
      .updateTable('orders')
      .set({ status: 'processing' })
      .where('id', '=', working.orderId)
      .execute();
    await shop.pass(40);
    const { data } = (await shop.asha.get('/order/get-all')).body;
    expect(data.map((order: { status: string }) => order.status).sort()).toEqual([
      'pending',
      'processing',
    ]);
    expect(await shop.readStock()).toBe(8);
  });
});

describe('before an order expires', () => {
  test('the shop asks the provider, and an order that was paid without a webhook is paid', async () => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 1 });
    shop.clock.advance(31 * MINUTE);
    await noteCapture(shop, online.providerOrderId, online.amount);
    await reconcilePayments(shop.context);
    expect(await online.readState()).toBe('paid pending paid');
    await shop.pass(60);
    expect(await online.readState()).toBe('paid pending paid');
    expect(await shop.readStock()).toBe(9);
  });

  test('the shop waits for a bank that promised the money, until the bank withdraws its promise', async () => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 1 });
    let fact: 'authorized' | 'released' = 'authorized';
    const payments = {
      ...shop.context.payments,
      getReport: async () => ({ fact, providerPaymentId: 'pay_1', amount: online.amount }),
    };
    const reconcile = async (minutes: number) => {
      shop.clock.advance(minutes * MINUTE);
      await reconcilePayments({ ...shop.context, payments });
      return online.readState();
    };
    expect(await reconcile(5)).toBe('authorized pending pending');
    expect(await reconcile(120)).toBe('authorized pending pending');
    expect(await shop.readStock()).toBe(9);
    fact = 'released';
    expect(await reconcile(60)).toBe('cancelled cancelled failed');
    expect(await shop.readStock()).toBe(10);
  });

  test('the shop cancels no order while the provider cannot be asked', async () => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 1 });
    const payments = {
      ...shop.context.payments,
      getReport: async () => Promise.reject(new UnavailableError()),
    };
    shop.clock.advance(45 * MINUTE);
    const run = reconcilePayments({ ...shop.context, payments });
    await expect(run).rejects.toThrow(UnavailableError);
    expect(await online.readState()).toBe('created pending pending');
    await shop.pass(5);
    expect(await online.readState()).toBe('cancelled cancelled cancelled');
  });
});

describe('money that arrives after the order expired', () => {
  // product 4.4.7
  test('reopens the order while its pieces are in stock', async () => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 4 });
    await shop.pass(30);
    expect(await shop.readStock()).toBe(10);
    await online.sendEvent('evt-late');
    expect(await online.readState()).toBe('paid pending paid');
    expect(await shop.readStock()).toBe(6);
  });

  // product 4.4.7
  test('is refund_due when its pieces are sold out', async () => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 4 });
    await shop.pass(30);
    await shop.asha.order({ papad: 7 });
    await online.sendEvent('evt-late');
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    expect(await shop.readStock()).toBe(3);
  });

  // product 4.4.7
  test('does not reopen an order that its shopper cancelled at an old price', async () => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 4 });
    await online.cancelOrder();
    await shop.context.db
      .updateTable('products')
      .set({ price_paise: 3 * 149_50 })
      .execute();
    expect((await online.verify()).body.data.status).toBe('refund_due');
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    expect(await readProductRow(shop.context, 'papad')).toMatchObject({
      stock_quantity: 10,
      units_sold: 0,
    });
    expect(shop.logLines.some((line) => line.includes('give it back'))).toBe(true);
    const { data } = (await shop.asha.get(`/order/${online.orderId}`)).body;
    expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'refund_due' });
  });

  test.each([
    ['opens an order of less than 4 days', 4 * DAY - MINUTE, 'paid pending paid', 6],
    ['gives back what comes after 4 days', 4 * DAY, 'refund_due cancelled refund_due', 10],
  ])('%s', async (_, age, state, stock) => {
    const shop = await openShop();
    const online = await startOnlineOrder(shop, shop.asha, { papad: 4 });
    await online.cancelOrder();
    shop.clock.advance(age);
    await online.sendEvent('evt-late');
    expect(await online.readState()).toBe(state);
    expect(await shop.readStock()).toBe(stock);
  });
});

test('two processes expire an order once, also while its shopper pays or cancels', async () => {
  const shop = await openShop();
  await shop.context.db.updateTable('products').set({ stock_quantity: 1_000 }).execute();
  const another = await openAnother(shop);
  const reached = new Set<string>();
  let sold = 0;
  for (let round = 0; round < 6; round += 1) {
    const opened = await startOnlineOrder(shop, shop.asha, { papad: 2 });
    await placeOnlineOrder(shop.asha, { papad: 3 });
    shop.clock.advance(30 * MINUTE);
    await shop.asha.post('/users/refresh-token');
    const meanwhile = [opened.verify, opened.cancelOrder, opened.dismiss][round % 3];
    await Promise.all([
      reconcilePayments(shop.context),
      reconcilePayments(another),
      meanwhile?.(),
      reconcilePayments(another),
      reconcilePayments(shop.context),
    ]);
    // Closing the dialog at the same moment postpones the next check by 5 minutes.
    await shop.pass(5);
    const state = await opened.readState();
    reached.add(state);
    if (state === 'paid pending paid') sold += 2;
    expect(await readProductRow(shop.context, 'papad')).toMatchObject({
      stock_quantity: 1_000 - sold,
      units_sold: sold,
    });
  }
  expect(Array.from(reached).sort()).toEqual([
    'cancelled cancelled cancelled',
    'paid pending paid',
  ]);
});

test('a crash at any query leaves the order unchanged or expired, and a later run completes the work', async () => {
  const shop = await openShop();
  const opened = await startOnlineOrder(shop, shop.asha, { papad: 2 });
  const unopened = await placeOnlineOrder(shop.asha, { papad: 3 });
  shop.clock.advance(30 * MINUTE);
  const faults = await failAtEachQuery(
    shop.context,
    async (failing) => {
      shop.clock.advance(15 * MINUTE);
      await reconcilePayments(failing);
    },
    async () => {
      const { db } = shop.context;
      const rows = await db.selectFrom('orders').select(['id', 'status']).execute();
      const held = rows
        .filter(({ status }) => status !== 'cancelled')
        .reduce((sum, { id }) => sum + (id === unopened.orderId ? 3 : 2), 0);
      expect(await shop.readStock()).toBe(10 - held);
      expect(['created pending pending', 'cancelled cancelled cancelled']).toContain(
        await opened.readState(),
      );
    },
  );
  expect(faults).toBeGreaterThan(10);
  expect(await opened.readState()).toBe('cancelled cancelled cancelled');
  expect(await shop.readStock()).toBe(10);
});
