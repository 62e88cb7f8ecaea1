import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { changeOrder, placeOrder } from '../../fixtures/people/orders.ts';
import { CHARGES, totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

const STEPS = ['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered'];

const openDetails = (page: Page, id: string) =>
  page.goto(`/account/orders/view-order-details?id=${id}`);

// product 2.14.13, 4.3.7
test('the progress has four steps: pending and processing at the first, shipped at the second, delivered at the last, cancelled at the first', async ({
  page,
  shop,
}) => {
  await signUp(page);
  const { _id } = await placeOrder(page);
  for (const [status, index] of [
    ['pending', 0],
    ['processing', 0],
    ['shipped', 1],
    ['delivered', 3],
    ['cancelled', 0],
  ] as const) {
    changeOrder(shop, _id, { status });
    await openDetails(page, _id);
    await expect(page.getByText(`Status : ${status}`)).toBeVisible();
    const steps = page.getByRole('list', { name: 'Delivery' }).getByRole('listitem');
    await expect(steps).toHaveText(STEPS.map((step) => new RegExp(step)));
    await expect(page.locator('[aria-current=step]')).toHaveText(new RegExp(STEPS[index] ?? ''));
  }
});

// product 2.14.13, 9.2.7
test('the order date is in en-IN form, in the time of India', async ({ browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await signUp(page);
  const { _id } = await placeOrder(page);
  // Still the 20th in UTC and in New York.
  changeOrder(shop, _id, { placedAt: new Date('2026-10-20T20:00:00Z') });
  await openDetails(page, _id);
  await expect(page.getByText('Ordered on 21 October 2026')).toBeVisible();
  await context.close();
});

// product 2.14.13, 3.4.1
test('the details hold the items, the Order Summary, the address as it was and the way to pay', async ({
  page,
}) => {
  await signUp(page);
  const { _id, orderNumber } = await placeOrder(page, {
    items: { 'moong-papad': 2, 'spice-set-12': 1 },
  });
  // The order does not depend on the saved address.
  const response = await page.request.get('/api/v1/address/get-addresses');
  const { data }: { data: { _id: string }[] } = await response.json();
  await page.request.delete(`/api/v1/address/delete-address/${data[0]?._id}`);

  await openDetails(page, _id);
  const main = page.getByRole('main');
  await expect(main.getByText(orderNumber, { exact: true })).toBeVisible();
  const items = main.getByRole('region', { name: 'Items' });
  await expect(items.getByRole('link', { name: 'Moong Papad' })).toBeVisible();
  await expect(items.getByText('₹358.00')).toBeVisible();
  await expect(items.getByRole('link', { name: 'Spice Set (12 Products)' })).toBeVisible();
  const summary = main.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('Subtotal₹1,857.00');
  await expect(summary).toContainText(`Shipping${CHARGES.shipping}`);
  await expect(summary).toContainText(`Taxes${CHARGES.taxes}`);
  await expect(summary).toContainText(CHARGES.discount);
  await expect(summary).toContainText(`Total${totalOf(2 * 179 + 1499)}`);
  await expect(main.getByText('Test Shopper').last()).toBeVisible();
  await expect(main.getByText('12 Nehru Bazar, Jaipur, Rajasthan - 302001, India')).toBeVisible();
  await expect(main.getByText('Cash on Delivery')).toBeVisible();
});

// product 2.14.13
test('on paper stands the order alone: no header, footer, sidebar or buttons', async ({ page }) => {
  await signUp(page);
  const { _id } = await placeOrder(page);
  await openDetails(page, _id);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(summary).toBeVisible();
  await expect(page.getByRole('main').getByText('Haat', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'My Account' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
