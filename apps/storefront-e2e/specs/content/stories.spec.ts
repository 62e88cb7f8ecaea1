import type { Page } from '@playwright/test';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

function stories(page: Page) {
  return {
    field: page.getByRole('searchbox', { name: 'Search stories' }),
    cards: page.getByRole('main').getByRole('article'),
  };
}

// product 2.2.1, 9.2.2
test('the search follows the typing, and is in the URL', async ({ page }) => {
  await openScreen(page, '/story');
  const { field, cards } = stories(page);
  const all = await cards.count();
  await field.pressSequentially('chilli');
  await expect(page).toHaveURL(/\/story\?search=chilli$/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toHaveValue('chilli');
  await page.goBack();
  await expect(cards).toHaveCount(all);
  await expect(field).toHaveValue('');
});

// product 2.2.1, 2.12.1
test('a story has a back link, title, date, picture and a paragraph for each block of its text', async ({
  page,
}) => {
  const response = await page.request.get('/api/v1/story?limit=1');
  const { data }: { data: { stories: { title: string; content: string }[] } } =
    await response.json();
  const [story] = data.stories;
  await page.goto('/story');
  await stories(page).cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/story\/.+/);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story?.title ?? '');
  await expect(article.locator('time')).toHaveText(/\d{4}/);
  await expect(article.locator('img')).toBeVisible();
  const blocks = (story?.content ?? '').split(/\n\s*\n/);
  expect(blocks.length).toBeGreaterThan(1);
  await expect(article.locator('p')).toHaveCount(blocks.length);
  await article.getByRole('link', { name: 'Back to stories' }).click();
  await expect(page).toHaveURL(/\/story$/);
});
