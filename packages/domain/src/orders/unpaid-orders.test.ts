import { expect, it } from 'vitest';
import type { PaymentMethod } from '../checkout/payment.ts';
import { listUnpaidOrders } from './unpaid-orders.ts';

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
it('names what can still be paid, newest first, but not the order that the list begins with', () => {
  expect(listUnpaidOrders([middle, oldest, newest], 'current')).toEqual([middle, oldest]);
  expect(listUnpaidOrders([oldest, order(4, 'cod')], 'current')).toEqual([oldest]);
});

it('names all of them above the other tab', () => {
  expect(listUnpaidOrders([oldest, newest], 'past')).toEqual([newest, oldest]);
});
