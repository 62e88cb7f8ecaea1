import { ApiError, type Payment } from '@haat/api-sdk';
import { asPaise } from '@haat/domain';
import { describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../../../test/support/fake-storage.ts';
import type { DialogOutcome } from './payment-dialog.ts';
import { createPaymentHandovers } from './payment-result.ts';
import { runPayment, verifyPayment } from './run-payment.ts';

const order = { id: 'order-1', amount: asPaise(79_800) };
const payment: Payment = {
  paymentId: 'payment-1',
  orderId: order.id,
  provider: 'sandbox',
  providerOrderId: 'provider-order-1',
  keyId: 'key-1',
  amount: 79_800,
  currency: 'INR',
  status: 'created',
};
const paid: DialogOutcome = {
  outcome: 'paid',
  providerOrderId: 'provider-order-1',
  providerPaymentId: 'provider-payment-1',
  providerSignature: 'signature-1',
};
const noNetwork = new ApiError({ reason: 'network', status: 0, message: 'No answer' });

function refusal(status: number, message = ''): ApiError {
  return new ApiError({ reason: 'response', status, message, hasServerMessage: message !== '' });
}

function createRun(outcome: DialogOutcome = paid) {
  return {
    payments: {
      createOrder: vi.fn(async () => payment),
      verify: vi.fn(async (): Promise<Payment> => ({ ...payment, status: 'paid' })),
      cancel: vi.fn(async (): Promise<Payment> => ({ ...payment, status: 'cancelled' })),
    },
    adapter: { name: 'sandbox', note: '', load: async () => {}, open: vi.fn(async () => outcome) },
    handovers: createPaymentHandovers(createFakeStorage()),
  };
}

describe('runPayment', () => {
  it('makes the provider’s order, opens the dialog and verifies what it hands over', async () => {
    const run = createRun();
    expect(await runPayment(run, order)).toEqual({ type: 'paid' });
    expect(run.payments.createOrder).toHaveBeenCalledWith(
      'sandbox',
      { orderId: order.id, amount: 79_800 },
      { idempotencyKey: expect.any(String) },
    );
    expect(run.adapter.open).toHaveBeenCalledWith({
      paymentId: 'payment-1',
      providerOrderId: 'provider-order-1',
      keyId: 'key-1',
      amount: 79_800,
    });
    expect(run.payments.verify).toHaveBeenCalledWith('sandbox', {
      paymentId: 'payment-1',
      providerOrderId: 'provider-order-1',
      providerPaymentId: 'provider-payment-1',
      providerSignature: 'signature-1',
    });
    expect(run.handovers.read(order.id)).toBeNull();
  });

  it('repeats a start whose answer was lost, with the same key', async () => {
    const run = createRun();
    run.payments.createOrder.mockRejectedValueOnce(noNetwork);
    expect(await runPayment(run, order)).toEqual({ type: 'paid' });
    const [first, second] = run.payments.createOrder.mock.calls;
    expect(second).toEqual(first);
  });

  it('says that there is no payment order when the answer has none', async () => {
    const run = createRun();
    run.payments.createOrder.mockResolvedValueOnce({ ...payment, paymentId: '' });
    expect(await runPayment(run, order)).toMatchObject({
      type: 'unpaid',
      message: 'Failed to create payment order',
    });
    expect(run.adapter.open).not.toHaveBeenCalled();
  });

  it.each([
    [refusal(409, 'This order is paid already.'), 'This order is paid already.'],
    [refusal(500), 'Failed to initiate payment'],
    [noNetwork, 'Failed to initiate payment'],
    [
      new ApiError({ reason: 'malformed', status: 200, message: '' }),
      'Failed to create payment order',
    ],
  ])('opens no dialog after %s', async (error, message) => {
    const run = createRun();
    run.payments.createOrder.mockRejectedValue(error);
    expect(await runPayment(run, order)).toMatchObject({ type: 'unpaid', message });
    expect(run.adapter.open).not.toHaveBeenCalled();
  });

  it('says so when the dialog cannot be opened', async () => {
    const run = createRun();
    run.adapter.open.mockRejectedValueOnce(new Error('gone'));
    expect(await runPayment(run, order)).toMatchObject({ message: 'Failed to initiate payment' });
  });

  it('cancels on the server when the dialog is closed', async () => {
    const run = createRun({ outcome: 'dismissed' });
    expect(await runPayment(run, order)).toEqual({
      type: 'unpaid',
      message: 'Payment cancelled or failed.',
      toast: 'Payment cancelled',
    });
    expect(run.payments.cancel).toHaveBeenCalledWith('sandbox', { paymentId: 'payment-1' });
  });

  it('says that it failed when a try did before the dialog was closed', async () => {
    const run = createRun({ outcome: 'dismissed', hasFailed: true });
    expect(await runPayment(run, order)).toMatchObject({ toast: 'Payment cancelled or failed.' });
  });

  it('is cancelled here also when the server cannot be told', async () => {
    const run = createRun({ outcome: 'dismissed' });
    run.payments.cancel.mockRejectedValue(noNetwork);
    expect(await runPayment(run, order)).toMatchObject({ toast: 'Payment cancelled' });
    expect(run.payments.cancel).toHaveBeenCalledTimes(2);
  });

  it('believes the server that a payment was made before the dialog was closed', async () => {
    const run = createRun({ outcome: 'dismissed' });
    run.payments.cancel.mockResolvedValueOnce({ ...payment, status: 'paid' });
    expect(await runPayment(run, order)).toEqual({ type: 'paid' });
  });
});

describe('verifyPayment', () => {
  const handover = {
    orderId: order.id,
    paymentId: 'payment-1',
    providerOrderId: 'provider-order-1',
    providerPaymentId: 'provider-payment-1',
    providerSignature: 'signature-1',
  };

  it.each([
    [noNetwork, 'unknown'],
    [refusal(503), 'unknown'],
    [refusal(401), 'unknown'],
    [refusal(429), 'unknown'],
    [refusal(400), 'unpaid'],
    [refusal(404), 'unpaid'],
  ])('after %s the payment is %s', async (error, type) => {
    const run = createRun();
    run.handovers.write(handover);
    run.payments.verify.mockRejectedValue(error);
    expect(await verifyPayment(run, handover)).toMatchObject({ type });
    // What is not decided is asked again; what is decided is not.
    expect(run.handovers.read(order.id)).toEqual(type === 'unknown' ? handover : null);
  });

  it('says that the verification failed', async () => {
    const run = createRun();
    run.payments.verify.mockRejectedValue(refusal(400));
    expect(await verifyPayment(run, handover)).toMatchObject({
      message: 'Payment verification failed',
    });
  });

  it('tells of a payment that the bank still works on, and of one that is given back', async () => {
    const run = createRun();
    run.payments.verify.mockResolvedValueOnce({ ...payment, status: 'authorized' });
    expect(await verifyPayment(run, handover)).toMatchObject({ type: 'unknown' });
    run.payments.verify.mockResolvedValueOnce({ ...payment, status: 'refund_due' });
    expect(await verifyPayment(run, handover)).toMatchObject({ type: 'unpaid' });
  });
});
