import { describe, expect, test } from 'vitest';
import { reconcilePayments } from '../../src/payments/payment-reconciliation.ts';
import { createRazorpayProvider } from '../../src/payments/razorpay/razorpay-provider.ts';
import { signHex } from '../../src/payments/signatures.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { computeTotal } from '../support/goods/compute-total.ts';
import { listPayments, placeOnlineOrder } from '../support/goods/online-order.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';
import type { Reply } from '../support/requests/visitor.ts';
import {
  type RazorpayStub,
  respondWithError,
  type StubPayment,
  startRazorpayStub,
  toStubOrder,
} from '../support/services/razorpay-stub.ts';

const KEYS = {
  keyId: 'rzp_live_Example123',
  keySecret: 'the-key-secret',
  webhookSecret: 'the-webhook-secret',
};

interface RazorpayShop {
  shop: TestShop;
  stub: RazorpayStub;
  asha: ReadyShopper;
  order: { orderId: string; amount: number };
  /** Starts the payment of the order. */
  open(): Promise<Reply>;
}

async function openShop(
  options: { hasUniqueReceipts?: boolean; keyId?: string } = {},
): Promise<RazorpayShop> {
  const { hasUniqueReceipts = true, ...others } = options;
  const stub = await startRazorpayStub(hasUniqueReceipts);
  const shop = await buildTestApp({
    payments: createRazorpayProvider({ ...KEYS, apiOrigin: stub.origin, ...others }),
  });
  await addProduct(shop.context, { id: 'chilli', price_paise: 149_50 });
  const asha = await signUpWithAddress(shop);
  const order = await placeOnlineOrder(asha, { chilli: 2 });
  return {
    shop,
    stub,
    asha,
    order,
    open: () => asha.post('/payment/razorpay/create-order', order),
  };
}

async function getOrder({ shop }: Pick<RazorpayShop, 'shop'>) {
  return shop.context.db
    .selectFrom('orders')
    .select(['status', 'payment_status', 'is_test'])
    .executeTakeFirstOrThrow();
}

describe('starting to pay', () => {
  test('creates an order in paise with the shop order’s id as receipt and automatic capture', async () => {
    const { shop, stub, order, open } = await openShop();
    const reply = await open();
    expect(reply.status, reply.text).toBe(200);
    const [made] = stub.orders.values();
    expect(reply.body.data).toMatchObject({
      provider: 'razorpay',
      providerOrderId: made?.id,
      keyId: KEYS.keyId,
      amount: computeTotal(149_50, 2),
      currency: 'INR',
    });
    const basic = Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64');
    expect(stub.requests).toEqual([
      {
        method: 'POST',
        url: '/v1/orders',
        authorization: `Basic ${basic}`,
        body: {
          amount: computeTotal(149_50, 2),
          currency: 'INR',
          receipt: order.orderId,
          unique_receipt: true,
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: 4_320,
              manual_expiry_period: 7_200,
              refund_speed: 'normal',
            },
          },
        },
      },
    ]);
    // Razorpay takes receipts of at most 40 characters.
    expect(order.orderId.length).toBeLessThanOrEqual(40);
    expect(await getOrder({ shop })).toMatchObject({ is_test: 0 });
  });

  test('test keys mark the order as a test', async () => {
    const razorpay = await openShop({ keyId: 'rzp_test_Example123' });
    await razorpay.open();
    expect(await getOrder(razorpay)).toMatchObject({ is_test: 1 });
  });

  test.each([true, false])(
    'after a lost response the next attempt gets the same order (Razorpay accepts the receipt again: %s)',
    async (hasUniqueReceipts) => {
      const { shop, stub, order, open } = await openShop({ hasUniqueReceipts });
      stub.behave((response, request) => {
        stub.orders.set('order_lost', toStubOrder('order_lost', request));
        response.destroy();
      });
      expect((await open()).status).toBe(503);
      expect(await listPayments(shop, order.orderId)).toEqual([]);
      const again = await open();
      expect(again.status, again.text).toBe(200);
      expect(again.body.data.providerOrderId).toBe('order_lost');
      expect(stub.orders.size).toBe(1);
    },
  );

  test('an error is logged without the key secret, and the next attempt succeeds', async () => {
    const { shop, stub, order, open } = await openShop();
    stub.behave(respondWithError(401, 'BAD_REQUEST_ERROR', 'Authentication failed'));
    const reply = await open();
    expect(reply.status).toBe(503);
    expect(reply.body.message).toBe(
      'Online payment is not available at the moment. Please try again, or choose Cash on Delivery.',
    );
    expect(reply.headers['retry-after']).toBe('2');
    expect(await listPayments(shop, order.orderId)).toEqual([]);
    expect((await open()).status).toBe(200);
    const log = shop.logLines.join('\n');
    expect(log).toContain('Razorpay: 401 BAD_REQUEST_ERROR Authentication failed');
    expect(log).not.toContain(KEYS.keySecret);
    expect(log).not.toContain(Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64'));
  });
});

describe('verifying', () => {
  const providerPaymentId = 'pay_DESlfW9H8K9uqM';

  function toPayment(
    { order }: RazorpayShop,
    providerOrderId: string,
    status: StubPayment['status'],
  ) {
    return {
      id: providerPaymentId,
      order_id: providerOrderId,
      amount: order.amount,
      currency: 'INR',
      status,
    };
  }

  /**
   * Sends Checkout's result to the shop.
   *
   * @param status the payment's status at Razorpay; undefined when Razorpay does not know it yet
   */
  async function verify(
    razorpay: RazorpayShop,
    sign: (content: string) => string,
    status?: StubPayment['status'],
  ): Promise<Reply> {
    const { asha, open, stub } = razorpay;
    const { paymentId, providerOrderId } = (await open()).body.data;
    if (status !== undefined) stub.payments.push(toPayment(razorpay, providerOrderId, status));
    return asha.post('/payment/razorpay/verify', {
      paymentId,
      providerOrderId,
      providerPaymentId,
      providerSignature: sign(`${providerOrderId}|${providerPaymentId}`),
    });
  }

  const signed = (content: string) => signHex(KEYS.keySecret, content);

  test('accepts a result signed with the key secret, and asks Razorpay whether it has the money', async () => {
    const razorpay = await openShop();
    const reply = await verify(razorpay, signed, 'captured');
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body).toMatchObject({ message: 'Payment successful!', data: { status: 'paid' } });
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'paid' });
  });

  test('a payment that the bank has only approved is not paid until it is captured', async () => {
    const razorpay = await openShop();
    const reply = await verify(razorpay, signed, 'authorized');
    expect(reply.body).toMatchObject({
      message: 'The bank is still working on this payment.',
      data: { status: 'authorized' },
    });
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'pending' });
    for (const payment of razorpay.stub.payments) payment.status = 'captured';
    razorpay.shop.clock.advance(5 * 60_000);
    await reconcilePayments(razorpay.shop.context);
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'paid' });
  });

  test.each([
    ['is away', true],
    ['does not know the payment yet', false],
  ])(
    'while Razorpay %s the payment counts as promised, and as paid when it says so',
    async (_why, isAway) => {
      const razorpay = await openShop();
      await razorpay.open();
      if (isAway) razorpay.stub.behave(respondWithError(503, 'SERVER_ERROR', 'Try again later.'));
      const reply = await verify(razorpay, signed);
      expect([reply.status, reply.body.data.status]).toEqual([200, 'authorized']);
      const { asha, stub } = razorpay;
      const { paymentId, providerOrderId } = reply.body.data;
      // Closing a second dialog does not cancel a promised payment.
      const dismissed = await asha.post('/payment/razorpay/cancel', { paymentId });
      expect(dismissed.body.data.status).toBe('authorized');
      stub.payments.push(toPayment(razorpay, providerOrderId, 'captured'));
      razorpay.shop.clock.advance(5 * 60_000);
      await reconcilePayments(razorpay.shop.context);
      expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'paid' });
    },
  );

  test.each([
    ['the webhook’s secret', (content: string) => signHex(KEYS.webhookSecret, content)],
    ['the public key', (content: string) => signHex(KEYS.keyId, content)],
    ['no secret', () => 'a'.repeat(64)],
  ])('rejects a signature under %s', async (_name, sign) => {
    const razorpay = await openShop();
    const reply = await verify(razorpay, sign);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe('Payment verification failed');
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'pending' });
  });
});

describe('the webhook', () => {
  /** An event in the shape of Razorpay's samples, with the shopper's data. */
  function toEvent(kind: string, payment: { order_id: string | null; [field: string]: unknown }) {
    const entity = {
      id: 'pay_DESlfW9H8K9uqM',
      entity: 'payment',
      amount: computeTotal(149_50, 2),
      currency: 'INR',
      status: 'captured',
      invoice_id: null,
      international: false,
      method: 'netbanking',
      captured: true,
      card: { last4: '0153', name: 'Example Shopper' },
      email: 'shopper@example.com',
      contact: '+919876543210',
      notes: [],
      created_at: 1567674599,
      ...payment,
    };
    return {
      entity: 'event',
      account_id: 'acc_Example',
      event: kind,
      contains: ['payment'],
      payload: { payment: { entity }, ...(kind === 'order.paid' && { order: { entity: {} } }) },
      created_at: 1567674606,
    };
  }

  function send(
    { shop }: RazorpayShop,
    event: object,
    { secret = KEYS.webhookSecret, id = 'evt_1' as string | undefined } = {},
  ) {
    const payload = JSON.stringify(event);
    return shop.inject({
      method: 'POST',
      url: '/api/v1/payment/razorpay/webhook',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': signHex(secret, payload),
        ...(id !== undefined && { 'x-razorpay-event-id': id }),
      },
      payload,
    });
  }

  async function start(razorpay: RazorpayShop): Promise<string> {
    return (await razorpay.open()).body.data.providerOrderId;
  }

  test.each([
    ['payment.captured', 'paid', 'paid'],
    ['order.paid', 'paid', 'paid'],
    ['payment.authorized', 'pending', 'authorized'],
    ['payment.failed', 'failed', 'failed'],
    ['payment.dispute.created', 'pending', 'created'],
    ['refund.processed', 'pending', 'created'],
  ])('%s makes the order %s and its payment %s', async (kind, paymentStatus, status) => {
    const razorpay = await openShop();
    const order_id = await start(razorpay);
    const reply = await send(razorpay, toEvent(kind, { order_id }));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: paymentStatus });
    const { db } = razorpay.shop.context;
    expect(await db.selectFrom('payments').select('status').execute()).toEqual([{ status }]);
    const events = await db.selectFrom('payment_events').selectAll().execute();
    expect(events).toMatchObject([{ event_id: 'evt_1', kind }]);
    expect(events[0]?.applied_at).not.toBeNull();
    // The shopper's data of an event is not stored.
    expect(JSON.stringify(events)).not.toMatch(/example\.com|9876543210|0153|Example Shopper/);
  });

  test.each([
    ['the key secret', KEYS.keySecret],
    ['another secret', 'the-webhook-secreT'],
  ])('signed with %s is a 401', async (_name, secret) => {
    const razorpay = await openShop();
    const order_id = await start(razorpay);
    const event = toEvent('payment.captured', { order_id });
    expect((await send(razorpay, event, { secret })).statusCode).toBe(401);
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'pending' });
  });

  test.each([
    ['dollars', { currency: 'USD' }],
    ['another amount', { amount: 1_00 }],
  ])('%s pay nothing', async (_name, changes) => {
    const razorpay = await openShop();
    const order_id = await start(razorpay);
    const event = toEvent('payment.captured', { order_id, ...changes });
    expect((await send(razorpay, event)).statusCode).toBe(200);
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'pending' });
    expect(razorpay.shop.logLines.join('\n')).toContain('another amount');
  });

  test('events of payments outside the shop get a 200, so that Razorpay keeps sending', async () => {
    const razorpay = await openShop();
    const beside = toEvent('payment.captured', { order_id: null });
    expect((await send(razorpay, beside, { id: 'evt_1' })).statusCode).toBe(200);
    const stranger = toEvent('payment.captured', { order_id: 'order_OfAnotherSystem' });
    expect((await send(razorpay, stranger, { id: 'evt_2' })).statusCode).toBe(200);
    const odd = { event: 'settlement.processed', payload: { settlement: { entity: 7 } } };
    expect((await send(razorpay, odd, { id: 'evt_3' })).statusCode).toBe(200);
    expect(await getOrder(razorpay)).toMatchObject({ payment_status: 'pending' });
  });
});
