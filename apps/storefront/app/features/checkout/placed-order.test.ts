import { expect, it } from 'vitest';
import { createFakeStorage } from '../../../test/support/fake-storage.ts';
import { createPlacedOrders } from './placed-order.ts';

it('shows the last order again after a reload, to its own shopper alone', () => {
  const storage = createFakeStorage();
  createPlacedOrders(storage).write('asha', 'HAAT-2026-12345678');
  expect(createPlacedOrders(storage).read('asha')).toBe('HAAT-2026-12345678');
  expect(createPlacedOrders(storage).read('meera')).toBeNull();
});

it('shows none before the first', () => {
  expect(createPlacedOrders(createFakeStorage()).read('asha')).toBeNull();
});

it.each(['null', '7', '{"userId":"asha"}', '{"userId":1,"orderNumber":"H"}', 'no json'])(
  'shows none when %s is stored',
  (state) => {
    const storage = createFakeStorage();
    storage.setItem('placed-order', `{"state":${state},"version":1}`);
    expect(createPlacedOrders(storage).read('asha')).toBeNull();
  },
);
