import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Puts products on the signed-in shopper's wishlist; the last one is shown first. */
async function wish(page: Page, ...productIds: readonly string[]): Promise<void> {
  for (const productId of productIds) {
    const response = await page.request.post('/api/v1/wishlist/add', { data: { productId } });
    expect(response.ok()).toBe(true);
  }
}

/** Asks the server for the ids of the products on the wishlist. */
async function wishedIds(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/v1/wishlist');
  const { data }: { data: { products: { _id: string }[] } } = await response.json();
  return data.products.map(({ _id }) => _id);
}

function card(page: Page, name: string) {
  return page.getByRole('main').getByRole('article').filter({ hasText: name });
}

// product 6.1.2
test('a guest who taps the heart of a card is led to the sign-in', async ({ page }) => {
  await page.goto('/category/papads');
  await page.getByRole('button', { name: 'Add to wishlist: Moong Papad' }).click();
  await expect(page.getByText('Please sign in to add items to wishlist')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

// product 2.2.4, 6.1.2
test('a guest on the product page is asked to sign in', async ({ page }) => {
  await page.goto('/product/moong-papad');
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await expect(page.getByText('Please sign in to add items to wishlist')).toBeVisible();
  await expect(page).toHaveURL(/\/product\/moong-papad$/);
});

// product 8.10.20, 8.10.21
test('the heart of a card adds and removes at once, and says so', async ({ page }) => {
  await signUp(page);
  await page.goto('/category/papads');
  const add = page.getByRole('button', { name: 'Add to wishlist: Moong Papad' });
  const remove = page.getByRole('button', { name: 'Remove from wishlist: Moong Papad' });
  await expect(add).toHaveAttribute('aria-pressed', 'false');
  await add.click();
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await expect.poll(() => wishedIds(page)).toEqual(['moong-papad']);

  await page.reload();
  await remove.click();
  await expect(add).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Removed from wishlist')).toBeVisible();
  await expect.poll(() => wishedIds(page)).toEqual([]);
});

// product 2.7.6
test('the heart of the product page adds and removes', async ({ page }) => {
  await signUp(page);
  await page.goto('/product/moong-papad');
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove from wishlist', exact: true });
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await remove.click();
  await expect(page.getByText('Removed from wishlist')).toBeVisible();
  await expect.poll(() => wishedIds(page)).toEqual([]);
});

// product 4.8.4, 8.6.2
test('a heart that cannot be saved turns back and says why', async ({ page }) => {
  await signUp(page);
  await wish(page, 'urad-black-pepper-papad');
  await page.goto('/category/papads');
  const wished = page.getByRole('button', { name: 'Remove from wishlist: Urad' });
  await expect(wished).toBeVisible();
  await page.route('**/api/v1/wishlist/*', (route) => route.abort());

  await page.getByRole('button', { name: 'Add to wishlist: Moong Papad' }).click();
  await expect(page.getByText(/^Add to wishlist failed: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to wishlist: Moong Papad' })).toBeVisible();

  await wished.click();
  await expect(page.getByText(/^Remove from wishlist failed: /)).toBeVisible();
  await expect(wished).toHaveAttribute('aria-pressed', 'true');
});

// product 4.8.3
test('Move to Cart adds one to the cart, then takes it off the wishlist', async ({ page }) => {
  await signUp(page);
  await wish(page, 'moong-papad');
  await page.goto('/account/wishlist');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname);
  });
  await card(page, 'Moong Papad').getByRole('button', { name: 'Move to Cart' }).click();
  await expect(page.getByText('No items in wishlist yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await expect.poll(() => wishedIds(page)).toEqual([]);
  expect(calls).toEqual(['/api/v1/cart/add-cart', '/api/v1/wishlist/delete']);
});

// product 4.8.4
test('another tab follows, and neither stores the list', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/category/papads');
  const other = await context.newPage();
  await other.goto('/account/wishlist');
  await expect(other.getByText('No items in wishlist yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Add to wishlist: Moong Papad' }).click();
  await expect(card(other, 'Moong Papad')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('moong-papad');
  await other.close();
});

test('signing out empties the hearts', async ({ page, isMobile }) => {
  await signUp(page);
  await wish(page, 'moong-papad');
  await page.goto('/category/papads');
  await expect(
    page.getByRole('button', { name: 'Remove from wishlist: Moong Papad' }),
  ).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Add to wishlist: Moong Papad' })).toBeVisible();
});
