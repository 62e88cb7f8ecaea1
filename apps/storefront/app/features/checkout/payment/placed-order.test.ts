import { asPaise } from '@haat/domain';
import { expect, it } from 'vitest';
import { createFakeStorage } from '../../../../test/support/fake-storage.ts';
import { createPlacedOrderStore } from './placed-order.ts';

it('shows the last order again after a reload, to its own shopper alone', () => {
  const storage = createFakeStorage();
  const order = { id: 'o1', orderNumber: 'HAAT-2026-12345678', totalAmount: asPaise(798_00) };
  createPlacedOrderStore(storage).write('asha', order);
  expect(createPlacedOrderStore(storage).read('asha')).toMatchObject(order);
  expect(createPlacedOrderStore(storage).read('meera')).toBeNull();
});

it('shows none once it is cleared', () => {
  const storage = createFakeStorage();
  const placedOrderStore = createPlacedOrderStore(storage);
  placedOrderStore.write('asha', { id: 'o1', orderNumber: 'H', totalAmount: null });
  placedOrderStore.clear();
  expect(createPlacedOrderStore(storage).read('asha')).toBeNull();
});

it('shows none before the first', () => {
  expect(createPlacedOrderStore(createFakeStorage()).read('asha')).toBeNull();
});

it.each(['null', '7', '{"userId":"asha"}', '{"userId":1,"orderNumber":"H"}', 'no json'])(
  'shows none when %s is stored',
  (state) => {
    const storage = createFakeStorage();
    storage.setItem('placed-order', `{"state":${state},"version":1}`);
    expect(createPlacedOrderStore(storage).read('asha')).toBeNull();
  },
);

it.each(['', ',"totalAmount":null', ',"totalAmount":"798"', ',"totalAmount":0.5'])(
  'shows an order without its amount when the stored one is invalid: %s',
  (amount) => {
    const storage = createFakeStorage();
    const order = `{"userId":"asha","orderNumber":"H"${amount}}`;
    storage.setItem('placed-order', `{"state":${order},"version":1}`);
    expect(createPlacedOrderStore(storage).read('asha')).toMatchObject({
      orderNumber: 'H',
      totalAmount: null,
    });
  },
);
