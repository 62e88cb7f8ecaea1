import { ApiError, type components } from '@haat/api-sdk';
import { asPaise } from '@haat/domain';
import { describe, expect, it, vi } from 'vitest';
import { createFakeClient } from '../../../../../test/support/fake-client.ts';
import type { DialogOutcome } from './payment-dialog.ts';
import { storedPaymentResult } from './payment-result.ts';
import { runPayment, verifyPayment } from './run-payment.ts';

type Payment = components['schemas']['Payment'];

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

function serverError(status: number, message = ''): ApiError {
  return new ApiError({ reason: 'response', status, message, hasServerMessage: message !== '' });
}

function createRun(outcome: DialogOutcome = paid) {
  const payments = {
    createOrder: vi.fn(async () => payment),
    verify: vi.fn(async (): Promise<Payment> => ({ ...payment, status: 'paid' })),
    cancel: vi.fn(async (): Promise<Payment> => ({ ...payment, status: 'cancelled' })),
  };
  return {
    payments,
    api: createFakeClient({
      'POST /payment/{provider}/create-order': payments.createOrder,
      'POST /payment/{provider}/verify': payments.verify,
      'POST /payment/{provider}/cancel': payments.cancel,
    }),
    adapter: { name: 'sandbox', note: '', load: async () => {}, open: vi.fn(async () => outcome) },
  };
}

describe('runPayment', () => {
  it('creates the provider’s order, opens the dialog and verifies its result', async () => {
    const run = createRun();
    expect(await runPayment(run, order)).toEqual({ type: 'paid' });
    expect(run.payments.createOrder).toHaveBeenCalledWith({
      params: {
        path: { provider: 'sandbox' },
        header: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
      },
      body: { orderId: order.id, amount: 79_800 },
    });
    expect(run.adapter.open).toHaveBeenCalledWith({
      paymentId: 'payment-1',
      providerOrderId: 'provider-order-1',
      keyId: 'key-1',
      amount: 79_800,
    });
    expect(run.payments.verify).toHaveBeenCalledWith({
      params: { path: { provider: 'sandbox' } },
      body: {
        paymentId: 'payment-1',
        providerOrderId: 'provider-order-1',
        providerPaymentId: 'provider-payment-1',
        providerSignature: 'signature-1',
      },
    });
    expect(storedPaymentResult.read()).toBeNull();
  });

  // product 8.9.1
  it('reports a response without a payment order', async () => {
    const run = createRun();
    run.payments.createOrder.mockResolvedValueOnce({ ...payment, paymentId: '' });
    expect(await runPayment(run, order)).toMatchObject({
      type: 'unpaid',
      message: 'Failed to create payment order',
    });
    expect(run.adapter.open).not.toHaveBeenCalled();
  });

  it.each([
    [serverError(409, 'This order is paid already.'), 'This order is paid already.'],
    [serverError(500), 'Failed to initiate payment'],
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

  it('reports a dialog that cannot be opened', async () => {
    const run = createRun();
    run.adapter.open.mockRejectedValueOnce(new Error('gone'));
    expect(await runPayment(run, order)).toMatchObject({ message: 'Failed to initiate payment' });
  });

  // product 8.9.1
  it('cancels on the server when the dialog is closed', async () => {
    const run = createRun({ outcome: 'dismissed' });
    expect(await runPayment(run, order)).toEqual({
      type: 'unpaid',
      message: 'Payment cancelled or failed.',
      toast: 'Payment cancelled',
    });
    expect(run.payments.cancel).toHaveBeenCalledWith({
      params: { path: { provider: 'sandbox' } },
      body: { paymentId: 'payment-1' },
    });
  });

  // product 8.9.1
  it('reports a failed attempt before the dialog was closed', async () => {
    const run = createRun({ outcome: 'dismissed', hasFailed: true });
    expect(await runPayment(run, order)).toMatchObject({ toast: 'Payment cancelled or failed.' });
  });

  it('is cancelled here also when the call to the server fails', async () => {
    const run = createRun({ outcome: 'dismissed' });
    run.payments.cancel.mockRejectedValue(noNetwork);
    expect(await runPayment(run, order)).toMatchObject({ toast: 'Payment cancelled' });
    expect(run.payments.cancel).toHaveBeenCalledTimes(2);
  });

  it('trusts the server that a payment was made before the dialog was closed', async () => {
    const run = createRun({ outcome: 'dismissed' });
    run.payments.cancel.mockResolvedValueOnce({ ...payment, status: 'paid' });
    expect(await runPayment(run, order)).toEqual({ type: 'paid' });
  });
});

describe('verifyPayment', () => {
  const result = {
    orderId: order.id,
    paymentId: 'payment-1',
    providerOrderId: 'provider-order-1',
    providerPaymentId: 'provider-payment-1',
    providerSignature: 'signature-1',
  };

  it.each([
    [noNetwork, 'unknown'],
    [serverError(503), 'unknown'],
    [serverError(401), 'unknown'],
    [serverError(429), 'unknown'],
    [serverError(400), 'unpaid'],
    [serverError(404), 'unpaid'],
  ])('after %s the payment is %s', async (error, type) => {
    const run = createRun();
    storedPaymentResult.write(result);
    run.payments.verify.mockRejectedValue(error);
    expect(await verifyPayment(run, result)).toMatchObject({ type });
    // An undecided payment stays stored for another verification; a decided one is cleared.
    expect(storedPaymentResult.read()).toEqual(type === 'unknown' ? result : null);
  });

  // product 8.9.1
  it('reports a failed verification', async () => {
    const run = createRun();
    run.payments.verify.mockRejectedValue(serverError(400));
    expect(await verifyPayment(run, result)).toMatchObject({
      message: 'Payment verification failed',
    });
  });

  it('distinguishes a payment that the bank still processes from a refunded one', async () => {
    const run = createRun();
    run.payments.verify.mockResolvedValueOnce({ ...payment, status: 'authorized' });
    expect(await verifyPayment(run, result)).toMatchObject({ type: 'unknown' });
    run.payments.verify.mockResolvedValueOnce({ ...payment, status: 'refund_due' });
    expect(await verifyPayment(run, result)).toMatchObject({ type: 'unpaid' });
  });
});
