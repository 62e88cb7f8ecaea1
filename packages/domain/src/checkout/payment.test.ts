import { describe, expect, it } from 'vitest';
import { isPaymentMethod, parsePaymentOrder } from './payment.ts';

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

const sent = { paymentId: 'pay1', providerOrderId: 'order_1', keyId: 'key_1' };
const started = { ...sent, amount: 193_900 };

// product 7.5.1
it('reads what the dialog needs', () => {
  expect(parsePaymentOrder(started)).toEqual({ ...sent, amount: 193_900 });
  expect(parsePaymentOrder({ ...sent, amount: 0 })?.amount).toBe(0);
});

it('knows no amount where none was sent', () => {
  expect(parsePaymentOrder({ ...sent, amount: null })).toEqual({ ...sent, amount: null });
});

it.each(['paymentId', 'providerOrderId', 'keyId'])('is none without %s', (field) => {
  expect(parsePaymentOrder({ ...started, [field]: ' ' })).toBeNull();
});
