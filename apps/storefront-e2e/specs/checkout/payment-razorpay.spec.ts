import type { Page } from '@playwright/test';
import { arriveAtPayment, listOrders, placeOnline } from '../../fixtures/people/payment.ts';
import { totalInPaise } from '../../fixtures/shop/charges.ts';
import { ShopProcess } from '../../fixtures/shop/shop-process.ts';
import { test as base, expect } from '../../fixtures/test.ts';

// A separate shop with Razorpay's settings. Razorpay's responses are stubs; the shop's page with its
// policy, its script loading and its order are real.
const test = base.extend<object, { shop: ShopProcess }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await ShopProcess.create({
        PAYMENT_PROVIDER: 'razorpay',
        RAZORPAY_KEY_ID: 'rzp_test_key',
        RAZORPAY_KEY_SECRET: 'not-used-here',
        RAZORPAY_WEBHOOK_SECRET: 'not-used-here-either',
      });
      await use(shop);
      await shop.destroy();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** Stubs the provider: its script, whose dialog pays or is dismissed, and the calls to it. */
async function playRazorpay(page: Page, act: 'pay' | 'dismiss'): Promise<void> {
  const outcome = act === 'pay' ? 'options.handler(paid)' : 'options.modal.ondismiss()';
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const paid = {
          razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc123',
        };
        window.Razorpay = class {
          constructor(options) { this.options = options; }
          on() {}
          open() {
            const { options } = this;
            document.documentElement.dataset.opened = JSON.stringify(options);
            ${outcome};
          }
        };`,
    }),
  );
  const payment = {
    paymentId: '01jd3v9q8r_7KtBzA2m4X',
    orderId: '01jd3v9q8r_7KtBzA2m4Y',
    provider: 'razorpay',
    providerOrderId: 'order_1',
    keyId: 'rzp_test_key',
    amount: totalInPaise(2 * 179),
    currency: 'INR',
  };
  for (const [call, status] of [
    ['create-order', 'created'],
    ['verify', 'paid'],
    ['cancel', 'cancelled'],
  ]) {
    await page.route(`**/api/v1/payment/razorpay/${call}`, (route) =>
      route.fulfill({ json: { success: true, message: 'OK', data: { ...payment, status } } }),
    );
  }
}

// product 7.9.2, 9.1.3
test('Razorpay’s own script is allowed on the payment page and gets amount, currency and colour', async ({
  page,
}) => {
  await playRazorpay(page, 'pay');
  await arriveAtPayment(page);
  const verifying = page.waitForRequest('**/api/v1/payment/razorpay/verify');
  await placeOnline(page);
  await verifying;
  await expect(page.getByText('Payment successful!')).toBeVisible();
  const opened = await page.locator('html').getAttribute('data-opened');
  expect(JSON.parse(opened ?? '')).toEqual({
    key: 'rzp_test_key',
    order_id: 'order_1',
    name: 'Haat',
    amount: totalInPaise(2 * 179),
    currency: 'INR',
    theme: { color: '#BD1A12' },
    modal: { confirm_close: true },
  });
  // The shop itself heard of no payment: what the page shows is what the server has.
  expect(await listOrders(page)).toMatchObject([{ paymentStatus: 'pending' }]);
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
});
