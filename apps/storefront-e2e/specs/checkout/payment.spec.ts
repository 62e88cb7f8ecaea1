import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { countOrders } from '../../fixtures/people/arrange.ts';
import {
  arriveAtPayment,
  expectPlaced,
  listOrders,
  paymentDialog,
  placeOnline,
} from '../../fixtures/people/payment.ts';
import { totalInPaise, totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

// axe would otherwise check elements in the middle of their animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCRIPT = '**/sandbox-pay/checkout.js';
const CREATE = '**/api/v1/payment/sandbox/create-order';
const VERIFY = '**/api/v1/payment/sandbox/verify';
const CANCEL = '**/api/v1/payment/sandbox/cancel';

/** Checks whether an element has the focus inside, also in a shadow tree. */
const hasFocus = (element: Element) => element.matches(':focus-within');

/** An open dialog holds the focus, however often Tab is pressed, and axe finds nothing. */
async function expectInside(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate(hasFocus), 'the focus is in the dialog').toBe(true);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expectAccessible(page, 'an open dialog');
  const stops = await dialog.locator('a, button, input, textarea').count();
  for (let count = 0; count <= stops + 1; count += 1) {
    await page.keyboard.press('Tab');
    // Past the last stop comes the browser itself, which a page sees as no focus at all.
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.querySelector(':modal:focus-within') &&
        document.activeElement?.shadowRoot == null,
    );
    expect(isBehind, 'the focus is behind the dialog').toBe(false);
  }
}

// product 1.1.2, 2.13.9, 4.4.2, 8.10.1
test('an online order is made, paid in the dialog, verified, and found as paid; Back and reload make no other', async ({
  page,
}) => {
  await arriveAtPayment(page);
  const creating = page.waitForResponse(CREATE);
  await placeOnline(page);
  const { dialog, letItFail, pay } = paymentDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(totalOf(2 * 179));
  await expect(page.getByText('Processing payment...')).toBeVisible();
  const created = await creating;
  expect(created.request().headers()['idempotency-key']).toBeTruthy();
  const { data: started } = await created.json();
  expect(started).toMatchObject({
    amount: totalInPaise(2 * 179),
    currency: 'INR',
    status: 'created',
  });

  await test.step('a failed try leaves the dialog open for another one', async () => {
    await letItFail();
    await expect(dialog.getByText('The test payment failed. You can try again.')).toBeVisible();
  });

  const verifying = page.waitForResponse(VERIFY);
  await pay();
  const { data: verified } = await (await verifying).json();
  expect(verified).toMatchObject({ paymentId: started.paymentId, status: 'paid' });
  await expect(page.getByText('Payment successful!')).toBeVisible();
  await expectPlaced(page);
  expect(await listOrders(page)).toMatchObject([
    { _id: started.orderId, paymentMethod: 'online', paymentStatus: 'paid' },
  ]);
  const toOrders = page.getByRole('main').getByRole('link', { name: 'My Orders' });
  await expect(toOrders).toHaveAttribute('href', '/account/orders');
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();

  await test.step('Back and reload never make another one', async () => {
    await page.reload();
    await expectPlaced(page);
    await toOrders.click();
    await expect(page.getByText('Status : pending')).toBeVisible();
    await page.goBack();
    await expectPlaced(page);
    // Before it lies the choice of the address, not a form that could be sent again.
    await page.goBack();
    await expect(page).toHaveURL(/\/saved-address$/);
    expect(await countOrders(page)).toBe(1);
  });
});

// product 4.4.3, 8.9.1
test('the payment page is a document of its own; where its script is blocked no order is made, it says so, and cash stays open', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(SCRIPT, (route) => route.abort());
  await arriveAtPayment(page);
  expect(documents).toEqual(['/saved-address', '/payment']);
  // A reload elsewhere makes another document; Back then changes the address only.
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page).toHaveURL(/\/saved-address$/);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  expect(documents).toEqual(['/saved-address', '/payment', '/saved-address', '/payment']);

  await placeOnline(page);
  await expect(
    page.getByRole('group', { name: 'Place Order' }).getByText('Failed to initiate payment'),
  ).toBeVisible();
  expect(await countOrders(page)).toBe(0);
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectPlaced(page);
  expect(await listOrders(page)).toMatchObject([{ paymentMethod: 'cod' }]);
});

// product 2.14.14, 4.4.2, 8.9.1
test('the payment dialog holds the focus, and closed it cancels the payment on the server; Pay now pays the same order, of whose outcomes only the last is shown', async ({
  page,
}) => {
  await arriveAtPayment(page);
  const messages = page.getByRole('region', { name: 'Messages' });
  await placeOnline(page);
  const { dialog } = paymentDialog(page);
  await expect(dialog).toBeVisible();
  await expectInside(page, dialog);
  const cancelling = page.waitForResponse(CANCEL);
  await page.keyboard.press('Escape');
  expect(await (await cancelling).json()).toMatchObject({ data: { status: 'cancelled' } });
  // The opener is gone with the form: the focus moves to the title of the new content.
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
  await expect(messages.getByText('Payment cancelled', { exact: true })).toBeVisible();
  await expect(messages.getByText('Order created successfully')).toHaveCount(0);
  await expect(page.getByText('Payment cancelled or failed.')).toBeVisible();
  expect(await listOrders(page)).toMatchObject([{ status: 'pending' }]);

  // My Orders finds the order as payable as this visit left it.
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await page.getByRole('link', { name: /^Pay now for order/ }).click();
  await paymentDialog(page).dismiss();
  await expect(messages.getByText('Payment cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await paymentDialog(page).pay();
  await expect(messages.getByText('Payment successful!')).toBeVisible();
  await expect(messages.getByText('Payment cancelled')).toHaveCount(0);
  await expectPlaced(page);
  expect(await listOrders(page)).toMatchObject([{ paymentStatus: 'paid' }]);
  expect(await countOrders(page)).toBe(1);
});

// product 4.4.5
test('a network that dies after paying shows the truth when it is back, and asks for no second payment', async ({
  page,
}) => {
  await arriveAtPayment(page);
  let payments = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/payment/sandbox/create-order')) payments += 1;
  });
  await page.route(VERIFY, (route) => route.abort());
  await page.route('**/api/v1/order/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await placeOnline(page);
  await paymentDialog(page).pay();
  await expect(
    page.getByText('Please check again before you pay once more: your payment may have gone'),
  ).toBeVisible();
  await page.unroute(VERIFY);
  await page.unroute('**/api/v1/order/*');
  await page.reload();
  await expectPlaced(page);
  expect(await listOrders(page)).toMatchObject([{ paymentStatus: 'paid' }]);
  expect(payments).toBe(1);
});
