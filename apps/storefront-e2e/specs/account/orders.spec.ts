import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { changeOrder, type PlacedOrder, placeOrder } from '../../fixtures/people/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const TABS = ['Current Orders', 'Past Orders'] as const;

const orderOf = (page: Page, { orderNumber }: PlacedOrder) =>
  page.getByRole('article', { name: orderNumber });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function openOrders(page: Page, tab: (typeof TABS)[number] = 'Current Orders') {
  await page.goto('/account/orders');
  await page.getByRole('tab', { name: tab }).click();
}

async function askToCancel(page: Page, order: PlacedOrder): Promise<void> {
  await orderOf(page, order)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel order' })
    .click();
}

async function askToReturn(page: Page, order: PlacedOrder, reason: string): Promise<void> {
  await orderOf(page, order)
    .getByRole('button', { name: /^Return/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Return this order?' });
  await dialog.getByLabel('Why do you want to return it?').fill(reason);
  await dialog.getByRole('button', { name: 'Request return' }).click();
}

// product 4.3.3, 8.10.2
test('Cancel asks "Cancel this order?" and sets the status cancelled', async ({ page }) => {
  await signUp(page);
  const order = await placeOrder(page, {
    items: { 'moong-papad': 1, 'chai-masala': 1, 'mirror-work-toran': 1 },
  });
  await openOrders(page);
  await orderOf(page, order)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(orderOf(page, order).getByText('Status : pending')).toBeVisible();

  await askToCancel(page, order);
  await expect(page.getByRole('main').getByText('Order cancelled successfully.')).toBeVisible();
  await expect(orderOf(page, order)).toBeHidden();
  await expect(messages(page).getByText('Order cancelled'), 'said once').toBeHidden();
  // The list is shorter now: what came of it has not slipped under the header.
  const word = page.getByRole('main').getByText('Order cancelled successfully.');
  const distanceBelow = () =>
    word.evaluate((element) => {
      const covers = document.querySelectorAll('header, section[aria-label=Messages]');
      const bottoms = [...covers].map((cover) => cover.getBoundingClientRect().bottom);
      return element.getBoundingClientRect().top - Math.max(...bottoms);
    });
  await expect.poll(distanceBelow).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'See past orders' }).click();
  await expect(orderOf(page, order).getByText('Status : cancelled')).toBeVisible();
  await page.reload();
  await expect(orderOf(page, order).getByText('Status : cancelled')).toBeVisible();
});

// product 2.14.6, 4.3.4, 8.10.2
test('Return asks for a reason that may stay empty, then shows "Return requested"', async ({
  page,
  shop,
}) => {
  await signUp(page);
  const withReason = await placeOrder(page);
  const without = await placeOrder(page);
  for (const { _id } of [withReason, without]) changeOrder(shop, _id, { status: 'delivered' });
  await openOrders(page, 'Past Orders');
  await askToReturn(page, withReason, 'The packet was open');
  const word = orderOf(page, withReason);
  await expect(word.getByText('Return requested successfully.')).toBeVisible();
  await askToReturn(page, without, '');
  await expect(orderOf(page, without).getByText('Return requested successfully.')).toBeVisible();

  await page.reload();
  for (const order of [withReason, without]) {
    await expect(orderOf(page, order).getByText('Return requested', { exact: true })).toBeVisible();
    await expect(orderOf(page, order).getByRole('button', { name: /^Return/ })).toHaveCount(0);
  }
  await orderOf(page, withReason).getByRole('link', { name: 'View Order Details' }).click();
  await expect(page.getByText('Your reason: The packet was open')).toBeVisible();
});
