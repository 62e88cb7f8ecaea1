import { afterEach, expect, it } from 'vitest';
import { pendingOrder } from './pending-order.ts';

afterEach(pendingOrder.clear);

it('sends the same order with the same key until it is no longer pending', () => {
  const key = pendingOrder.start('2 papads');
  expect(pendingOrder.isPending('2 papads')).toBe(true);
  expect(pendingOrder.isPending('3 papads')).toBe(false);
  expect(pendingOrder.start('2 papads')).toBe(key);
  expect(pendingOrder.start('3 papads')).not.toBe(key);
  pendingOrder.clear();
  expect(pendingOrder.exists()).toBe(false);
  expect(pendingOrder.start('2 papads')).not.toBe(key);
});

// product 2.13.15
it('knows the order that was made of it by its products and pieces', () => {
  const papad = { productId: 'papad', quantity: 2 };
  const chilli = { productId: 'chilli', quantity: 1 };
  expect(pendingOrder.isFor([papad])).toBe(false);
  pendingOrder.start(JSON.stringify(['asha', { items: [papad, chilli] }]));
  expect(pendingOrder.isFor([chilli, papad])).toBe(true);
  expect(pendingOrder.isFor([papad])).toBe(false);
  expect(pendingOrder.isFor([papad, { ...chilli, quantity: 3 }])).toBe(false);
  expect(pendingOrder.isFor([papad, chilli, { productId: 'tote', quantity: 1 }])).toBe(false);
});
