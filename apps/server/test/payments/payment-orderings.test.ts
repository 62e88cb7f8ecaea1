import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Session, ShopContext } from '../../src/context.ts';
import { reconcilePayments } from '../../src/payments/payment-reconciliation.ts';
import { presentPayment } from '../../src/payments/payments.presenter.ts';
import type { PaymentRow } from '../../src/payments/payments.repository.ts';
import {
  cancelPayment,
  createPaymentOrder,
  receivePaymentEvent,
  verifyPayment,
} from '../../src/payments/payments.service.ts';
import type { SandboxKeys } from '../../src/payments/sandbox/sandbox-keys.ts';
import { signHex } from '../../src/payments/signatures.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { failAtEachQuery } from '../support/faults/failing-database.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import {
  listPayments,
  loadSandboxKeys,
  type OnlineOrder,
  startOnlineOrder,
} from '../support/goods/online-order.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';

const STOCK = 5_000;

async function openShop(): Promise<{ shop: TestShop; asha: ReadyShopper; session: Session }> {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', stock_quantity: STOCK });
  const asha = await signUpWithAddress(shop);
  const session = {
    userId: asha.userId,
    role: 'customer',
    accountRole: 'customer',
    refreshTokenFamilyId: 'none',
  } as const;
  return { shop, asha, session };
}

/** Stores a captured payment at the sandbox's bank, without any event. */
async function noteCapture(shop: TestShop, online: OnlineOrder): Promise<void> {
  await shop.context.db
    .insertInto('sandbox_payments')
    .values({
      id: online.providerPaymentId,
      provider_order_id: online.providerOrderId,
      status: 'captured',
      amount_paise: online.amount,
      created_at: shop.clock.now(),
    })
    .execute();
}

/** Asserts that captured money belongs to a paid order with its pieces, or is `refund_due`. */
async function checkBooks(shop: TestShop): Promise<void> {
  const { db } = shop.context;
  const rows = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.status',
      'orders.payment_status',
      'payments.status as payment',
      'order_lines.quantity',
    ])
    .execute();
  let sold = 0;
  for (const row of rows) {
    const isCancelled = row.status === 'cancelled';
    if (!isCancelled) sold += row.quantity;
    const expected = isCancelled
      ? { payment_status: 'refund_due', payment: 'refund_due' }
      : { payment_status: 'paid', payment: 'paid' };
    expect(row).toMatchObject(expected);
  }
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(await readProductRow(shop.context, 'chilli')).toMatchObject({
    stock_quantity: STOCK - sold,
    units_sold: sold,
  });
}

type Step = (online: OnlineOrder) => Promise<unknown>;

function* permute<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permute(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}

/** All 120 sequences of five steps, or some of them. */
function chooseSequences(steps: readonly Step[]): Step[][] {
  const { count } = planFigure('sequences', { asked: 120, slice: 6 });
  const all = Array.from(permute(steps));
  return all.filter((_, index) => index % Math.ceil(all.length / count) === 0);
}

// product 4.4.4
test('dialog, event, dismissal, cancel and reconciliation in any sequence: the order is paid with its pieces, or refund_due', async () => {
  const { shop, asha } = await openShop();
  const steps: readonly Step[] = [
    (online) => online.verify(),
    (online) => online.sendEvent(`captured-${online.orderId}`),
    (online) => online.dismiss(),
    (online) => online.cancelOrder(),
    async () => {
      shop.clock.advance(6 * 60_000);
      await reconcilePayments(shop.context);
    },
  ];
  const reached = new Set<string>();
  for (const order of chooseSequences(steps)) {
    await asha.post('/users/refresh-token');
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await noteCapture(shop, online);
    for (const step of order) await step(online);
    reached.add(await online.readState());
  }
  expect(Array.from(reached).sort()).toEqual([
    'paid pending paid',
    'refund_due cancelled refund_due',
  ]);
  await checkBooks(shop);
}, 120_000);

const ROUNDS = planFigure('rounds of everything at once', { asked: 40, slice: 4 });

test('everything at once, 3 times each: the invariants hold after each round', async () => {
  const { shop, asha } = await openShop();
  const orders: OnlineOrder[] = [];
  for (let round = 0; round < ROUNDS.count; round += 1) {
    await asha.post('/users/refresh-token');
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    await noteCapture(shop, online);
    shop.clock.advance(6 * 60_000);
    const withCancel = round % 2 === 1;
    const steps: readonly Step[] = [
      () => online.verify(),
      () => online.sendEvent(`captured-${online.orderId}`),
      () => online.sendEvent(`paid-${online.orderId}`),
      () => online.sendEvent(`failed-${online.orderId}`, { event: 'payment.failed' }),
      () => online.dismiss(),
      () => online.open(),
      () => reconcilePayments(shop.context),
      ...(withCancel ? [() => online.cancelOrder()] : []),
    ];
    // The list is rotated by one each round, so that each action is first sometimes.
    const turned = steps.map((_step, index) => steps[(index + round) % steps.length]);
    await Promise.all(Array.from({ length: 3 }, () => turned.map((step) => step?.(online))).flat());
    orders.push(online);
  }
  await reconcilePayments(shop.context);
  await checkBooks(shop);
  for (const { orderId } of orders) expect(await listPayments(shop, orderId)).toHaveLength(1);
}, 120_000);

/** Maximum delay of a step, in ms: about the duration of one step. */
const LATE = 10;

const CANCELS = planFigure('rounds of cancel beside the webhook, sums right after each', {
  asked: 200,
  slice: 6,
});

test(`cancel ∥ webhook, ${CANCELS.count} rounds: payment and order agree at once, and all money is accounted for`, {
  tags: 'figure',
}, async ({ task }) => {
  const end = beginFigure(task, CANCELS);
  const { shop, asha } = await openShop();
  const reached: Record<string, number> = {};
  let round = 0;
  for (; round < CANCELS.count; round += 1) {
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    // Rounds alternate between money that arrives with the cancel and before it.
    if (round % 3 === 0) await online.verify();
    const steps = [
      () => online.cancelOrder(),
      async () => {
        const { statusCode } = await online.sendEvent(`captured-${online.orderId}`);
        expect(statusCode).toBe(200);
      },
      () => online.sendEvent(`paid-${online.orderId}`),
      () => online.verify(),
      // Not in every round, so that late money may reopen the order.
      ...(round % 3 === 0 ? [() => online.cancelOrder()] : []),
    ];
    // Random delays let either action come first sometimes.
    const start = (step: () => Promise<unknown>) => sleep(Math.random() * LATE).then(step);
    await Promise.all(steps.map(start));
    const state = await online.readState();
    reached[state] = (reached[state] ?? 0) + 1;
    expect(['paid pending paid', 'refund_due cancelled refund_due']).toContain(state);
  }
  end(round, JSON.stringify(reached));
  process.stdout.write(
    `${round} rounds of cancel beside the webhook: ${JSON.stringify(reached)}\n`,
  );
  await checkBooks(shop);
  expect(shop.logLines.some((line) => line.includes('give the money back'))).toBe(true);
});

/** All rows that a payment may change, of all orders or of one. */
async function snapshot({ context: { db } }: TestShop, orderId = '%') {
  return {
    products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
    orders: await db
      .selectFrom('orders')
      .selectAll()
      .where('id', 'like', orderId)
      .orderBy('id')
      .execute(),
    payments: await db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', 'like', orderId)
      .orderBy('id')
      .execute(),
    events: await db.selectFrom('payment_events').selectAll().orderBy('event_id').execute(),
    keys: await db.selectFrom('idempotency_keys').selectAll().execute(),
  };
}

describe('a crash at any query', () => {
  const toEvent = (
    keys: SandboxKeys,
    about: { providerOrderId: string; amount: number },
    event: 'payment.captured' | 'payment.failed',
    id = 'evt-1',
  ) => {
    const payment = { id: 'pay_1', orderId: about.providerOrderId, amount: about.amount };
    const body = Buffer.from(JSON.stringify({ event, payment }));
    const signature = signHex(keys.webhook, body);
    const headers = { 'x-sandbox-event-id': id, 'x-sandbox-signature': signature };
    return (failing: ShopContext) => receivePaymentEvent(failing, 'sandbox', headers, body);
  };

  test('of any other change leaves nothing behind', async () => {
    const { shop, asha, session } = await openShop();
    const online = await startOnlineOrder(shop, asha, { chilli: 1 });
    const { orderId, amount, paymentId, providerOrderId } = online;
    const present = (payment: PaymentRow) => presentPayment(payment, shop.context.payments);
    const keys = await loadSandboxKeys(shop);
    const fail = async (action: (failing: ShopContext) => Promise<unknown>) => {
      const before = await snapshot(shop);
      const faults = await failAtEachQuery(shop.context, action, async () =>
        expect(await snapshot(shop)).toEqual(before),
      );
      expect(faults).toBeGreaterThanOrEqual(4);
      return faults;
    };
    const dismissing = await fail((failing) =>
      cancelPayment(failing, session, 'sandbox', paymentId),
    );
    const opening = await fail((failing) =>
      createPaymentOrder(
        failing,
        session,
        'sandbox',
        { orderId, amount },
        'payment-key-1',
        present,
      ),
    );
    await online.cancelOrder();
    // The change with the most queries: money for a cancelled order takes its pieces again.
    const verifying = await fail((failing) =>
      verifyPayment(failing, session, 'sandbox', {
        paymentId,
        providerOrderId,
        providerPaymentId: 'pay_1',
        providerSignature: signHex(keys.payments, `${providerOrderId}|pay_1`),
      }),
    );
    expect(await online.readState()).toBe('paid pending paid');
    const other = await startOnlineOrder(shop, asha, { chilli: 1 });
    await other.cancelOrder();
    const receiving = await fail(toEvent(keys, other, 'payment.captured'));
    expect(await other.readState()).toBe('paid pending paid');
    process.stdout.write(
      `queries made to fail: ${JSON.stringify({ dismissing, opening, verifying, receiving })}\n`,
    );
    await checkBooks(shop);
  });

  test('of the reconciliation leaves nothing half done, and a later run completes it', async () => {
    const { shop, asha } = await openShop();
    const { context } = shop;
    const paid = await startOnlineOrder(shop, asha, { chilli: 1 });
    const cancelled = await startOnlineOrder(shop, asha, { chilli: 1 });
    const late = await startOnlineOrder(shop, asha, { chilli: 1 });
    await noteCapture(shop, paid);
    await noteCapture(shop, late);
    await cancelled.verify();
    await cancelled.cancelOrder();
    await late.cancelOrder();
    const whole = new Set([
      'created pending pending',
      'cancelled cancelled cancelled',
      'paid pending paid',
      'refund_due cancelled refund_due',
    ]);
    shop.clock.advance(6 * 60_000);
    const count = await failAtEachQuery(
      context,
      async (failing) => {
        // A crash loses at most the claimed check, which is due again a little later.
        shop.clock.advance(15 * 60_000);
        await reconcilePayments(failing);
      },
      async () => {
        for (const online of [paid, cancelled, late]) {
          expect(whole).toContain(await online.readState());
        }
      },
    );
    expect(count).toBeGreaterThan(5);
    shop.clock.advance(15 * 60_000);
    await reconcilePayments(context);
    expect(await paid.readState()).toBe('paid pending paid');
    expect(await late.readState()).toBe('paid pending paid');
    expect(await cancelled.readState()).toBe('refund_due cancelled refund_due');
    await checkBooks(shop);
  }, 60_000);
});
