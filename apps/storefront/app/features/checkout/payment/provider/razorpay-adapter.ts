import { PAYMENT_CURRENCY } from '@haat/domain/shopper';
import { SHOP_NAME } from '../../../../lib/seo/page-meta.ts';
import { TEXTS } from '../../texts.ts';
import { loadScript } from './load-script.ts';
import { PAYMENT_THEME_COLOUR, type PaymentAdapter } from './payment-dialog.ts';

/** The provider's own URL: a copy of the script is not allowed to take cards. */
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

interface RazorpaySuccess {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

interface RazorpayOptions {
  readonly key: string;
  readonly order_id: string;
  readonly name: string;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly theme: { readonly color: string };
  readonly handler: (success: RazorpaySuccess) => void;
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: boolean };
}

interface RazorpayCheckout {
  open(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

declare global {
  interface Window {
    readonly Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}

/** The adapter of Razorpay's Checkout (product 7.9.2, 9.1.3). */
export const razorpayAdapter: PaymentAdapter = {
  name: 'razorpay',
  note: TEXTS.onlineNote,

  load: () => loadScript(SCRIPT),

  open({ providerOrderId, keyId, amount }) {
    const { Razorpay } = window;
    if (!Razorpay || amount === null) {
      return Promise.reject(new Error('The payment dialog cannot be opened.'));
    }
    return new Promise((resolve) => {
      let hasFailed = false;
      const checkout = new Razorpay({
        key: keyId,
        order_id: providerOrderId,
        name: SHOP_NAME,
        amount,
        currency: PAYMENT_CURRENCY,
        theme: { color: PAYMENT_THEME_COLOUR },
        handler: (success) =>
          resolve({
            outcome: 'paid',
            providerOrderId: success.razorpay_order_id,
            providerPaymentId: success.razorpay_payment_id,
            providerSignature: success.razorpay_signature,
          }),
        // An accidental tap beside the dialog must not end a payment in progress.
        modal: {
          ondismiss: () => resolve({ outcome: 'dismissed', hasFailed }),
          confirm_close: true,
        },
      });
      // The dialog shows the reason and offers another attempt; it ends only when it closes.
      checkout.on('payment.failed', () => {
        hasFailed = true;
      });
      checkout.open();
    });
  },
};
