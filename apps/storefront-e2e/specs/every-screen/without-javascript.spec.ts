import { expect, test } from '../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

// product 2.1.7
test('home and a product can be read with JavaScript off', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Spices of the Desert Stories of Her Hands' }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Handmade Treasures Crafted With Love' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/products-list$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Spice Set (12 Products)' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spice Set (12 Products)');
  await expect(page.getByRole('main')).toContainText('₹1,499.00');
  await expect(page.getByRole('img', { name: /Spice Set/ }).first()).toBeVisible();
});
