import type { Page } from '@playwright/test';
import { confirmDialog } from '../../fixtures/page/confirm-dialog.ts';
import { totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Puts a piece of a product into the guest's cart, and waits until it is there. */
async function addAsGuest(page: Page, productId: string, itemsThen: number): Promise<void> {
  await page.goto(`/product/${productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(
    page.getByRole('link', { name: new RegExp(`^Cart, ${itemsThen} item`) }),
  ).toBeVisible();
}

// product 1.1.1, 2.2.1, 2.4.1, 2.10.1, 2.10.3, 3.3.2, 4.2.1, 4.2.3, 6.1.1, 8.10.1
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
  const next = page.getByRole('link', { name: 'Continue to Checkout' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-bottom-bar]')).toContainText(totalOf(2 * 179 + 1499));
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
  // product 2.10.4
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
