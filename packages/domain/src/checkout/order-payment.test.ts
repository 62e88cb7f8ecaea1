import { expect, it } from 'vitest';
import { orderPayment, type PayableOrder } from './order-payment.ts';

const unpaid: PayableOrder = {
  status: 'pending',
  paymentMethod: 'online',
  paymentStatus: 'pending',
};

it.each<[Partial<PayableOrder>, string]>([
  [{}, 'due'],
  [{ paymentStatus: 'failed' }, 'due'],
  [{ paymentStatus: 'cancelled' }, 'due'],
  [{ paymentStatus: null }, 'due'],
  [{ status: 'processing' }, 'due'],
  [{ paymentStatus: 'paid' }, 'settled'],
  [{ paymentMethod: 'cod' }, 'settled'],
  [{ paymentMethod: null }, 'settled'],
  [{ status: 'shipped' }, 'settled'],
  [{ status: 'delivered', paymentStatus: null }, 'settled'],
  [{ status: 'cancelled' }, 'over'],
  [{ status: 'cancelled', paymentMethod: 'cod' }, 'over'],
  [{ paymentStatus: 'refund_due' }, 'over'],
])('an order with %o is %s', (changed, expected) => {
  expect(orderPayment({ ...unpaid, ...changed })).toBe(expected);
});
