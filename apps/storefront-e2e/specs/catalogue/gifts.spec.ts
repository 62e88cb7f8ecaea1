import { expect, test } from '../../fixtures/test.ts';

// product 2.6.9, 2.17.1
test('the gifts of the home page lead to those of an occasion, in their price ranges', async ({
  page,
}) => {
  await page.goto('/');
  const shelf = page.locator('section', { has: page.getByText('Gifts of Her Hands') });
  await expect(shelf.locator('img')).toHaveCount(4);
  await shelf.getByRole('link', { name: 'Rakhi' }).click();
  await expect(page).toHaveURL(/\/gifts\?occasion=rakhi$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts for Rakhi');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  await page
    .getByRole('navigation', { name: 'Price' })
    .getByRole('link', { name: /500/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gifts\?price=200-500&occasion=rakhi$/);
  await expect(cards).toHaveText(/Lac Bangles/);
  await page.getByRole('link', { name: 'All gifts' }).click();
  await expect(page).toHaveURL(/\/gifts$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/gifts$/);
});

// product 2.7.22
test('a set links to what is in it, and says what each packet costs', async ({ page }) => {
  await page.goto('/product/evening-of-papads');
  await expect(
    page.getByText('5 packets, that is ₹170 each. One by one they cost ₹931.'),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Khichiya Papad', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/khichiya-papad$/);
});
