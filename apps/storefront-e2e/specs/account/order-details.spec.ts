import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { placeOrder } from '../../fixtures/people/orders.ts';
import { CHARGES, totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

const openDetails = (page: Page, id: string) =>
  page.goto(`/account/orders/view-order-details?id=${id}`);

// product 2.14.10, 3.4.1
test('the details hold the items, the Order Summary, the address as it was and the way to pay; on paper they stand alone', async ({
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

  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(summary).toBeVisible();
  await expect(main.getByText('Haat', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'My Account' })).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
});
