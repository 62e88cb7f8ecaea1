import { expect, test, vi } from 'vitest';
import { UnavailableError } from '../src/errors.ts';
import { type PaymentReport, ProviderOrderUnknownError } from '../src/payments/payment-provider.ts';
import { reconcilePayments, startReconciling } from '../src/payments/payment-reconciliation.ts';
import { buildTestApp, type TestShop } from './support/build-test-app.ts';
import { listPayments, type OnlineOrder, startOnlineOrder } from './support/online-order.ts';
import { signUpWithAddress } from './support/shopper-with-address.ts';
import { addProduct } from './support/stock-fixture.ts';
import type { Reply } from './support/visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Watched {
  shop: TestShop;
  online: OnlineOrder;
  /** What the provider says from now on; an error when it is away. */
  say(report: PaymentReport['fact'] | Error | undefined): void;
  /** When it was asked, in minutes since the payment was started. */
  asked: number[];
  reconcile(): Promise<void>;
  /** The shopper comes back after a while, and opens the payment again. */
  comeBack(): Promise<Reply>;
}

/** One started payment, and a provider that says what it is told to say. */
async function watchPayment(): Promise<Watched> {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const online = await startOnlineOrder(shop, shopper, { chilli: 1 });
  const startedAt = shop.clock.now();
  const asked: number[] = [];
  let fact: PaymentReport['fact'] | Error | undefined;
  const payments = {
    ...shop.context.payments,
    async getReport(): Promise<PaymentReport | undefined> {
      asked.push((shop.clock.now() - startedAt) / MINUTE);
      if (fact instanceof Error) throw fact;
      return fact && { fact, providerPaymentId: 'pay_1', amount: online.amount };
    },
  };
  return {
    shop,
    online,
    say(report) {
      fact = report;
    },
    asked,
    reconcile: () => reconcilePayments({ ...shop.context, payments }),
    async comeBack() {
      await shopper.post('/users/refresh-token');
      return online.open();
    },
  };
}

test('a payment whose browser and webhook were both lost is found after 5 minutes', async () => {
  const { shop, online, say, asked, reconcile } = await watchPayment();
  say('captured');
  shop.clock.advance(5 * MINUTE - 1);
  await reconcile();
  expect(asked).toEqual([]);
  expect(await online.readState()).toBe('created pending pending');
  shop.clock.advance(1);
  await reconcile();
  expect(asked).toEqual([5]);
  expect(await online.readState()).toBe('paid pending paid');
  // A settled payment is not asked about again.
  shop.clock.advance(24 * HOUR);
  await reconcile();
  expect(asked).toEqual([5]);
});

test('a webhook missed in the first day is made up for within 15 minutes', async () => {
  const { shop, say, asked, reconcile, online } = await watchPayment();
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    await reconcile();
    shop.clock.advance(MINUTE);
  }
  const gaps = asked.map((at, index) => at - (asked[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(15);
  say('captured');
  for (let minute = 0; minute < 15; minute += 1) {
    await reconcile();
    shop.clock.advance(MINUTE);
  }
  expect(await online.readState()).toBe('paid pending paid');
}, 30_000);

test('after 4 days without a word it is left alone; the order was given up long before', async () => {
  const { shop, online, asked, reconcile, comeBack } = await watchPayment();
  for (let hour = 0; hour < 5 * 24; hour += 1) {
    await reconcile();
    shop.clock.advance(HOUR);
  }
  expect(asked.at(-1)).toBeGreaterThan(3 * 24 * 60);
  expect((await listPayments(shop, online.orderId))[0]?.next_check_at).toBeNull();
  const count = asked.length;
  await reconcile();
  expect(asked).toHaveLength(count);
  expect(await online.readState()).toBe('cancelled cancelled cancelled');
  const reply = await comeBack();
  expect([reply.status, reply.body.message]).toEqual([409, 'This order is cancelled.']);
}, 30_000);

test('what the provider says is applied like every other word of it', async () => {
  const { shop, online, say, reconcile, comeBack } = await watchPayment();
  const later = async (report: PaymentReport['fact'] | undefined) => {
    say(report);
    shop.clock.advance(5 * MINUTE);
    await reconcile();
    return online.readState();
  };
  expect(await later(undefined)).toBe('created pending pending');
  await online.dismiss();
  expect(await later('authorized')).toBe('authorized pending pending');
  // The bank has promised the money: neither a second dialog nor a dismissal changes that.
  expect((await comeBack()).body.data.status).toBe('authorized');
  expect((await online.dismiss()).body).toMatchObject({
    message: 'The bank is still working on this payment.',
    data: { status: 'authorized' },
  });
  expect(await later('released')).toBe('failed pending failed');
  expect((await comeBack()).body.data.status).toBe('created');
  expect(await later('captured')).toBe('paid pending paid');
  expect((await listPayments(shop, online.orderId))[0]?.provider_payment_id).toBe('pay_1');
});

test('while the provider is away the run ends, and the next one goes on', async () => {
  const { shop, online, say, asked, reconcile } = await watchPayment();
  say(new UnavailableError());
  shop.clock.advance(5 * MINUTE);
  await expect(reconcile()).rejects.toThrow(UnavailableError);
  say('captured');
  await reconcile();
  expect(asked).toEqual([5]);
  shop.clock.advance(5 * MINUTE);
  await reconcile();
  expect(asked).toEqual([5, 10]);
  expect(await online.readState()).toBe('paid pending paid');
});

test('an order that the provider does not know holds up no other, and is told to the shop', async () => {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  const foreign = await startOnlineOrder(shop, shopper, { chilli: 1 });
  shop.clock.advance(1);
  const paid = await startOnlineOrder(shop, shopper, { chilli: 1 });
  const payments = {
    ...shop.context.payments,
    async getReport(providerOrderId: string): Promise<PaymentReport> {
      if (providerOrderId === foreign.providerOrderId) throw new ProviderOrderUnknownError();
      return { fact: 'captured', providerPaymentId: 'pay_1', amount: paid.amount };
    },
  };
  shop.clock.advance(HOUR);
  await reconcilePayments({ ...shop.context, payments });
  expect(await paid.readState()).toBe('paid pending paid');
  // It may have been paid under the keys of then: nothing is cancelled unasked.
  expect(await foreign.readState()).toBe('created pending pending');
  const told = shop.logLines.filter((line) => line.includes('does not know the order'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(foreign.orderId);
});

test('two processes ask about a payment once', async () => {
  const { shop, asked, reconcile } = await watchPayment();
  shop.clock.advance(5 * MINUTE);
  await Promise.all(Array.from({ length: 5 }, () => reconcile()));
  expect(asked).toEqual([5]);
});

test('runs at the start, then every minute, never twice at once, and stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { shop, online, say } = await watchPayment();
    say('captured');
    const runs: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const payments = {
      ...shop.context.payments,
      getReport: async () => {
        runs.push('asked');
        return held;
      },
    };
    shop.clock.advance(5 * MINUTE);
    const stop = startReconciling({ ...shop.context, payments });
    await vi.waitUntil(() => runs.length === 1);
    shop.clock.advance(10 * MINUTE);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(runs).toHaveLength(1);
    release(undefined);
    // The first run goes on with what has become due meanwhile.
    await vi.waitUntil(() => runs.length === 2);
    stop();
    shop.clock.advance(HOUR);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(runs).toHaveLength(2);
    expect(await online.readState()).toBe('created pending pending');
  } finally {
    vi.useRealTimers();
  }
});
