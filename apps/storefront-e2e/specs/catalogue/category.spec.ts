import { renderBuilt } from '../../fixtures/page/built-storefront.ts';
import { readHead } from '../../fixtures/page/read-head.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const SPICES_DATA = /\/category\/spices\.data/;

// product 1.1.2, 2.2.11, 2.8.1, 2.8.3, 6.1.1
test("a category's page has the title 'Category: {name}' and its products", async ({ page }) => {
  await page.goto('/category/spices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Spices');
  await expect(page).toHaveTitle(/^Spices/);
  await expect(page.getByText('15 products')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sort and filter' })).toHaveAttribute(
    'href',
    '/products-list?category=spices',
  );
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\/category\/spices\?page=2$/);
  await expect(cards.first()).toBeVisible();
  const others = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
  await expect(others.getByRole('link', { name: 'Spices' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await others.getByRole('link', { name: 'Papads' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Papads');
  // product 2.8.2
  await test.step('the slug is the lower-cased name with spaces turned to hyphens', async () => {
    await others.getByRole('link', { name: 'Baskets and Home' }).click();
    await expect(page).toHaveURL(/\/category\/baskets-and-home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Baskets and Home');
  });
});

// product 2.8.1
test("a category without products says 'No products found in {name}.'", async ({ page }) => {
  await openScreen(page, '/');
  // The list in the response is emptied on its way; the rest is the server's.
  await page.route(SPICES_DATA, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("products",)\[[\d,]+\]/, '$1[]');
    await route.fulfill({ response, body });
  });
  await page.getByRole('main').getByRole('link', { name: 'Spices' }).first().click();
  await expect(page.getByRole('heading', { name: 'No products found in Spices.' })).toBeVisible();
});

test('a category that cannot be loaded says so and can be tried again', async ({ page }) => {
  await openScreen(page, '/');
  await page.route(SPICES_DATA, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('main').getByRole('link', { name: 'Spices' }).first().click();
  await expect(page.getByRole('heading', { name: 'Failed to load category' })).toBeVisible();
  await page.unroute(SPICES_DATA);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Spices');
});

test("a category that fails shows the server's message below its own", async ({ shop }) => {
  expect(shop.url).toBeTruthy();
  const response = await renderBuilt('/category/spices', () =>
    Response.json({ success: false, message: 'The stall is being swept.' }, { status: 500 }),
  );
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toMatch(/<h1[^>]*>Failed to load category<\/h1>/);
  expect(html).toContain('The stall is being swept.');
  expect(html).toMatch(/<main[\s\S]*Retry[\s\S]*<\/main>/);
  expect(readHead(html).titles).toEqual(['Failed to load category · Haat']);
});
