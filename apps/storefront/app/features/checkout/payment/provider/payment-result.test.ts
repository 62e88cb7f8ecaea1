import { expect, it } from 'vitest';
import { createFakeStorage } from '../../../../../test/support/fake-storage.ts';
import { createPaymentHandovers } from './payment-result.ts';

const handover = {
  orderId: 'order-1',
  paymentId: 'payment-1',
  providerOrderId: 'provider-order-1',
  providerPaymentId: 'provider-payment-1',
  providerSignature: 'signature-1',
};

it('keeps a payment for its own order over a reload, until it is verified', () => {
  const storage = createFakeStorage();
  createPaymentHandovers(storage).write(handover);
  const afterReload = createPaymentHandovers(storage);
  expect(afterReload.read('order-1')).toEqual(handover);
  expect(afterReload.read('order-2')).toBeNull();
  afterReload.clear();
  expect(afterReload.read('order-1')).toBeNull();
});

it.each([
  ['nothing', null],
  ['text', 'paid'],
  ['a payment without its signature', { ...handover, providerSignature: undefined }],
  ['a payment with a number for its id', { ...handover, paymentId: 7 }],
])('drops %s', (_name, state) => {
  const storage = createFakeStorage();
  storage.setItem('payment-handover', JSON.stringify({ state, version: 1 }));
  expect(createPaymentHandovers(storage).read('order-1')).toBeNull();
});
