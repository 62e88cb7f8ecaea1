import { expect, test } from 'vitest';
import { asPaise } from '../../money.ts';
import { keptByCourier } from './courier-settlement.ts';

const ORDER = {
  status: 'delivered',
  paymentMethod: 'cod',
  isCashReceived: false,
  total: asPaise(739_00),
  courier: 'India Post',
} as const;

// product 10.4.11
test('a courier keeps what it does not hand over of the cash that it owes', () => {
  const kept = (received: number, orders = [ORDER, ORDER]) =>
    keptByCourier(orders, 'India Post', asPaise(received));
  expect(kept(1_418_00)).toBe(60_00);
  expect(kept(1_478_00)).toBe(0);
  expect(kept(1_500_00)).toBe(-22_00);
  expect(kept(100, [])).toBeNull();
});

// product 10.4.11
test.each([
  { courier: 'DTDC' },
  { status: 'shipped' as const },
  { paymentMethod: 'online' as const },
  { isCashReceived: true },
])('an order with %o is not settled', (changes) => {
  const orders = [ORDER, { ...ORDER, ...changes }];
  expect(keptByCourier(orders, 'India Post', asPaise(100))).toBeNull();
});
