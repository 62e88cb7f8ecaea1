import { describe, expect, it } from 'vitest';
import {
  isPaymentMethod,
  NO_PAYMENT_ORDER_MESSAGE,
  PAYMENT_CURRENCY,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  parsePaymentOrder,
} from './payment.ts';

describe('isPaymentMethod', () => {
  it.each([
    ['cod', true],
    ['online', true],
    ['COD', false],
    ['card', false],
    ['', false],
    [null, false],
  ])('%o: %o', (value, expected) => {
    expect(isPaymentMethod(value)).toBe(expected);
  });
});

// product 1.1.3
it('the ways to pay are cod and online', () => {
  expect(PAYMENT_METHODS).toEqual(['cod', 'online']);
});

// product 9.1.3
it('online payment is in INR', () => {
  expect(PAYMENT_CURRENCY).toBe('INR');
});

it('labels the payment methods', () => {
  expect(PAYMENT_METHOD_LABELS).toEqual({ cod: 'Cash on Delivery', online: 'Online Payment' });
});

const sent = { paymentId: 'pay1', providerOrderId: 'order_1', keyId: 'key_1' };
const started = { ...sent, amount: 193_900 };

// product 3.4.4
it('reads what the dialog needs', () => {
  expect(parsePaymentOrder(started)).toEqual({ ...sent, amount: 193_900 });
  expect(parsePaymentOrder({ ...sent, amount: 0 })?.amount).toBe(0);
});

it('knows no amount where none was sent', () => {
  expect(parsePaymentOrder({ ...sent, amount: null })).toEqual({ ...sent, amount: null });
});

it('a response without a payment order has its message', () => {
  expect(NO_PAYMENT_ORDER_MESSAGE).toBe('Failed to create payment order');
});

it.each(['paymentId', 'providerOrderId', 'keyId'])('is none without %s', (field) => {
  expect(parsePaymentOrder({ ...started, [field]: ' ' })).toBeNull();
});
