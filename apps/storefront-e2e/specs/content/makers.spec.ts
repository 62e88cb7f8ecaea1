import type { Page } from '@playwright/test';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

async function countProducts(page: Page, maker: string): Promise<number> {
  const response = await page.request.get(`/api/v1/products?limit=1&maker=${maker}`);
  return (await response.json()).data.pagination.total;
}

// product 2.2.1, 2.16.2
test('a group shows its craft, place, text, goods in pages of 9 and stories, and leads back to all', async ({
  page,
}) => {
  await openScreen(page, '/maker/shekhawati-rasoi-samuh');
  const main = page.getByRole('main');
  await expect(main).toContainText('Blends and biscuits');
  await expect(main.getByRole('article')).toHaveCount(9);
  await main.getByRole('navigation', { name: 'Pagination' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/maker\/shekhawati-rasoi-samuh\?page=2$/);
  const total = await countProducts(page, 'shekhawati-rasoi-samuh');
  await expect(main.getByRole('article')).toHaveCount(total - 9);
  await page.goto('/maker/shekhawati-rasoi-samuh?page=99');
  await expect(page).toHaveURL(/\?page=2$/);

  await openScreen(page, '/maker/marwar-masala-samuh');
  await expect(main).toContainText('Jodhpur district');
  await expect(main).toContainText('grows around Mathania');
  await main.getByRole('link', { name: 'Red on the terrace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red on the terrace');
  await page.goBack();
  await main
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Who makes it' })
    .click();
  await expect(page).toHaveURL(/\/makers$/);
});

// product 2.12.5
test('a story leads to its goods, to the group that makes them and to the next story', async ({
  page,
}) => {
  const response = await page.request.get('/api/v1/story?limit=100');
  const stories: { _id: string; title: string; products: { name: string }[] }[] = (
    await response.json()
  ).data.stories;
  const index = stories.findIndex(({ _id }) => _id === 'red-on-the-terrace');
  const told = stories[index]?.products.map(({ name }) => name) ?? [];
  expect(told.length).toBeGreaterThan(0);
  await openScreen(page, '/story/red-on-the-terrace');
  const goods = page.getByRole('main').locator('section').filter({ hasText: 'What this story' });
  await expect(goods.getByRole('heading', { level: 3 })).toHaveText(told);
  await goods.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  const next = stories[index + 1] ?? stories[0];
  await page
    .getByRole('main')
    .getByRole('link', { name: next?.title ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '');
  await page.goBack();
  await goods.getByRole('heading', { level: 3 }).first().click();
  await expect(page.getByRole('heading', { name: 'Stories about it' })).toBeVisible();
  await page.goBack();
  await goods.getByRole('link', { name: 'Marwar Masala Samuh' }).click();
  await expect(page).toHaveURL(/\/maker\/marwar-masala-samuh$/);
});
