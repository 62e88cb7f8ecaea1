import type { Page } from '@playwright/test';
import { confirmDialog } from '../../fixtures/page/confirm-dialog.ts';
import { putInCart, signUp } from '../../fixtures/people/arrange.ts';
import { CHARGES, totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Puts a piece of a product into the guest's cart, and waits until it is there. */
async function addAsGuest(page: Page, productId: string, itemsThen: number): Promise<void> {
  await page.goto(`/product/${productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(
    page.getByRole('link', { name: new RegExp(`^Cart, ${itemsThen} item`) }),
  ).toBeVisible();
}

/** The sums as they stand in the summary, one 'label amount' each. */
function summaryOf(page: Page) {
  return page.getByRole('region', { name: 'Order Summary' });
}

// product 2.10.6
test('on a phone the total and the way on stay at the bottom of the cart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await addAsGuest(page, 'moong-papad', 1);
  await page.goto('/cart');
  const next = page.getByRole('link', { name: 'Continue to Checkout' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-bottom-bar]')).toContainText(totalOf(179));
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('no quick tap is lost, and one message shows the result', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' });
  for (let tap = 0; tap < 4; tap += 1) await more.click();
  const quantity = page.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(quantity).toHaveValue('5');
  await expect(page.getByText('Cart updated').first()).toBeVisible();
  // The response to the first tap, and its message, may come before the last tap.
  await expect(page.getByRole('row').filter({ has: quantity })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await page.reload();
  await expect(quantity).toHaveValue('5');
});

// product 4.2.5
test('a product added just before leaving the page stays in the cart, however slow the network is', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'spice-set-12');
  await page.goto('/category/papads');
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  // Each call waits for the response to the one before it: most of them are not sent yet.
  // All in one go: a button that says 'Added' for a while would shift the ones after it.
  const added = await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
      return buttons.length;
    });
  expect(added).toBeGreaterThan(2);
  await page.goto('/about-us');
  await expect
    .poll(
      async () => {
        const response = await page.request.get('/api/v1/cart');
        const { data }: { data: { items: unknown[] } } = await response.json();
        return data.items.length;
      },
      // A second for each call, and what a busy machine takes.
      { timeout: 40_000 },
    )
    .toBe(added + 1);
});

// product 2.10.1, 9.1.1
test('the table has product, price, quantity and subtotal; the summary adds what each order costs', {
  tag: '@wide',
}, async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await putInCart(page, 'spice-set-12');
  await page.goto('/cart');
  const table = page.getByRole('table');
  for (const column of ['Product', 'Price', 'Quantity', 'Subtotal'] as const) {
    await expect(table.getByRole('columnheader', { name: column })).toBeAttached();
  }
  const row = table.getByRole('row').filter({ hasText: 'Moong Papad' });
  await expect(row.getByRole('link', { name: 'Moong Papad' })).toHaveAttribute(
    'href',
    '/product/moong-papad',
  );
  await expect(row).toContainText('₹179.00');
  await expect(row).toContainText('₹358.00');
  await expect(summaryOf(page).locator('dl > div')).toHaveText([
    'Subtotal₹1,857.00',
    `Shipping${CHARGES.shipping}`,
    `Taxes${CHARGES.taxes}`,
    new RegExp(`Coupon Discount− ${CHARGES.discount}`),
    `Total${totalOf(2 * 179 + 1499)}`,
  ]);
});

// product 1.1.2, 2.2.12, 2.10.1, 3.3.2, 4.2.1, 4.2.3, 6.1.1, 8.10.2, 8.10.3, 8.10.4
test('a guest’s cart lives in the browser: add, change, remove and clear make no call', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/cart')) calls.push(pathname);
  });
  await addAsGuest(page, 'moong-papad', 1);
  // Once more raises the quantity of what is there.
  await addAsGuest(page, 'moong-papad', 2);
  await addAsGuest(page, 'spice-set-12', 3);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(quantity).toHaveValue('2');
  await quantity.fill('5');
  await quantity.press('Enter');
  await expect(page.getByText('Cart updated').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Spice Set (12 Products)' }).click();
  await expect(page.getByText('Item removed from cart')).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('5');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart-store')))
    .toContain('moong-papad');
  // product 2.10.8
  await test.step('clearing the cart asks first, and then leads to the top of what says that it is empty', async () => {
    const clear = page.getByRole('button', { name: 'Clear Shopping Cart' });
    await clear.click();
    const question = page.getByRole('dialog', { name: 'Clear your whole cart?' });
    await question.getByRole('button', { name: 'Keep my cart' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(2);
    await clear.click();
    await confirmDialog(page, 'Clear your whole cart?');
    await expect(page.getByText('Cart cleared')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Your cart is empty');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  expect(calls).toEqual([]);
});

// product 2.10.2, 6.1.3
test('a guest who continues to the checkout signs in first and comes back to the cart', async ({
  page,
}) => {
  await addAsGuest(page, 'moong-papad', 1);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page.getByText('Please log in to continue to checkout')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => history.state?.usr)).toEqual({ from: '/cart' });
});

// product 2.10.2
test('a signed-in shopper continues to the shipping details', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page).toHaveURL(/\/shipping-details$/);
});

// product 2.10.4
test('two tabs of a guest share one cart', async ({ page, context }) => {
  await addAsGuest(page, 'moong-papad', 1);
  await page.goto('/cart');
  const other = await context.newPage();
  await addAsGuest(other, 'spice-set-12', 2);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await confirmDialog(page, 'Clear your whole cart?');
  await expect(other.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
});

test('an order made in another tab is not offered again by a page from the browser’s memory', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: 'Quantity of Moong Papad' })).toHaveValue('2');
  const response = await page.request.delete('/api/v1/cart/clear-cart');
  expect(response.ok()).toBe(true);
  // Like a browser that restores a page from its back-forward cache.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test.describe('without storage', () => {
  // The router warns that it cannot save the scroll position.
  test.use({ quietConsole: false });

  // product 2.10.4
  test('with a full or forbidden storage the cart lasts as long as the tab', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/product/moong-papad');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
    await expect(page.getByRole('textbox', { name: 'Quantity of Moong Papad' })).toHaveValue('1');
  });
});

// product 4.2.7
test('a guest gets no more than the stock into the cart, and reads why', async ({ page }) => {
  await addAsGuest(page, 'lehsun-papad', 1);
  const bar = page.locator('[data-bottom-bar]');
  await bar.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(
    page.getByText('Only 1 of Lehsun Papad is left. 1 is already in your cart.'),
  ).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Only 1 left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
});
