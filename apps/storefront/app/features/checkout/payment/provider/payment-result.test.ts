import { expect, it } from 'vitest';
import { createFakeStorage } from '../../../../../test/support/fake-storage.ts';
import { createPaymentResultStore } from './payment-result.ts';

const result = {
  orderId: 'order-1',
  paymentId: 'payment-1',
  providerOrderId: 'provider-order-1',
  providerPaymentId: 'provider-payment-1',
  providerSignature: 'signature-1',
};

it('stores a payment for its own order over a reload, until it is verified', () => {
  const storage = createFakeStorage();
  createPaymentResultStore(storage).write(result);
  const afterReload = createPaymentResultStore(storage);
  expect(afterReload.read('order-1')).toEqual(result);
  expect(afterReload.read('order-2')).toBeNull();
  afterReload.clear();
  expect(afterReload.read('order-1')).toBeNull();
});

it.each([
  ['nothing', null],
  ['text', 'paid'],
  ['a payment without its signature', { ...result, providerSignature: undefined }],
  ['a payment with a number for its id', { ...result, paymentId: 7 }],
])('drops %s', (_name, state) => {
  const storage = createFakeStorage();
  storage.setItem('payment-handover', JSON.stringify({ state, version: 1 }));
  expect(createPaymentResultStore(storage).read('order-1')).toBeNull();
});
