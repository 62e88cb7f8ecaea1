import { expect, test } from '../../fixtures/test.ts';

// product 1.1.1, 2.2.1, 2.8.1, 2.8.3, 6.1.1
test("a category's page has the title 'Category: {name}' and its products", async ({ page }) => {
  await page.goto('/category/spices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Spices');
  await expect(page).toHaveTitle(/^Spices/);
  await expect(page.getByText('16 products', { exact: true })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  await test.step('prices, order and pages are those of the category', async () => {
    const prices = page.getByRole('navigation', { name: 'Price' });
    await prices.getByRole('link', { name: /^Up to ₹200/ }).click();
    await expect(page).toHaveURL(/\/category\/spices\?price=-200$/);
    await expect(page.getByText('16 products', { exact: true })).toBeHidden();
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await expect(page).toHaveURL(/\/category\/spices\?price=-200&sort=price-asc$/);
    await prices.getByRole('link', { name: /^Up to ₹200/ }).click();
    await expect(page).toHaveURL(/\/category\/spices\?sort=price-asc$/);
    await expect(page.getByText('16 products', { exact: true })).toBeVisible();
  });
  await page.goto('/category/spices');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\/category\/spices\?page=2$/);
  await expect(cards.first()).toBeVisible();
  const others = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
  await expect(others.getByRole('link', { name: 'Spices' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // product 2.8.2
  await test.step('the slug is the lower-cased name with spaces turned to hyphens', async () => {
    await others.getByRole('link', { name: 'Baskets and Home' }).click();
    await expect(page).toHaveURL(/\/category\/baskets-and-home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Baskets and Home');
  });
});
