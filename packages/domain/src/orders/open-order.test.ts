import { expect, test } from 'vitest';
import { isOrderOpen, type SettlingOrder } from './open-order.ts';
import { ORDER_STATUSES } from './order-status.ts';

const delivered: SettlingOrder = {
  status: 'delivered',
  returnStatus: null,
  paymentStatus: 'paid',
  payments: ['paid'],
};

test('an order is open until it is delivered or cancelled', () => {
  const open = ORDER_STATUSES.filter((status) => isOrderOpen({ ...delivered, status }));
  expect(open).toEqual(['pending', 'processing', 'shipped']);
});

test.each([
  ['requested', true],
  ['approved', true],
  ['rejected', false],
  ['returned', false],
  [null, false],
])('a delivered order whose return is %s: open is %s', (returnStatus, isOpen) => {
  expect(isOrderOpen({ ...delivered, returnStatus })).toBe(isOpen);
});

test('an order waits for its refund', () => {
  expect(isOrderOpen({ ...delivered, status: 'cancelled', paymentStatus: 'refund_due' })).toBe(
    true,
  );
});

test.each([
  ['created', true],
  ['authorized', true],
  ['paid', false],
  ['failed', false],
  ['cancelled', false],
])('a cancelled order with a payment that is %s: open is %s', (payment, isOpen) => {
  const order = { ...delivered, status: 'cancelled', paymentStatus: 'cancelled' } as const;
  expect(isOrderOpen({ ...order, payments: ['cancelled', payment] })).toBe(isOpen);
});
