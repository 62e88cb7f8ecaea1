import { expect, test, vi } from 'vitest';
import { UnavailableError } from '../../src/errors.ts';
import {
  type PaymentReport,
  ProviderOrderUnknownError,
} from '../../src/payments/payment-provider.ts';
import { reconcilePayments } from '../../src/payments/payment-reconciliation.ts';
import { startRepeatedJobs } from '../../src/repeated-jobs.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { listPayments, type OnlineOrder, startOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { LONG_WAIT } from '../support/processes/wait-options.ts';
import type { Reply } from '../support/requests/visitor.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Watched {
  shop: TestShop;
  online: OnlineOrder;
  /** Sets the provider's report; an error when it cannot be reached. */
  say(report: PaymentReport['fact'] | Error | undefined): void;
  /** Times at which the provider was asked, in minutes since the payment was started. */
  asked: number[];
  reconcile(): Promise<void>;
  /** Opens the payment again after some time, as a returning shopper does. */
  comeBack(): Promise<Reply>;
}

/** A shop with one started payment and a stub of the provider. */
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

// product 4.4.4
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
  // A paid payment is not checked again.
  shop.clock.advance(24 * HOUR);
  await reconcile();
  expect(asked).toEqual([5]);
});

test('a payment is no longer checked after 4 days; its order has expired long before', async () => {
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

test('a report of the provider is applied like a webhook', async () => {
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

test('the run ends while the provider cannot be reached, and the next one continues', async () => {
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

test('an order that the provider does not know is logged and does not stop the run', async () => {
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
  // The order may have been paid under the former keys, so it is not cancelled.
  expect(await foreign.readState()).toBe('created pending pending');
  const logged = shop.logLines.filter((line) => line.includes('does not know the order'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(foreign.orderId);
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
    const stop = startRepeatedJobs({ ...shop.context, payments });
    await vi.waitUntil(() => runs.length === 1, LONG_WAIT);
    shop.clock.advance(10 * MINUTE);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(runs).toHaveLength(1);
    release(undefined);
    // The first run continues with the checks that have become due meanwhile.
    await vi.waitUntil(() => runs.length === 2, LONG_WAIT);
    stop();
    shop.clock.advance(HOUR);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(runs).toHaveLength(2);
    expect(await online.readState()).toBe('created pending pending');
  } finally {
    vi.useRealTimers();
  }
});
