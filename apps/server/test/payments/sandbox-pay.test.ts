import { expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import {
  loadSandboxKeys,
  type OnlineOrder,
  startOnlineOrder,
} from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../support/people/shopper-with-address.ts';

const RAZORPAY = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_example',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};

async function openShop(): Promise<{ shop: TestShop; online: OnlineOrder }> {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const shopper = await signUpWithAddress(shop);
  return { shop, online: await startOnlineOrder(shop, shopper, { chilli: 1 }) };
}

/** Sends the request of the dialog's buttons. */
function press(shop: TestShop, body: object, headers: Record<string, string> = {}) {
  return shop.inject({
    method: 'POST',
    url: '/sandbox-pay/payments',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: JSON.stringify(body),
  });
}

test('a success returns the body of verifyPayment', async () => {
  const { shop, online } = await openShop();
  const reply = await press(shop, {
    providerOrderId: online.providerOrderId,
    outcome: 'success',
  });
  expect(reply.statusCode).toBe(200);
  const { outcome, ...handover } = reply.json();
  expect(outcome).toBe('paid');
  const verified = await online.verify(handover);
  expect(verified.status, verified.text).toBe(200);
  expect(verified.body.data.status).toBe('paid');
});

test('a payment counts when the browser crashes right after it, because the event is sent first', async () => {
  const { shop, online } = await openShop();
  await press(shop, { providerOrderId: online.providerOrderId, outcome: 'success' });
  expect(await online.readState()).toBe('paid pending paid');
});

test('a failed attempt can be repeated, a success cannot be undone, and 20 clicks are one payment', async () => {
  const { shop, online } = await openShop();
  const { providerOrderId } = online;
  const failed = await press(shop, { providerOrderId, outcome: 'failure' });
  expect(failed.json()).toEqual({ outcome: 'failed' });
  expect(await online.readState()).toBe('failed pending failed');
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => press(shop, { providerOrderId, outcome: 'success' })),
  );
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await online.readState()).toBe('paid pending paid');
  const late = await press(shop, { providerOrderId, outcome: 'failure' });
  expect(late.statusCode).toBe(409);
  expect(await online.readState()).toBe('paid pending paid');
  const { db } = shop.context;
  const tries = await db.selectFrom('sandbox_payments').select('status').execute();
  expect(tries.map((row) => row.status).sort()).toEqual(['captured', 'failed']);
  const events = await db.selectFrom('payment_events').select('kind').execute();
  expect(events).toHaveLength(2);
});

test('an order nobody started to pay is not found, and another site cannot pay', async () => {
  const { shop, online } = await openShop();
  const body = { providerOrderId: 'order_unknown', outcome: 'success' };
  expect((await press(shop, body)).statusCode).toBe(404);
  const own = { providerOrderId: online.providerOrderId, outcome: 'success' };
  const hostile = await press(shop, own, { 'sec-fetch-site': 'cross-site' });
  expect(hostile.statusCode).toBe(403);
  expect(await online.readState()).toBe('created pending pending');
});

test('the secrets are random per shop and survive a restart', async () => {
  const { shop } = await openShop();
  const other = (await openShop()).shop;
  const keys = await loadSandboxKeys(shop);
  expect(keys.payments).toMatch(/^[\w-]{43}$/);
  expect(keys.webhook).not.toBe(keys.payments);
  expect(await loadSandboxKeys(shop)).toEqual(keys);
  const others = await loadSandboxKeys(other);
  expect(others.payments).not.toBe(keys.payments);
  // Two processes that start on an empty database at once get the same secrets.
  const loads = await Promise.all(Array.from({ length: 10 }, () => loadSandboxKeys(other)));
  expect(new Set(loads.map((load) => JSON.stringify(load))).size).toBe(1);
});

test('the dialog’s script comes from the shop and contains nothing that a strict policy blocks', async () => {
  const shop = await buildTestApp();
  const reply = await shop.inject({ url: '/sandbox-pay/checkout.js' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(reply.body).toContain('HaatSandboxPay');
  expect(reply.body).not.toMatch(
    /innerHTML|eval\(|new Function|createElement\('style'|https?:\/\//,
  );
});

test('with a real provider the sandbox’s script, payments and webhook do not exist', async () => {
  const shop = await buildTestApp({ environment: RAZORPAY });
  const replies = [
    await shop.inject({ url: '/sandbox-pay/checkout.js' }),
    await press(shop, { providerOrderId: 'order_1', outcome: 'success' }),
    await shop.inject({ method: 'POST', url: '/api/v1/payment/sandbox/webhook', payload: {} }),
  ];
  expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404]);
  const { db } = shop.context;
  const secrets = db.selectFrom('shop_secrets').select('name').where('name', 'like', 'sandbox%');
  expect(await secrets.execute()).toEqual([]);
});
