import { computeCartTotals, rupeesToPaise } from '@haat/domain';
import { describe, expect, it } from 'vitest';
import { startTestShop } from './support/start-test-shop.ts';

const { shop, api, fetch } = startTestShop({
  signedInAs: 'shopper@example.com',
  paymentProviders: ['sandbox', 'razorpay'],
});

/** What two packets of papad cost with all charges. */
const { total } = computeCartTotals([{ quantity: 2, unitPrice: rupeesToPaise(85) }]);
const AMOUNT = { paise: total };

const placeOrder = () =>
  api.orders.create({
    items: [{ productId: 'prod_moong', quantity: 2 }],
    shippingAddress: 'address_home',
    paymentMethod: 'online',
  });

async function start(provider = 'sandbox') {
  const { _id: orderId } = await placeOrder();
  return api.payments.createOrder(provider, { orderId, amount: AMOUNT });
}

async function sendEvent(
  { body, headers }: ReturnType<typeof shop.createPaymentEvent>,
  provider = 'sandbox',
): Promise<number> {
  const url = `https://shop.test/api/v1/payment/${provider}/webhook`;
  return (await fetch(new Request(url, { method: 'POST', headers, body }))).status;
}

describe('paying', () => {
  it('starts, is confirmed, and marks the order paid', async () => {
    const payment = await start();
    expect(payment).toMatchObject({ amount: AMOUNT, currency: 'INR', status: 'created' });
    expect(payment).not.toHaveProperty('userId');
    const input = shop.pay(payment.paymentId);
    const paid = await api.payments.verify('sandbox', input);
    expect(paid.status).toBe('paid');
    expect(await api.payments.verify('sandbox', input)).toEqual(paid);
    expect((await api.orders.get(payment.orderId)).paymentStatus).toBe('paid');
    expect(shop.findPayment(payment.paymentId).providerPaymentId).toBe(input.providerPaymentId);
  });

  it('starts once for an order', async () => {
    const { orderId, ...payment } = await start();
    const input = { orderId, amount: AMOUNT };
    const options = { idempotencyKey: 'payment-key-1' };
    const again = await Promise.all([
      api.payments.createOrder('sandbox', input, options),
      api.payments.createOrder('sandbox', input, options),
    ]);
    expect(again).toEqual([
      { orderId, ...payment },
      { orderId, ...payment },
    ]);
    expect(shop.payments).toHaveLength(1);
  });

  it('given up can be tried again', async () => {
    const { paymentId, orderId } = await start();
    expect(await api.payments.cancel('sandbox', { paymentId })).toMatchObject({
      status: 'cancelled',
    });
    expect((await api.orders.get(orderId)).paymentStatus).toBe('pending');
    const again = await api.payments.createOrder('sandbox', { orderId, amount: AMOUNT });
    expect(again).toMatchObject({ paymentId, status: 'created' });
    expect((await api.orders.get(orderId)).paymentStatus).toBe('pending');
  });

  it('paid stays paid', async () => {
    const { paymentId, orderId } = await start();
    await api.payments.verify('sandbox', shop.pay(paymentId));
    expect(await api.payments.cancel('sandbox', { paymentId })).toMatchObject({ status: 'paid' });
    await expect(
      api.payments.createOrder('sandbox', { orderId, amount: AMOUNT }),
    ).rejects.toMatchObject({ status: 409, message: 'This order is paid already.' });
  });

  it('takes no other amount', async () => {
    const { _id: orderId } = await placeOrder();
    await expect(
      api.payments.createOrder('sandbox', { orderId, amount: { paise: 610 } }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'This is not the total of the order. Please load the page again.',
    });
  });

  it('is over with the order', async () => {
    const { orderId, paymentId } = await start();
    await api.orders.cancel(orderId);
    expect(shop.findPayment(paymentId).status).toBe('cancelled');
    await expect(
      api.payments.createOrder('sandbox', { orderId, amount: AMOUNT }),
    ).rejects.toMatchObject({ status: 409, message: 'This order is cancelled.' });
    shop.findProduct('prod_moong').stock_quantity = 1;
    expect(await api.payments.verify('sandbox', shop.pay(paymentId))).toMatchObject({
      status: 'refund_due',
    });
    expect((await api.orders.get(orderId)).paymentStatus).toBe('refund_due');
    shop.findOrder(orderId).status = 'pending';
    await expect(
      api.payments.createOrder('sandbox', { orderId, amount: AMOUNT }),
    ).rejects.toMatchObject({ code: 'order_paid' });
  });

  it('is cancelled with the switch to cash, and late money is given back', async () => {
    const { orderId, paymentId } = await start();
    expect(await api.orders.payOnDelivery(orderId)).toMatchObject({
      paymentMethod: 'cod',
      paymentStatus: 'pending',
    });
    expect(shop.findPayment(paymentId).status).toBe('cancelled');
    expect(await api.payments.verify('sandbox', shop.pay(paymentId))).toMatchObject({
      status: 'refund_due',
    });
    expect(shop.findOrder(orderId)).toMatchObject({
      status: 'pending',
      paymentStatus: 'refund_due',
    });
  });

  it('stays when the order is cancelled, paid, at the bank or may not be paid in cash', async () => {
    const { orderId, paymentId } = await start();
    const order = shop.findOrder(orderId);
    const payment = shop.findPayment(paymentId);
    const rejected = async (code: string) =>
      expect(api.orders.payOnDelivery(orderId)).rejects.toMatchObject({ status: 409, code });
    Object.assign(order, { status: 'cancelled' });
    await rejected('order_cancelled');
    Object.assign(order, { status: 'pending', paymentStatus: 'paid' });
    await rejected('order_paid');
    Object.assign(order, { paymentStatus: 'pending' });
    payment.status = 'authorized';
    await rejected('payment_under_way');
    payment.status = 'created';
    order.address.zipCode = '744101';
    await rejected('cash_not_allowed');
    expect([order.paymentMethod, payment.status]).toEqual(['online', 'created']);
  });

  it('goes by the stored provider order', async () => {
    const first = await start();
    const second = await start();
    const { paymentId } = first;
    await expect(
      api.payments.verify('sandbox', { ...shop.pay(second.paymentId), paymentId }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('is with a provider on offer', async () => {
    const { _id: orderId } = await placeOrder();
    await expect(
      api.payments.createOrder('stripe', { orderId, amount: AMOUNT }),
    ).rejects.toMatchObject({ status: 404, message: 'Payment provider not found' });
    expect(await start('razorpay')).toMatchObject({ keyId: 'razorpay_key' });
    expect(() => shop.pay('payment_none')).toThrow('has no payment payment_none');
  });
});

describe('an event of the provider', () => {
  it.each(['sandbox', 'razorpay'])('of %s settles what the browser could not', async (provider) => {
    const { paymentId, orderId } = await start(provider);
    const event = shop.createPaymentEvent(paymentId);
    expect(await sendEvent(event, provider)).toBe(200);
    expect(await sendEvent(event, provider)).toBe(200);
    expect(shop.findOrder(orderId).paymentStatus).toBe('paid');
  });

  it('that was changed is rejected', async () => {
    const { paymentId, orderId } = await start();
    const { body, headers } = shop.createPaymentEvent(paymentId);
    expect(await sendEvent({ body: `${body} `, headers })).toBe(401);
    expect(shop.findOrder(orderId).paymentStatus).toBe('pending');
  });

  it('about something unknown is taken and changes nothing', async () => {
    const { paymentId, orderId } = await start();
    const event = shop.createPaymentEvent(paymentId);
    shop.payments = [];
    expect(await sendEvent(event)).toBe(200);
    expect(shop.findOrder(orderId).paymentStatus).toBe('pending');
  });
});
