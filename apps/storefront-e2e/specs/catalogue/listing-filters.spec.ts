import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.9.1
test('two quick ticks both count, the address can be shared, chips take them away', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openScreen(page, '/products-list');
  const filters = page.getByRole('group').filter({ has: page.getByText('Categories') });
  if (isMobile) await page.getByText('Filters', { exact: true }).click();
  const spices = page.getByRole('checkbox', { name: 'Spices' });
  const inStock = page.getByRole('checkbox', { name: 'In Stock' });
  await expect(filters.first()).toBeVisible();
  await spices.click();
  await inStock.click();
  await expect(spices).toBeChecked();
  await expect(inStock).toBeChecked();
  await expect(page).toHaveURL(/\?category=spices&availability=in-stock$/);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Spices' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Spices' }).click();
  await expect(page).toHaveURL(/\?availability=in-stock$/);
  await page.getByRole('button', { name: 'clear all' }).click();
  await expect(page).toHaveURL(/\/products-list$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove In Stock' })).toBeVisible();
});

// product 2.9.3
test('a page beyond the last one leads to the last one', async ({ page }) => {
  await page.goto('/products-list?page=99');
  await expect(page).toHaveURL(/\?page=\d{1,2}$/);
  await expect(page).not.toHaveURL(/99$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
