import { expect, it } from 'vitest';
import { orderDeliverBy } from './order-delivery.ts';

const order = {
  status: 'shipped',
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  // A Monday, 12:45 in India.
  orderDate: '2026-11-23T07:15:00.000Z',
  address: { zipCode: '302001' },
} as const;

// product 2.14.13
it('an order is expected by the day that its own date and pincode give', () => {
  expect(orderDeliverBy(order)).toBe('2026-11-28');
  expect(orderDeliverBy({ ...order, address: { zipCode: '110001' } })).toBe('2026-11-30');
});

it.each([
  ['delivered', { status: 'delivered' }],
  ['cancelled', { status: 'cancelled' }],
  ['not paid yet', { status: 'pending', paymentMethod: 'online' }],
  ['without a date', { orderDate: null }],
  ['without an address', { address: null }],
  ['with a pincode of another country', { address: { zipCode: 'SW1A' } }],
  // product 2.14.13
] as const)('an order that is %s has no expected day', (_name, changed) => {
  expect(orderDeliverBy({ ...order, ...changed })).toBeNull();
});
