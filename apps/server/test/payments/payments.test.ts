import { describe, expect, test } from 'vitest';
import { presentPayment } from '../../src/payments/payments.presenter.ts';
import { createPaymentOrder } from '../../src/payments/payments.service.ts';
import { signHex } from '../../src/payments/signatures.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { beginFigure, planFigure } from '../support/figures.ts';
import { computeTotal } from '../support/goods/compute-total.ts';
import {
  listPayments,
  loadSandboxKeys,
  type OnlineOrder,
  placeOnlineOrder,
  sendSandboxEvent,
  startOnlineOrder,
} from '../support/goods/online-order.ts';
import { addProduct, readProductRow } from '../support/goods/stock-fixture.ts';
import { type ReadyShopper, signUpWithAddress } from '../support/people/shopper-with-address.ts';
import { countBy } from '../support/requests/count-by.ts';

const CREATE = '/payment/sandbox/create-order';

async function openShop(): Promise<{ shop: TestShop; asha: ReadyShopper }> {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli', price_paise: 149_50, stock_quantity: 1_000 });
  return { shop, asha: await signUpWithAddress(shop) };
}

async function openShopWithPayment(): Promise<{
  shop: TestShop;
  asha: ReadyShopper;
  online: OnlineOrder;
}> {
  const { shop, asha } = await openShop();
  return { shop, asha, online: await startOnlineOrder(shop, asha, { chilli: 2 }) };
}

describe('starting to pay', () => {
  test('calls the provider once for 20 concurrent calls, and not again afterwards', async () => {
    const { shop, asha } = await openShop();
    const { orderId, amount } = await placeOnlineOrder(asha, { chilli: 1 });
    const asked: string[] = [];
    const provider = {
      ...shop.context.payments,
      async createOrder(order: { orderId: string }) {
        asked.push(order.orderId);
        await new Promise((resolve) => setImmediate(resolve));
        return `order_${asked.length}`;
      },
    };
    const context = { ...shop.context, payments: provider };
    const session = {
      userId: asha.userId,
      role: 'customer',
      accountRole: 'customer',
      refreshTokenFamilyId: 'none',
    } as const;
    const open = () =>
      createPaymentOrder(context, session, 'sandbox', { orderId, amount }, undefined, (payment) =>
        presentPayment(payment, provider),
      );
    const responses = await Promise.all(Array.from({ length: 20 }, open));
    responses.push(await open());
    expect(new Set(responses.map((response) => response.providerOrderId))).toEqual(
      new Set(['order_1']),
    );
    expect(asked).toEqual([orderId]);
  });

  test('the same key returns the first response; another body is rejected', async () => {
    const { shop, asha } = await openShop();
    const { orderId, amount } = await placeOnlineOrder(asha, { chilli: 1 });
    const other = await placeOnlineOrder(asha, { chilli: 1 });
    const options = { headers: { 'idempotency-key': 'payment-key-1' } };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => asha.post(CREATE, { orderId, amount }, options)),
    );
    expect(countBy(replies)).toEqual({ 200: 20 });
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect((await asha.post(CREATE, other, options)).status).toBe(422);
    expect(await listPayments(shop, other.orderId)).toEqual([]);
    // The response stays the same after the order was paid.
    const online = { paymentId: replies[0]?.body.data.paymentId, ...replies[0]?.body.data };
    const keys = await loadSandboxKeys(shop);
    await sendSandboxEvent(shop, 'evt-1', online.providerOrderId, {
      event: 'payment.captured',
      providerPaymentId: 'pay_1',
      amount,
      webhookKey: keys.webhook,
    });
    expect((await asha.post(CREATE, { orderId, amount }, options)).text).toBe(replies[0]?.text);
    expect((await asha.post(CREATE, { orderId, amount })).status).toBe(409);
  });

  test('an amount other than the stored total is a conflict, also in rupees', async () => {
    const { shop, asha } = await openShop();
    const { orderId, amount } = await placeOnlineOrder(asha, { chilli: 2 });
    for (const wrong of [amount - 1, amount + 1, amount / 100, amount * 100, 1, 10_000_000_000]) {
      const reply = await asha.post(CREATE, { orderId, amount: wrong });
      expect({ wrong, status: reply.status }).toEqual({ wrong, status: 409 });
    }
    for (const wrong of [0, -amount, 739.5, '73900', null]) {
      const reply = await asha.post(CREATE, { orderId, amount: wrong });
      expect({ wrong, status: reply.status }).toEqual({ wrong, status: 400 });
    }
    expect((await asha.post(CREATE, { orderId, amount, total: 1 })).status).toBe(400);
    expect(await listPayments(shop, orderId)).toEqual([]);
  });

  // product 8.11.1
  test('only an unpaid online order that is not cancelled can be paid', async () => {
    const { shop, asha } = await openShop();
    const cod = (await asha.order({ chilli: 1 })).body.data;
    const onDelivery = await asha.post(CREATE, {
      orderId: cod._id,
      amount: cod.totalAmount * 100,
    });
    expect(onDelivery.status).toBe(409);
    expect(onDelivery.body.message).toBe('This order is paid in cash on delivery.');

    const cancelled = await placeOnlineOrder(asha, { chilli: 1 });
    await asha.post(`/order/cancel-order/${cancelled.orderId}`);
    const afterCancel = await asha.post(CREATE, cancelled);
    expect(afterCancel.status).toBe(409);
    expect(afterCancel.body.message).toBe('This order is cancelled.');

    const paid = await startOnlineOrder(shop, asha, { chilli: 1 });
    await paid.verify();
    const afterPaying = await paid.open();
    expect(afterPaying.status).toBe(409);
    expect(afterPaying.body.message).toBe('This order is paid already.');
  });

  test.each(['razorpay', 'stripe', 'sandbox-2'])(
    '%s is not on offer and therefore not found',
    async (provider) => {
      const { asha, online } = await openShopWithPayment();
      const { orderId, amount, paymentId, providerOrderId } = online;
      const verify = {
        providerOrderId,
        providerPaymentId: 'pay_1',
        providerSignature: 'a'.repeat(64),
        paymentId,
      };
      const replies = [
        await asha.post(`/payment/${provider}/create-order`, { orderId, amount }),
        await asha.post(`/payment/${provider}/verify`, verify),
        await asha.post(`/payment/${provider}/cancel`, { paymentId }),
        await asha.post(`/payment/${provider}/webhook`, {}),
      ];
      expect(countBy(replies)).toEqual({ 404: 4 });
    },
  );

  // product 7.5.1, 4.4.2, 9.1.3
  test('returns the dialog’s data in paise and marks order and payment as tests', async () => {
    const { shop, asha } = await openShop();
    const { orderId, amount } = await placeOnlineOrder(asha, { chilli: 2 });
    expect(amount).toBe(computeTotal(149_50, 2));
    const reply = await asha.post(CREATE, { orderId, amount });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body).toMatchObject({
      message: 'Payment order created',
      data: {
        orderId,
        provider: 'sandbox',
        providerOrderId: expect.stringMatching(/^order_[0-9a-f]{24}$/),
        keyId: 'sandbox_key',
        amount: computeTotal(149_50, 2),
        currency: 'INR',
        status: 'created',
      },
    });
    const [payment] = await listPayments(shop, orderId);
    expect(payment).toMatchObject({ id: reply.body.data.paymentId, is_test: 1 });
    const orders = await shop.context.db.selectFrom('orders').select('is_test').execute();
    expect(orders).toEqual([{ is_test: 1 }]);
  });
});

describe('verifying', () => {
  // product 4.4.2, 4.4.4, 7.5.1
  test('a signed payment makes the order paid; a repetition gets the same response', async () => {
    const { shop, asha, online } = await openShopWithPayment();
    const first = await online.verify();
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({
      message: 'Payment successful!',
      data: { paymentId: online.paymentId, orderId: online.orderId, status: 'paid' },
    });
    // A paid order stays pending until the shop works on it.
    expect(await online.readState()).toBe('paid pending paid');
    const order = (await asha.get(`/order/${online.orderId}`)).body.data;
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    const [payment] = await listPayments(shop, online.orderId);
    expect(payment?.provider_payment_id).toBe(online.providerPaymentId);

    shop.clock.advance(60_000);
    const replies = await Promise.all(Array.from({ length: 20 }, () => online.verify()));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`))).toEqual(
      new Set([`200 ${first.text}`]),
    );
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(998);
  });

  test('no other shopper can confirm the payment, and its signature confirms no other payment', async () => {
    const { shop, asha, online } = await openShopWithPayment();
    const ravi = await signUpWithAddress(shop);
    const his = await startOnlineOrder(shop, ravi, { chilli: 1 });
    const hers = await startOnlineOrder(shop, asha, { chilli: 1 });
    const keys = await loadSandboxKeys(shop);
    const { providerOrderId, providerPaymentId } = online;
    const signed = {
      providerOrderId,
      providerPaymentId,
      providerSignature: signHex(keys.payments, `${providerOrderId}|${providerPaymentId}`),
    };
    // Another shopper's session with this payment, and an unknown payment.
    const foreign = await his.verify({ paymentId: online.paymentId, ...signed });
    const unknown = await his.verify({ paymentId: 'unknown-0123456789', ...signed });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
    // A valid signature for another order of the same shopper, with either order's id.
    expect((await hers.verify(signed)).status).toBe(400);
    const swapped = await hers.verify({ ...signed, providerOrderId: hers.providerOrderId });
    expect(swapped.status).toBe(400);
    expect(swapped.body.message).toBe('Payment verification failed');
    expect(await online.readState()).toBe('created pending pending');
    expect(await his.readState()).toBe('created pending pending');
    expect(await hers.readState()).toBe('created pending pending');
  });

  test('with any other signature is rejected and changes nothing', async () => {
    const { shop, online } = await openShopWithPayment();
    const keys = await loadSandboxKeys(shop);
    const content = `${online.providerOrderId}|${online.providerPaymentId}`;
    for (const providerSignature of listWrongSignatures(content, keys)) {
      const { status } = await online.verify({ providerSignature });
      expect({ providerSignature, status }).toEqual({ providerSignature, status: 400 });
    }
    expect(await online.readState()).toBe('created pending pending');
    expect((await online.verify()).status).toBe(200);
  });
});

/** Invalid signatures: flipped, cut, longer, of another content or secret, not hex. */
function listWrongSignatures(
  content: string,
  keys: { payments: string; webhook: string },
): string[] {
  const good = signHex(keys.payments, content);
  return [
    (good.startsWith('0') ? '1' : '0') + good.slice(1),
    good.slice(0, -1) + (good.endsWith('0') ? '1' : '0'),
    good.slice(0, 32),
    `${good}0`,
    good.toUpperCase(),
    good.repeat(8),
    '',
    'é'.repeat(32),
    '0'.repeat(64),
    signHex(keys.webhook, content),
    signHex('', content),
    signHex(keys.payments, `${content}0`),
    Buffer.from(good, 'hex').toString('base64'),
  ];
}

describe('closing the dialog', () => {
  // product 7.5.1
  test('cancels the payment and leaves the order payable', async () => {
    const { online } = await openShopWithPayment();
    const reply = await online.dismiss();
    expect(reply.body).toMatchObject({
      message: 'Payment cancelled',
      data: { paymentId: online.paymentId, status: 'cancelled' },
    });
    expect(await online.readState()).toBe('cancelled pending pending');
    expect((await online.dismiss()).text).toBe(reply.text);
    const again = await online.open();
    expect(again.body.data).toMatchObject({
      paymentId: online.paymentId,
      providerOrderId: online.providerOrderId,
      status: 'created',
    });
    expect((await online.verify()).body.data.status).toBe('paid');
  });

  test('never makes a paid payment unpaid', async () => {
    const { online } = await openShopWithPayment();
    await online.verify();
    const reply = await online.dismiss();
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ message: 'Payment successful!', data: { status: 'paid' } });
    expect(await online.readState()).toBe('paid pending paid');
  });
});

describe('the webhook', () => {
  // product 4.4.4
  test('completes a payment whose browser crashed', async () => {
    const { shop, asha, online } = await openShopWithPayment();
    const reply = await online.sendEvent('evt-1');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, message: 'Event received', data: null });
    expect(await online.readState()).toBe('paid pending paid');
    expect((await asha.get('/order/get-all')).body.data[0].paymentStatus).toBe('paid');
    expect((await online.verify()).body.message).toBe('Payment successful!');
    // An event is stored with its parsed report and the time at which it was applied.
    const events = await shop.context.db.selectFrom('payment_events').selectAll().execute();
    expect(events).toMatchObject([
      { event_id: 'evt-1', kind: 'payment.captured', applied_at: shop.clock.now() },
    ]);
  });

  test('a failed attempt leaves the order payable, and its late success counts', async () => {
    const { asha, online } = await openShopWithPayment();
    await online.sendEvent('evt-1', { event: 'payment.failed' });
    expect(await online.readState()).toBe('failed pending failed');
    expect((await asha.get(`/order/${online.orderId}`)).body.data.paymentStatus).toBe('failed');
    await online.open();
    expect(await online.readState()).toBe('created pending pending');
    await online.sendEvent('evt-2', { event: 'payment.failed' });
    await online.sendEvent('evt-3');
    expect(await online.readState()).toBe('paid pending paid');
    await online.sendEvent('evt-4', { event: 'payment.failed' });
    expect(await online.readState()).toBe('paid pending paid');
  });

  const EVENTS = planFigure('events of the provider, each delivered 3 times, one effect each', {
    asked: 1_000,
    slice: 10,
  });
  const EVENTS_AT_ONCE = Math.min(100, EVENTS.count);

  /** Sends an event again while the shop is busy (503), as a provider does. */
  async function deliver(...event: Parameters<typeof sendSandboxEvent>) {
    for (;;) {
      const response = await sendSandboxEvent(...event);
      if (response.statusCode !== 503) return response;
    }
  }

  test(`${EVENTS.count} events, each delivered 3 times at once: ${EVENTS.count} effects`, {
    tags: 'figure',
  }, async ({ task }) => {
    const end = beginFigure(task, EVENTS);
    const { shop, asha } = await openShop();
    const keys = await loadSandboxKeys(shop);
    const statuses: number[] = [];
    for (let sent = 0; sent < EVENTS.count; sent += EVENTS_AT_ONCE) {
      const orders = [];
      while (orders.length < EVENTS_AT_ONCE) {
        orders.push(await placeOnlineOrder(asha, { chilli: 1 }));
      }
      const opened = await Promise.all(orders.map((order) => asha.post(CREATE, order)));
      const deliveries = opened.flatMap(({ body: { data } }) =>
        Array.from({ length: 3 }, () =>
          deliver(shop, `evt-${data.orderId}`, data.providerOrderId, {
            event: 'payment.captured',
            providerPaymentId: `pay_${data.orderId}`,
            amount: data.amount,
            webhookKey: keys.webhook,
          }),
        ),
      );
      for (const { statusCode } of await Promise.all(deliveries)) statuses.push(statusCode);
    }
    expect(countBy(statuses.map((status) => ({ status })))).toEqual({ 200: 3 * EVENTS.count });
    const { db } = shop.context;
    const events = await db.selectFrom('payment_events').select('applied_at').execute();
    end(events.length);
    expect(events).toHaveLength(EVENTS.count);
    expect(events.every((event) => event.applied_at !== null)).toBe(true);
    const paid = await db
      .selectFrom('orders')
      .select('id')
      .where('payment_status', '=', 'paid')
      .execute();
    expect(paid).toHaveLength(EVENTS.count);
  });

  test('an event of an unknown order stays pending until the order is stored', async () => {
    const { shop, asha } = await openShop();
    const order = await placeOnlineOrder(asha, { chilli: 1 });
    const keys = await loadSandboxKeys(shop);
    const providerOrderId = await shop.context.payments.createOrder(order);
    const event = {
      event: 'payment.captured' as const,
      providerPaymentId: 'pay_early',
      amount: order.amount,
      webhookKey: keys.webhook,
    };
    expect((await sendSandboxEvent(shop, 'evt-1', providerOrderId, event)).statusCode).toBe(200);
    expect((await sendSandboxEvent(shop, 'evt-1', providerOrderId, event)).statusCode).toBe(200);
    const find = () => shop.context.db.selectFrom('payment_events').selectAll().execute();
    expect(await find()).toMatchObject([{ applied_at: null, provider_order_id: providerOrderId }]);

    const opened = await asha.post(CREATE, order);
    expect(opened.status).toBe(409);
    expect(opened.body.message).toBe('This order is paid already.');
    expect(await find()).toMatchObject([{ applied_at: shop.clock.now() }]);
    expect((await asha.get(`/order/${order.orderId}`)).body.data.paymentStatus).toBe('paid');
  });

  test('an event with another amount than the order’s changes nothing and is logged', async () => {
    const { shop, online } = await openShopWithPayment();
    for (const [index, amount] of [online.amount - 1, 1, 0, online.amount * 100].entries()) {
      expect((await online.sendEvent(`evt-${index}`, { amount })).statusCode).toBe(200);
    }
    expect(await online.readState()).toBe('created pending pending');
    expect(shop.logLines.filter((line) => line.includes('another amount'))).toHaveLength(4);
  });

  test('with any other signature is rejected and stores nothing', async () => {
    const { shop, online } = await openShopWithPayment();
    const keys = await loadSandboxKeys(shop);
    const payload = JSON.stringify({
      event: 'payment.captured',
      payment: { id: 'pay_1', orderId: online.providerOrderId, amount: online.amount },
    });
    const send = async (signature: string | undefined, body = payload) => {
      const { statusCode } = await shop.inject({
        method: 'POST',
        url: '/api/v1/payment/sandbox/webhook',
        headers: {
          'content-type': 'application/json',
          'x-sandbox-event-id': 'evt-1',
          ...(signature !== undefined && { 'x-sandbox-signature': signature }),
        },
        payload: body,
      });
      return statusCode;
    };
    const wrong = listWrongSignatures(payload, { payments: keys.webhook, webhook: keys.payments });
    for (const signature of [...wrong, undefined]) {
      expect([signature, await send(signature)]).toEqual([signature, 401]);
    }
    const good = signHex(keys.webhook, payload);
    for (const body of [` ${payload}`, `${payload}\n`, '', 'null']) {
      expect([body, await send(good, body)]).toEqual([body, 401]);
    }
    expect(await shop.context.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    expect(await online.readState()).toBe('created pending pending');
    expect(await send(good)).toBe(200);
  });

  test('a signed but malformed body is a 400, and unknown fields are ignored', async () => {
    const { shop, online } = await openShopWithPayment();
    const keys = await loadSandboxKeys(shop);
    const send = (payload: string | Buffer, id: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/v1/payment/sandbox/webhook',
        headers: {
          'content-type': 'application/json',
          'x-sandbox-event-id': id,
          'x-sandbox-signature': signHex(keys.webhook, payload),
        },
        payload,
      });
    for (const payload of ['{', '[]', 'null', '{"event":"payment.captured"}', '""', '{}']) {
      expect((await send(payload, 'evt-0')).statusCode).toBe(400);
    }
    expect((await send(Buffer.from([0xff, 0xfe, 0x00]), 'evt-0')).statusCode).toBe(400);
    const odd = JSON.stringify({
      event: 'payment.captured',
      payment: { id: 'pay_1', orderId: online.providerOrderId, amount: online.amount },
      note: 'NUL \0 and half a character \ud800',
    });
    const withPrototype = odd.replace('{', '{"__proto__":{"event":"payment.failed"},');
    expect((await send(withPrototype, 'evt-1')).statusCode).toBe(200);
    expect(await online.readState()).toBe('paid pending paid');
  });
});

describe('money for a cancelled order', () => {
  test('reopens the order while its pieces are in stock', async () => {
    const { shop, asha } = await openShop();
    await addProduct(shop.context, { id: 'last', stock_quantity: 1 });
    const online = await startOnlineOrder(shop, asha, { last: 1, chilli: 3 });
    await online.dismiss();
    await online.cancelOrder();
    expect(await online.readState()).toBe('cancelled cancelled cancelled');
    expect((await readProductRow(shop.context, 'last')).stock_quantity).toBe(1);

    const reply = await online.verify();
    expect(reply.body).toMatchObject({ message: 'Payment successful!', data: { status: 'paid' } });
    expect(await online.readState()).toBe('paid pending paid');
    expect(await readProductRow(shop.context, 'last')).toMatchObject({
      stock_quantity: 0,
      units_sold: 1,
    });
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(997);
    // A repeated event takes no more stock.
    await online.sendEvent('evt-1');
    await online.verify();
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(997);
  });

  test('is refund_due when a piece is sold out, and takes no stock', async () => {
    const { shop, asha } = await openShop();
    await addProduct(shop.context, { id: 'last', stock_quantity: 1 });
    const online = await startOnlineOrder(shop, asha, { last: 1, chilli: 3 });
    await online.cancelOrder();
    await asha.order({ last: 1 });
    await online.sendEvent('evt-1');
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(1_000);
    expect(await readProductRow(shop.context, 'last')).toMatchObject({
      stock_quantity: 0,
      units_sold: 1,
    });
    const reply = await online.verify();
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: 'This order cannot be delivered any more. Your money will be given back.',
      data: { status: 'refund_due' },
    });
    expect(shop.logLines.some((line) => line.includes('give it back'))).toBe(true);
  });

  test('does not reopen the order when the payment was made before the cancelling', async () => {
    const { shop, online } = await openShopWithPayment();
    await online.verify();
    await online.cancelOrder();
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    expect(shop.logLines.some((line) => line.includes('give the money back'))).toBe(true);
    await online.sendEvent('evt-1');
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    await online.verify();
    await online.dismiss();
    expect(await online.readState()).toBe('refund_due cancelled refund_due');
    expect((await readProductRow(shop.context, 'chilli')).stock_quantity).toBe(1_000);
  });

  test.for([
    ['created', 'cancelled cancelled cancelled'],
    ['failed', 'cancelled cancelled failed'],
    ['authorized', 'authorized cancelled cancelled'],
  ] as const)(
    'a payment that is %s ends as %s with its order, and is watched for late money',
    async ([status, state]) => {
      const { shop, online } = await openShopWithPayment();
      const { db } = shop.context;
      await db.updateTable('payments').set({ status, next_check_at: null }).execute();
      if (status === 'failed')
        await db.updateTable('orders').set({ payment_status: status }).execute();
      if (status === 'authorized')
        await db.updateTable('payments').set({ next_check_at: 1 }).execute();
      await online.cancelOrder();
      expect(await online.readState()).toBe(state);
      const [payment] = await listPayments(shop, online.orderId);
      expect(payment?.next_check_at).not.toBeNull();
      await online.sendEvent('evt-late');
      expect(await online.readState()).toBe('paid pending paid');
    },
  );

  test('a second payment of a paid order changes nothing and is logged', async () => {
    const { shop, online } = await openShopWithPayment();
    await online.verify();
    await online.sendEvent('evt-1', { providerPaymentId: 'pay_second' });
    expect(await online.readState()).toBe('paid pending paid');
    const [payment] = await listPayments(shop, online.orderId);
    expect(payment?.provider_payment_id).toBe(online.providerPaymentId);
    expect(shop.logLines.filter((line) => line.includes('money came twice'))).toHaveLength(1);
  });
});

test('no log line contains a signature or a secret', async () => {
  const { shop, online } = await openShopWithPayment();
  const keys = await loadSandboxKeys(shop);
  await online.verify();
  await online.verify({ providerSignature: 'b'.repeat(64) });
  await online.sendEvent('evt-1');
  const content = `${online.providerOrderId}|${online.providerPaymentId}`;
  const secrets = [keys.payments, keys.webhook, signHex(keys.payments, content), 'b'.repeat(64)];
  const log = shop.logLines.join('\n');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
