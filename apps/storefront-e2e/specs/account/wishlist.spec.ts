import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Asks the server for the ids of the products on the wishlist. */
async function wishedIds(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/v1/wishlist');
  const { data }: { data: { products: { _id: string }[] } } = await response.json();
  return data.products.map(({ _id }) => _id);
}

function card(page: Page, name: string) {
  return page.getByRole('main').getByRole('article').filter({ hasText: name });
}

// product 4.8.3, 6.1.2, 8.10.1
test('the heart of a card leads a guest to the sign-in, and adds at once for a shopper; Move to Cart moves it', async ({
  page,
}) => {
  await page.goto('/category/papads');
  await page.getByRole('button', { name: 'Add to wishlist: Moong Papad' }).click();
  await expect(page.getByText('Please sign in to add items to wishlist')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await signUp(page);
  await page.goto('/category/papads');
  const add = page.getByRole('button', { name: 'Add to wishlist: Moong Papad' });
  const remove = page.getByRole('button', { name: 'Remove from wishlist: Moong Papad' });
  await expect(add).toHaveAttribute('aria-pressed', 'false');
  await add.click();
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await expect.poll(() => wishedIds(page)).toEqual(['moong-papad']);

  await page.goto('/account/wishlist');
  await card(page, 'Moong Papad').getByRole('button', { name: 'Move to Cart' }).click();
  await expect(page.getByText('No items in wishlist yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await expect.poll(() => wishedIds(page)).toEqual([]);
});
