import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../../fixtures/page/axe.ts';
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

// product 2.14.7, 4.3.1, 4.3.2, 4.3.3, 4.3.5
test('pending, processing and shipped orders are current, delivered and cancelled ones past; Cancel and Return are offered where they can be done', async ({
  page,
  shop,
}) => {
  await signUp(page);
  const offers = {
    pending: ['Cancel'],
    processing: ['Cancel'],
    shipped: [],
    delivered: ['Return', 'Buy again'],
    cancelled: ['Buy again'],
  } as const;
  const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
  const orders = new Map<string, PlacedOrder>();
  for (const status of statuses) {
    const order = await placeOrder(page);
    changeOrder(shop, order._id, { status });
    orders.set(status, order);
  }
  for (const tab of TABS) {
    await openOrders(page, tab);
    const shown = statuses.filter((status) => {
      const isPast = status === 'delivered' || status === 'cancelled';
      return isPast === (tab === 'Past Orders');
    });
    const panel = page.getByRole('tabpanel', { name: tab });
    await expect(panel.getByRole('article')).toHaveCount(shown.length);
    for (const status of shown) {
      const order = panel.getByRole('article', { name: orders.get(status)?.orderNumber ?? '' });
      await expect(order.getByText(`Status : ${status}`)).toBeVisible();
      const buttons = offers[status].map((name) => new RegExp(name));
      await expect(order.getByRole('button')).toHaveText(buttons);
    }
  }
});

// product 2.3.4, 2.14.7
test('an order shows image, name, price, quantity, subtotal and the link to its details', {
  tag: '@wide',
}, async ({ page }) => {
  await signUp(page);
  const placed = await placeOrder(page, { items: { 'moong-papad': 2 } });
  await openOrders(page);
  const order = orderOf(page, placed);
  await expect(order.locator('img')).toHaveJSProperty('complete', true);
  await expect(order.getByRole('link', { name: 'Moong Papad' })).toBeVisible();
  await expect(order.getByText('₹358.00')).toBeVisible();
  await expect(order.getByText('Status : pending')).toBeVisible();
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (isWide) {
    await expect(order.getByRole('columnheader')).toHaveText([
      'Product',
      'Price',
      'Quantity',
      'Subtotal',
    ]);
    await expect(order.getByRole('row').last().getByRole('cell')).toHaveText([
      /Moong Papad/,
      /₹179\.00/,
      '2',
      '₹358.00',
    ]);
  } else {
    // A card on a phone: nothing has to be pushed sideways.
    await expect(order.getByText('₹179.00 × 2')).toBeVisible();
    await expectNoSidewaysScrolling(page, 'the list of orders');
  }
  await order.getByRole('link', { name: 'View Order Details' }).click();
  await expect(page).toHaveURL(`/account/orders/view-order-details?id=${placed._id}`);
});

// product 4.3.5, 8.10.17
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

// product 2.14.7, 4.3.6, 8.10.18, 8.10.19
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

test('the tabs are driven by the keyboard, and Back from the details finds the tab again', async ({
  page,
  shop,
}) => {
  await signUp(page);
  const order = await placeOrder(page);
  changeOrder(shop, order._id, { status: 'delivered' });
  await page.goto('/account/orders');
  await page.getByRole('tab', { name: 'Current Orders' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Past Orders' })).toBeFocused();
  await orderOf(page, order).getByRole('link', { name: 'View Order Details' }).click();
  await expect(page.getByRole('heading', { name: 'Order details' })).toBeVisible();
  await page.goBack();
  await expect(orderOf(page, order)).toBeVisible();
});
