import { expect, it } from 'vitest';
import type { PaymentMethod } from '../checkout/payment.ts';
import { findUnpaidOrders } from './unpaid-orders.ts';

function order(orderDate: number, paymentMethod: PaymentMethod = 'online') {
  return {
    orderDate,
    status: 'pending' as const,
    returnStatus: null,
    paymentMethod,
    paymentStatus: 'pending',
  };
}

const [oldest, middle, newest] = [order(1), order(2), order(3)];

// product 2.14.20
it.each([
  [
    'the newest below the one that the list begins with',
    [middle, oldest, newest],
    'current',
    3,
    middle,
  ],
  ['one below an order in cash', [oldest, order(4, 'cod')], 'current', 1, oldest],
  ['the newest, above the other tab', [oldest, newest], 'past', 2, newest],
] as const)('leads to %s', (_, orders, bucket, count, next) => {
  expect(findUnpaidOrders(orders, bucket)).toEqual({ count, next });
});

it('leads to none where the list begins with the only one', () => {
  expect(findUnpaidOrders([newest, order(1, 'cod')], 'current')).toBeNull();
});
