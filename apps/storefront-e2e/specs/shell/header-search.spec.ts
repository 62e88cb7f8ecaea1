import type { Page } from '@playwright/test';
import { holdResponses } from '../../fixtures/page/hold-responses.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const PRODUCTS = /\/api\/v1\/products\?/;

function search(page: Page) {
  const form = page.getByRole('search', { name: 'Products' });
  const list = page.getByRole('listbox', { name: 'Search results' });
  return {
    form,
    list,
    field: form.getByRole('combobox', { name: 'Search products' }),
    category: form.getByRole('combobox', { name: 'Category' }),
    options: list.getByRole('option'),
    active: list.getByRole('option', { selected: true }),
  };
}

// product 2.4.3, 9.2.1
test("typing says 'Searching...', then shows six 'Search results' with picture, name, price and Add", async ({
  page,
}) => {
  await openScreen(page, '/about-us');
  const { form, field, options, list } = search(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  const release = await holdResponses(page, PRODUCTS);
  const asked = page.waitForRequest(PRODUCTS);
  await field.click();
  await field.fill('  papad ');
  await expect(form.getByRole('status')).toHaveText('Searching...');
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('search')).toBe('papad');
  expect(searchParams.get('limit')).toBe('6');
  release();
  await expect(form.getByRole('status')).toHaveText('Search results');
  await expect(options).toHaveCount(6);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(options.first()).toContainText('Papad');
  await expect(options.first().locator('[lang=hi]')).toContainText('पापड़');
  await expect(options.first()).toContainText(/₹\d+\.\d\d/);
  await expect(options.first().locator('img')).toBeVisible();
  await expect(form.getByRole('button', { name: /^(Add|Out of Stock) ?: / })).toHaveCount(6);
  await expect(form.getByRole('button', { name: 'View all results' })).toBeVisible();
  await form
    .getByRole('button', { name: /^Add ?: / })
    .first()
    .click();
  await expect(form.getByRole('button', { name: /^Added ?: / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', includeHidden: true })).toHaveCount(
    1,
  );
  await expect(options).toHaveCount(6);
});

// product 5.1.7
test('a word with a slip finds what was meant, and a link searches for it', async ({ page }) => {
  await openScreen(page, '/about-us');
  const { field, form, options } = search(page);
  await field.click();
  await field.fill('tumeric');
  await expect(options.first()).toContainText('Turmeric Powder');
  await expect(options.first().locator('mark')).toHaveText('Turmeric');
  await form.getByRole('link', { name: 'turmeric', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?search=turmeric$/);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('Turmeric');
});

// product 1.1.1, 2.4.2, 6.1.1
test('Enter with no result reached submits to products?search=… in the chosen category', async ({
  page,
}) => {
  await openScreen(page, '/about-us');
  const { field, category } = search(page);
  await field.click();
  await field.fill(' papad ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=papad$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “papad”');
  await expect(field).toHaveValue('papad');

  await field.click();
  await expect(category.getByRole('option').first()).toHaveText('All Categories');
  await category.selectOption('Papads');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=papad&category=papads$/);
  await expect(page.getByRole('button', { name: 'Remove Papads' })).toBeVisible();
});

test('on a phone the search covers the width above the keyboard, and is one tap away when scrolled', async ({
  page,
}) => {
  await page.goto('/products-list');
  const { field, form, options, category } = search(page);
  await expect(page.getByRole('button', { name: 'Open search' })).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Open search' }).click();
  await expect(field).toBeFocused();
  await expect(category).toBeVisible();
  await field.fill('papad');
  await expect(options).toHaveCount(6);
  await expect.poll(() => form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
  const [fieldBox, firstBox] = [await field.boundingBox(), await options.first().boundingBox()];
  expect(fieldBox?.width).toBeGreaterThan(200);
  expect(fieldBox?.y).toBeLessThan(firstBox?.y ?? 0);
  // The page behind has come to rest.
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  // The keyboard opens: only the visual viewport gets smaller.
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view) Object.defineProperty(view, 'height', { value: 420, configurable: true });
    view?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await form.boundingBox())?.height).toBe(420);
  const viewAll = form.getByRole('button', { name: 'View all results' });
  await viewAll.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const box = await viewAll.boundingBox();
      return (box?.y ?? 999) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(420);
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(category).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
