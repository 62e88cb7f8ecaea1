import type { Page } from '@playwright/test';
import { confirmDialog } from '../../fixtures/page/confirm-dialog.ts';
import { putInCart, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Puts a piece of a product into the guest's cart, and waits until it is there. */
async function addAsGuest(page: Page, productId: string, itemsThen: number): Promise<void> {
  await page.goto(`/product/${productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(
    page.getByRole('link', { name: new RegExp(`^Cart, ${itemsThen} item`) }),
  ).toBeVisible();
}

/** Asks the server for the quantities in the signed-in shopper's cart. */
async function listQuantities(page: Page): Promise<number[]> {
  const response = await page.request.get('/api/v1/cart');
  const { data }: { data: { items: { quantity: number }[] } } = await response.json();
  return data.items.map(({ quantity }) => quantity);
}

/** The sums as they stand in the summary, one 'label amount' each. */
function summaryOf(page: Page) {
  return page.getByRole('region', { name: 'Order Summary' });
}

test('a quantity above the stock is cut, and a message says so', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'spice-set-12');
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Spice Set (12 Products)' });
  const response = await page.request.get('/api/v1/products/spice-set-12');
  const { data }: { data: { stock_quantity: number } } = await response.json();
  const stock = data.stock_quantity;
  expect(stock, 'the demo catalogue has less of it than a cart may hold').toBeLessThan(99);

  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(page.getByText(`Only ${stock} of Spice Set (12 Products) in stock.`)).toBeVisible();
  await expect(quantity).toHaveValue(String(stock));
});

test('on a phone the total and the way on stay at the bottom of the cart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await addAsGuest(page, 'moong-papad', 1);
  await page.goto('/cart');
  const next = page.getByRole('link', { name: 'Continue to Checkout' });
  await expect(next).toBeInViewport({ ratio: 1 });
  // 179 + 240 + 240 − 40
  await expect(page.locator('[data-bottom-bar]')).toContainText('₹619.00');
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

test('a change that fails is taken back, with a message', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(quantity).toHaveValue('2');
  await page.route('**/api/v1/cart/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('Failed to update cart: ')).toBeVisible();
  await expect(page.getByText('Failed to update item. Please try again.')).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Remove Moong Papad' }).click();
  await expect(page.getByText('Failed to remove item: ')).toBeVisible();
  await expect(page.getByText('Failed to remove item. Please try again.')).toBeVisible();
  await expect(quantity).toHaveValue('2');
});

test('the focus stays on the page when a line is removed by keyboard', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Moong Papad' }).press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
});

test('the table has product, price, quantity and subtotal; the summary adds 240 + 240 − 40', {
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
    'Shipping₹240.00',
    'Taxes₹240.00',
    /Coupon Discount− ₹40.00/,
    'Total₹2,297.00',
  ]);
});

test('an empty cart says so and has nothing to pay', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(summaryOf(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
    'href',
    '/products-list',
  );
});

test('the coupon takes letters and digits only, and Apply changes nothing but says so politely', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await page.goto('/cart');
  const coupon = page.getByLabel('Coupon code');
  await coupon.fill('DIWALI-20 %!');
  await expect(coupon).toHaveValue('DIWALI20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Your discount of ₹40.00 is already taken off')).toBeVisible();
  await expect(summaryOf(page)).toContainText('₹798.00');
  await page.reload();
  await expect(summaryOf(page)).toContainText('₹798.00');
});

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
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await confirmDialog(page, 'Clear your whole cart?');
  await expect(page.getByText('Cart cleared')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a signed-in shopper’s changes go to the server, each for its own product', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await putInCart(page, 'spice-set-12');
  await page.goto('/cart');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/cart/update-cart/*', async (route) => {
    await held;
    await route.continue();
  });
  const papad = page.getByRole('row').filter({ hasText: 'Moong Papad' });
  const spices = page.getByRole('row').filter({ hasText: 'Spice Set' });
  await papad.getByRole('button', { name: 'Increase quantity' }).click();
  // At once on the screen; only this row is busy.
  await expect(papad).toHaveAttribute('aria-busy', 'true');
  await expect(papad).toContainText('₹537.00');
  await expect(spices).toHaveAttribute('aria-busy', 'false');
  release();
  await expect(papad).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Remove Spice Set (12 Products)' }).click();
  await expect(page.getByText('Item removed from cart')).toBeVisible();
  await expect.poll(() => listQuantities(page)).toEqual([3]);

  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await confirmDialog(page, 'Clear your whole cart?');
  await expect(page.getByText('Cart cleared')).toBeVisible();
  await expect.poll(() => listQuantities(page)).toEqual([]);
});

test('the quantity is at least 1', async ({ page }) => {
  await addAsGuest(page, 'moong-papad', 1);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
});

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

test('a signed-in shopper continues to the shipping details', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page).toHaveURL(/\/shipping-details$/);
});

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

test('clearing the cart asks first, and then leads to the top of what says that it is empty', async ({
  page,
}) => {
  await addAsGuest(page, 'moong-papad', 1);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  const question = page.getByRole('dialog', { name: 'Clear your whole cart?' });
  await expect(question).toContainText('1 item will be taken out.');
  await question.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await confirmDialog(page, 'Clear your whole cart?');
  await expect(page.locator(':focus')).toContainText('Your cart is empty');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

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

test('a total above the limit of cash says so in the cart, with the way out', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'jaipuri-razai', 2);
  await page.goto('/cart');
  await expect(page.getByText(/^To pay more than ₹5,000\.00 in cash/)).toBeVisible();
  await page.getByRole('link', { name: 'Verify your e-mail' }).click();
  await expect(page).toHaveURL(/\/account$/);
});
