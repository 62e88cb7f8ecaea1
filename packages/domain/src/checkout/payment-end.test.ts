import { expect, it } from 'vitest';
import type { PaymentStatus } from '../orders/payment-state.ts';
import { isPaymentDecided, type PaymentEnd, paymentEnd } from './payment-end.ts';

it.each<[PaymentStatus | null, PaymentEnd, PaymentEnd]>([
  ['paid', 'paid', 'paid'],
  ['authorized', 'at-bank', 'at-bank'],
  ['refund_due', 'given-back', 'given-back'],
  ['failed', 'failed', 'failed'],
  ['cancelled', 'cancelled', 'failed'],
  ['created', 'cancelled', 'failed'],
  [null, 'cancelled', 'failed'],
  // product 8.9.1
])('a payment that is %s is %s, after a failed attempt %s', (status, outcome, afterFailure) => {
  expect(paymentEnd(status)).toBe(outcome);
  expect(paymentEnd(status, true)).toBe(afterFailure);
});

it.each([
  ['response', 400, true],
  ['response', 404, true],
  ['response', 499, true],
  ['response', 401, false],
  ['response', 429, false],
  ['response', 500, false],
  ['response', 503, false],
  ['network', 0, false],
  ['malformed', 200, false],
])(
  // product 4.4.4
  'a verification that failed by %s with status %i has decided: %s',
  (reason, status, isDecided) => {
    expect(isPaymentDecided({ reason, status })).toBe(isDecided);
  },
);
