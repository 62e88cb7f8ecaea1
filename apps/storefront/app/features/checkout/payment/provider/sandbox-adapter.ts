import { SHOP_NAME } from '../../../../lib/seo/page-meta.ts';
import { TEXTS } from '../../texts.ts';
import { loadScript } from './load-script.ts';
import { type DialogOutcome, PAYMENT_THEME_COLOUR, type PaymentAdapter } from './payment-dialog.ts';

/** Served by the shop itself if the sandbox takes the payments. */
const SCRIPT = '/sandbox-pay/checkout.js';

interface SandboxPay {
  open(options: {
    providerOrderId: string;
    /** In paise. */
    amount: number;
    shopName: string;
    themeColor: string;
  }): Promise<DialogOutcome>;
}

declare global {
  interface Window {
    readonly HaatSandboxPay?: SandboxPay;
  }
}

/** The sandbox: the whole flow with real signatures and no money. */
export const sandboxAdapter: PaymentAdapter = {
  name: 'sandbox',
  note: TEXTS.onlineTest,

  load: () => loadScript(SCRIPT),

  async open({ providerOrderId, amount }) {
    const { HaatSandboxPay: dialog } = window;
    if (!dialog || amount === null) throw new Error('The test dialog cannot be opened.');
    const themeColor = PAYMENT_THEME_COLOUR;
    return dialog.open({ providerOrderId, amount, shopName: SHOP_NAME, themeColor });
  },
};
