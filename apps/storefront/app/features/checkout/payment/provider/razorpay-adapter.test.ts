import { asPaise } from '@haat/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { razorpayAdapter } from './razorpay-adapter.ts';

const order = {
  paymentId: 'payment-1',
  providerOrderId: 'order_1',
  keyId: 'rzp_test_key',
  amount: asPaise(79_800),
};

interface Options {
  readonly handler: (success: object) => void;
  readonly modal: { readonly ondismiss: () => void };
}

/** A stub of the provider's script; `act` plays the shopper in the dialog. */
function playDialog(act: (options: Options, fail: () => void) => void): void {
  class Razorpay {
    readonly #options: Options;
    #fail = () => {};

    constructor(options: Options) {
      this.#options = options;
    }

    on(_event: string, listener: () => void) {
      this.#fail = listener;
    }

    open() {
      act(this.#options, this.#fail);
    }
  }
  vi.stubGlobal('window', { Razorpay });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("returns the signed result under the contract's field names", async () => {
  playDialog(({ handler }) =>
    handler({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'abc123',
    }),
  );
  expect(await razorpayAdapter.open(order)).toEqual({
    outcome: 'paid',
    providerOrderId: 'order_1',
    providerPaymentId: 'pay_1',
    providerSignature: 'abc123',
  });
});

it('reports a failed attempt before the dialog was closed', async () => {
  playDialog(({ modal }) => modal.ondismiss());
  expect(await razorpayAdapter.open(order)).toEqual({ outcome: 'dismissed', hasFailed: false });
  playDialog(({ modal }, fail) => {
    fail();
    modal.ondismiss();
  });
  expect(await razorpayAdapter.open(order)).toEqual({ outcome: 'dismissed', hasFailed: true });
});

// product 9.1.3
it('opens the dialog with the amount in paise, the currency and the colour of the shop', async () => {
  let opened: Options | undefined;
  playDialog((options) => {
    opened = options;
    options.modal.ondismiss();
  });
  await razorpayAdapter.open(order);
  expect(opened).toMatchObject({
    key: 'rzp_test_key',
    order_id: 'order_1',
    name: 'Haat',
    amount: 79_800,
    currency: 'INR',
    theme: { color: '#BD1A12' },
    modal: { confirm_close: true },
  });
});

// product 7.9.2
it('loads the script from the provider’s own host', async () => {
  const script = Object.assign(new EventTarget(), { src: '' });
  vi.stubGlobal('document', {
    createElement: () => script,
    head: { append: () => script.dispatchEvent(new Event('load')) },
  });
  await razorpayAdapter.load();
  expect(script.src).toBe('https://checkout.razorpay.com/v1/checkout.js');
});

it('opens nothing without the provider’s script, or without an amount', async () => {
  vi.stubGlobal('window', {});
  await expect(razorpayAdapter.open(order)).rejects.toThrow('cannot be opened');
  playDialog(({ modal }) => modal.ondismiss());
  await expect(razorpayAdapter.open({ ...order, amount: null })).rejects.toThrow();
});
