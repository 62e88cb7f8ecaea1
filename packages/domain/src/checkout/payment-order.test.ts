import { expect, it } from 'vitest';
import { NO_PAYMENT_ORDER_MESSAGE, parsePaymentOrder } from './payment-order.ts';

const sent = { paymentId: 'pay1', providerOrderId: 'order_1', keyId: 'key_1', amount: 193900 };

it('reads what the dialog needs', () => {
  expect(parsePaymentOrder({ ...sent, status: 'created' })).toEqual(sent);
  expect(parsePaymentOrder({ ...sent, amount: 0 })?.amount).toBe(0);
});

it.each([undefined, null, 'x', -1, 10.5, 2 ** 53])('knows no amount from %o', (amount) => {
  expect(parsePaymentOrder({ ...sent, amount })).toEqual({ ...sent, amount: null });
});

it('an answer without a payment order has the text of the specification', () => {
  expect(NO_PAYMENT_ORDER_MESSAGE).toBe('Failed to create payment order');
});

it.each([null, undefined, 'pay1', {}])('finds none in %o', (data) => {
  expect(parsePaymentOrder(data)).toBeNull();
});

it.each(['paymentId', 'providerOrderId', 'keyId'])('is none without %s', (field) => {
  expect(parsePaymentOrder({ ...sent, [field]: ' ' })).toBeNull();
});
