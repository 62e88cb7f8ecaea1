import { hasMoneyArrived, PAYMENT_CURRENCY, rupeesToPaise } from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import type { TestOrder, TestPayment } from '../entities.ts';
import { applyPaymentFact } from '../orders/payment-facts.ts';
import { assertNotTooLate } from '../orders/unpaid-orders.ts';
import { conflict, MockShopError, notFound, orNotFound } from '../requests/mock-shop-error.ts';
import { sign, toPaymentSignature } from '../rules/payment-signatures.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers, requireShopper } from './operation-handler.ts';
import { findOwnOrder } from './orders.ts';

/** Online payments with a sandbox provider (product 4.4, 7.5.2). */
export const paymentHandlers = {
  createPaymentOrder({ shopper, path: { provider }, body, header }, shop) {
    const { _id: userId } = requireShopper(shopper);
    requireProvider(shop, provider);
    const call = { userId, key: header['Idempotency-Key'], request: { provider, ...body } };
    const payment = shop.idempotency.createPaymentOrder.run(call, () => {
      const order = findOwnOrder(shop, userId, body.orderId);
      assertPayable(order, body.amount);
      return presentPayment(openPayment(shop, provider, order));
    });
    return done('Payment order created', payment);
  },

  verifyPayment({ shopper, path: { provider }, body }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const payment = findOwnPayment(shop, userId, provider, body.paymentId);
    const { providerOrderId, providerPaymentId, providerSignature } = body;
    // The stored provider order counts, whatever the request names.
    const isGenuine =
      providerOrderId === payment.providerOrderId &&
      providerSignature === toPaymentSignature(payment.providerOrderId, providerPaymentId);
    if (!isGenuine)
      throw new MockShopError(400, 'Payment verification failed', { code: 'payment_not_verified' });
    capture(shop, payment, providerPaymentId);
    return done(OUTCOMES[payment.status], presentPayment(payment));
  },

  cancelPayment({ shopper, path: { provider }, body }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const payment = findOwnPayment(shop, userId, provider, body.paymentId);
    applyPaymentFact(shop, payment, 'dismissed');
    return done(OUTCOMES[payment.status], presentPayment(payment));
  },

  receivePaymentWebhook({ path: { provider }, header, text, body }, shop) {
    requireProvider(shop, provider);
    const signature =
      provider === 'razorpay' ? header['X-Razorpay-Signature'] : header['X-Sandbox-Signature'];
    if (signature !== sign(text)) {
      throw new MockShopError(401, 'The signature of this event is missing or wrong.', {
        code: 'invalid_signature',
      });
    }
    const { event, providerOrderId, providerPaymentId } = body;
    const payment = shop.payments.find((one) => one.providerOrderId === providerOrderId);
    if (event === 'payment.captured' && payment !== undefined) {
      capture(shop, payment, String(providerPaymentId));
    }
    return done('Event received', null);
  },
} satisfies Partial<OperationHandlers>;

/** The message about a payment by its status (product 8.9.3, 8.10.32). */
const OUTCOMES: Readonly<Record<TestPayment['status'], string>> = {
  created: 'The payment has not been made yet.',
  authorized: 'The bank is still working on this payment.',
  paid: 'Payment successful!',
  failed: 'The payment failed.',
  cancelled: 'Payment cancelled',
  refund_due: 'This order cannot be delivered any more. Your money will be given back.',
};

function requireProvider(shop: TestShop, provider: string): void {
  if (!shop.paymentProviders.includes(provider)) throw notFound('Payment provider');
}

/** @throws MockShopError 409 when the order cannot be paid online, or comes to another amount */
function assertPayable(order: TestOrder, amount: number): void {
  if (order.paymentMethod !== 'online')
    throw conflict('order_not_online', 'This order is paid in cash on delivery.');
  if (order.status === 'cancelled') throw conflict('order_cancelled', 'This order is cancelled.');
  if (hasMoneyArrived(order.paymentStatus))
    throw conflict('order_paid', 'This order is paid already.');
  if (amount !== rupeesToPaise(order.totalAmount)) {
    throw conflict(
      'total_changed',
      'This is not the total of the order. Please load the page again.',
    );
  }
}

/**
 * The payment of an order, begun anew.
 *
 * @throws MockShopError 409 when it is too late for that; one that the bank has promised is returned
 *   however late
 */
function openPayment(shop: TestShop, provider: string, order: TestOrder): TestPayment {
  const present = shop.payments.find(
    (one) => one.orderId === order._id && one.provider === provider,
  );
  if (present?.status !== 'authorized') assertNotTooLate(shop, order);
  const payment = present ?? createPayment(shop, provider, order);
  payment.openedAt = shop.time();
  applyPaymentFact(shop, payment, 'opened');
  return payment;
}

function createPayment(shop: TestShop, provider: string, order: TestOrder): TestPayment {
  const payment: TestPayment = {
    paymentId: shop.createId('payment'),
    orderId: order._id,
    provider,
    providerOrderId: shop.createId(`${provider}_order`),
    keyId: `${provider}_key`,
    amount: rupeesToPaise(order.totalAmount),
    currency: PAYMENT_CURRENCY,
    status: 'created',
    userId: order.userId,
    providerPaymentId: null,
    openedAt: shop.time(),
  };
  shop.payments.push(payment);
  return payment;
}

/** Takes the money of a payment, as often as it is reported. */
function capture(shop: TestShop, payment: TestPayment, providerPaymentId: string): void {
  if (!hasMoneyArrived(payment.status)) payment.providerPaymentId = providerPaymentId;
  applyPaymentFact(shop, payment, 'captured');
}

/** Somebody's own payment. @throws MockShopError 404 */
function findOwnPayment(
  shop: TestShop,
  userId: string,
  provider: string,
  paymentId: string,
): TestPayment {
  return orNotFound(
    shop.payments.find(
      (one) => one.paymentId === paymentId && one.userId === userId && one.provider === provider,
    ),
    'Payment',
  );
}

function presentPayment({
  userId: _,
  providerPaymentId: __,
  openedAt: ___,
  ...payment
}: TestPayment): Schemas['Payment'] {
  return payment;
}
