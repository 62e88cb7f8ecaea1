import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../../../../test/support/fake-storage.ts';
import { createPendingOrderStore } from './pending-order.ts';

describe('createPendingOrderStore', () => {
  it('sends the same order with the same key until it is no longer pending', () => {
    const pendingOrder = createPendingOrderStore(createFakeStorage());
    const key = pendingOrder.start('2 papads');
    expect(pendingOrder.isPending('2 papads')).toBe(true);
    expect(pendingOrder.start('2 papads')).toBe(key);
    expect(pendingOrder.exists()).toBe(true);
    pendingOrder.clear();
    expect(pendingOrder.exists()).toBe(false);
    expect(pendingOrder.isPending('2 papads')).toBe(false);
    expect(pendingOrder.start('2 papads')).not.toBe(key);
  });

  it('restores the pending order after a reload', () => {
    const storage = createFakeStorage();
    const key = createPendingOrderStore(storage).start('2 papads');
    expect(createPendingOrderStore(storage).start('2 papads')).toBe(key);
  });

  // product 2.13.15
  it('knows the order that was made of it by its products and pieces', () => {
    const pendingOrder = createPendingOrderStore(createFakeStorage());
    const papad = { productId: 'papad', quantity: 2 };
    const chilli = { productId: 'chilli', quantity: 1 };
    expect(pendingOrder.isFor([papad])).toBe(false);
    pendingOrder.start(JSON.stringify(['asha', { items: [papad, chilli] }]));
    expect(pendingOrder.isFor([chilli, papad])).toBe(true);
    expect(pendingOrder.isFor([papad])).toBe(false);
    expect(pendingOrder.isFor([papad, { ...chilli, quantity: 3 }])).toBe(false);
    expect(pendingOrder.isFor([papad, chilli, { productId: 'tote', quantity: 1 }])).toBe(false);
  });

  it('sends another order with another key', () => {
    const pendingOrder = createPendingOrderStore(createFakeStorage());
    const key = pendingOrder.start('2 papads');
    expect(pendingOrder.isPending('3 papads')).toBe(false);
    expect(pendingOrder.start('3 papads')).not.toBe(key);
  });

  it.each(['null', '7', '{"intent":1,"key":"k"}', '{"intent":"2 papads"}', 'no json'])(
    'starts without a pending order when %s is stored',
    (state) => {
      const storage = createFakeStorage();
      storage.setItem('order-attempt', `{"state":${state},"version":1}`);
      expect(createPendingOrderStore(storage).isPending('2 papads')).toBe(false);
    },
  );

  it('works where the browser forbids storage', () => {
    const pendingOrder = createPendingOrderStore(undefined);
    expect(pendingOrder.start('2 papads')).toBe(pendingOrder.start('2 papads'));
  });
});
