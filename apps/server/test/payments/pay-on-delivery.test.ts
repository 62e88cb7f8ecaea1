import { setTimeout as sleep } from 'node:timers/promises';
import { CASH_LIMIT_MESSAGE, CASH_NOT_AVAILABLE_MESSAGE } from '@haat/domain';
import { describe, expect, test } from 'vitest';
import { payOnDelivery } from '../../src/orders/order-switch.ts';
import { presentOrder } from '../../src/orders/orders.presenter.ts';
import { reconcilePayments } from '../../src/payments/payment-reconciliation.ts';
import { switchToCash } from '../../src/payments/switch-to-cash.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { failAtEachQuery } from '../support/faults/failing-database.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { advanceOrder } from '../support/goods/advance-order.ts';
import {
  listPayments,
  type OnlineOrder,
  placeOnlineOrder,
  startOnlineOrder,
} from '../support/goods/online-order.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const STOCK = 1_000;

async function openShop() {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: STOCK });
  const asha = await signUpWithAddress(shop);
  return { shop, asha };
}

const readOrder = ({ context }: TestShop, orderId: string) =>
  context.db
    .selectFrom('orders')
    .select(['payment_method', 'payment_status', 'status', 'is_test', 'order_number'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

async function authorize({ context }: TestShop, paymentId: string): Promise<void> {
  await context.db
    .updateTable('payments')
    .set({ status: 'authorized' })
    .where('id', '=', paymentId)
    .execute();
}

describe('an unpaid online order', () => {
  // product 4.4.8
  test('becomes one in cash, keeps its pieces, and its payment is cancelled', async () => {
    const { shop, asha } = await openShop();
    const online = await startOnlineOrder(shop, asha, { chilli: 2 });
    await online.dismiss();
    const reply = await online.payOnDelivery();
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: 'Order changed to cash on delivery',
      data: { paymentMethod: 'cod', paymentStatus: 'pending', status: 'pending' },
    });
    expect(await online.readState()).toBe('cancelled pending pending');
    // No money of the sandbox pays it any more.
    expect(await readOrder(shop, online.orderId)).toMatchObject({ is_test: 0 });
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(STOCK - 2);
    expect((await online.open()).body).toMatchObject({ code: 'order_not_online' });
    shop.clock.advance(3 * 3_600_000);
    await reconcilePayments(shop.context);
    expect(await readOrder(shop, online.orderId)).toMatchObject({ status: 'pending' });
  });

  // product 4.4.8
  test('is switched once under its key, and not a second time without', async () => {
    const { shop, asha } = await openShop();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    const first = await online.payOnDelivery('switch-key-1');
    expect((await online.payOnDelivery('switch-key-1')).body).toEqual(first.body);
    expect((await online.payOnDelivery()).body).toMatchObject({ code: 'order_not_online' });
    const other = await startOnlineOrder(shop, asha, { chilli: 1 });
    expect((await other.payOnDelivery('switch-key-1')).status).toBe(422);
  });

  // product 4.4.8
  test('stays as it is when it is paid, cancelled, on its way or at the bank', async () => {
    const { shop, asha } = await openShop();
    const paid = await startOnlineOrder(shop, asha, { chilli: 1 });
    await paid.verify();
    const cancelled = await startOnlineOrder(shop, asha, { chilli: 1 });
    await cancelled.cancelOrder();
    const promised = await startOnlineOrder(shop, asha, { chilli: 1 });
    await authorize(shop, promised.paymentId);
    const shipped = await startOnlineOrder(shop, asha, { chilli: 1 });
    await shop.context.db
      .updateTable('orders')
      .set({ status: 'shipped' })
      .where('id', '=', shipped.orderId)
      .execute();
    const rows: [OnlineOrder, string, string][] = [
      [paid, 'order_paid', 'paid pending paid'],
      [cancelled, 'order_cancelled', 'cancelled cancelled cancelled'],
      [promised, 'payment_under_way', 'authorized pending pending'],
      [shipped, 'conflict', 'created shipped pending'],
    ];
    for (const [online, code, state] of rows) {
      const { status, body } = await online.payOnDelivery();
      expect([status, body.code]).toEqual([409, code]);
      expect(await online.readState()).toBe(state);
      expect(await readOrder(shop, online.orderId)).toMatchObject({ payment_method: 'online' });
    }
  });

  // product 4.4.8
  test('is not switched where cash is not taken: to an island, or above the limit', async () => {
    const { shop, asha } = await openShop();
    await addProduct(shop.context, { id: 'rug', price_paise: 4_561_00 });
    const dear = await placeOnlineOrder(asha, { rug: 1 });
    const limited = await asha.post(`/order/pay-on-delivery/${dear.orderId}`);
    expect(limited.body).toMatchObject({ code: 'cash_not_allowed', message: CASH_LIMIT_MESSAGE });
    await shop.context.db.updateTable('addresses').set({ zip_code: '744101' }).execute();
    const far = await placeOnlineOrder(asha, { chilli: 1 });
    const reply = await asha.post(`/order/pay-on-delivery/${far.orderId}`);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'cash_not_allowed',
      message: CASH_NOT_AVAILABLE_MESSAGE,
    });
    expect(await readOrder(shop, far.orderId)).toMatchObject({ payment_method: 'online' });
  });
});

describe('money that comes after the switch', () => {
  // product 4.4.9
  test('is refund_due, and the order is delivered for cash', async () => {
    const { shop, asha } = await openShop();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await online.payOnDelivery();
    const verified = await online.verify();
    expect(verified.body).toMatchObject({
      message: 'This order is paid in cash on delivery. Your online payment will be given back.',
      data: { status: 'refund_due' },
    });
    expect(await online.readState()).toBe('refund_due pending refund_due');
    const { order_number } = await readOrder(shop, online.orderId);
    const now = shop.clock.now();
    const moved = await advanceOrder(shop.context.db, order_number, 'shipped', now, async () => {});
    expect(moved).toBe(true);
    expect(shop.logLines.some((line) => line.includes('on cash; give it back'))).toBe(true);
  });

  // product 4.4.9
  test('does not open the order again when its shopper cancelled it', async () => {
    const { shop, asha } = await openShop();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await online.payOnDelivery();
    await online.cancelOrder();
    expect((await online.sendEvent('evt-1')).statusCode).toBe(200);
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(STOCK);
  });
});

// product 4.4.8
test('a crash at any query of the switch leaves nothing behind', async () => {
  const { shop, asha } = await openShop();
  const online = await startOnlineOrder(shop, asha, { chilli: 1 });
  const session = {
    userId: asha.userId,
    role: 'customer',
    accountRole: 'customer',
    refreshTokenFamilyId: 'none',
  } as const;
  const faults = await failAtEachQuery(
    shop.context,
    (failing) =>
      payOnDelivery(failing, session, online.orderId, 'key-of-switch', presentOrder, switchToCash),
    async () => {
      expect(await online.readState()).toBe('created pending pending');
      expect(await readOrder(shop, online.orderId)).toMatchObject({ payment_method: 'online' });
      expect(await shop.context.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual(
        [],
      );
    },
  );
  expect(faults).toBeGreaterThan(5);
  expect(await online.readState()).toBe('cancelled pending pending');
});

/** Maximum delay of a step, in ms: about the duration of one step. */
const LATE = 10;

const SWITCHES = planFigure('rounds of a switch to cash beside the webhook', {
  asked: 200,
  slice: 6,
});

// product 4.4.9
test(`switch ∥ webhook, ${SWITCHES.count} rounds: the order is paid online or in cash, never both`, {
  tags: 'figure',
  timeout: 120_000,
}, async ({ task }) => {
  const end = beginFigure(task, SWITCHES);
  const { shop, asha } = await openShop();
  const reached: Record<string, number> = {};
  let round = 0;
  for (; round < SWITCHES.count; round += 1) {
    await asha.post('/users/refresh-token');
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    const withCancel = round % 3 === 0;
    const steps: (() => Promise<unknown>)[] = [
      () => online.payOnDelivery(),
      () => online.payOnDelivery(),
      () => online.verify(),
      () => online.sendEvent(`captured-${online.orderId}`),
      () => online.dismiss(),
      () => online.open(),
      ...(withCancel ? [() => online.cancelOrder()] : []),
    ];
    // Random delays let either come first sometimes.
    await Promise.all(steps.map((step) => sleep(Math.random() * LATE).then(step)));
    const { payment_method: method } = await readOrder(shop, online.orderId);
    const state = `${await online.readState()} ${method}`;
    reached[state] = (reached[state] ?? 0) + 1;
    expect([
      'paid pending paid online',
      'refund_due pending refund_due cod',
      'refund_due cancelled refund_due cod',
      'refund_due cancelled refund_due online',
    ]).toContain(state);
    expect(await listPayments(shop, online.orderId)).toHaveLength(1);
    await asha.post(`/order/cancel-order/${online.orderId}`);
  }
  end(round, JSON.stringify(reached));
  expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(STOCK);
});
