import { expect, it } from 'vitest';
import { findBlockingOrders, openOrderField } from './blocking-orders.ts';

// product 4.9.9
it('finds the orders among the fields of an error', () => {
  const errors = [
    { field: 'currentPassword', message: 'The password is wrong.' },
    { field: openOrderField('o-1'), message: 'H-1 is still open.' },
    { field: 'orders.o-2', message: 'H-2 is still open.' },
  ];
  expect(findBlockingOrders(errors)).toEqual([
    { id: 'o-1', text: 'H-1 is still open.' },
    { id: 'o-2', text: 'H-2 is still open.' },
  ]);
  expect(findBlockingOrders([])).toEqual([]);
});
