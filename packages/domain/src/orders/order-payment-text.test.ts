import { expect, it } from 'vitest';
import type { PayableOrder } from '../checkout/order-payment.ts';
import { formatOrderPayment } from './order-payment-text.ts';

const unpaid: PayableOrder = {
  status: 'pending',
  paymentMethod: 'online',
  paymentStatus: 'pending',
};

it.each<[Partial<PayableOrder>, string]>([
  [{}, 'Awaiting online payment'],
  [{ status: 'processing' }, 'Awaiting online payment'],
  [{ paymentStatus: 'cancelled' }, 'Awaiting online payment'],
  [{ paymentStatus: null }, 'Awaiting online payment'],
  [{ paymentStatus: 'failed' }, 'Online payment failed'],
  [{ paymentStatus: 'paid' }, 'Paid online'],
  [{ paymentStatus: 'paid', status: 'delivered' }, 'Paid online'],
  [{ status: 'shipped' }, 'Online Payment'],
  [{ status: 'cancelled', paymentStatus: 'cancelled' }, 'Online Payment'],
  [{ status: 'cancelled', paymentStatus: 'refund_due' }, 'Your money is being returned'],
  [{ paymentMethod: null, paymentStatus: 'refund_due' }, 'Your money is being returned'],
  [{ paymentMethod: 'cod' }, 'Cash on Delivery'],
  [{ paymentMethod: 'cod', paymentStatus: 'paid' }, 'Cash on Delivery'],
  [{ paymentMethod: null }, ''],
])('an order with %o says %o', (changed, text) => {
  expect(formatOrderPayment({ ...unpaid, ...changed })).toBe(text);
});
