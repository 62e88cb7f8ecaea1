import type { Page } from '@playwright/test';
import { followFooterLink } from '../../fixtures/page/footer.ts';
import { holdResponses, watchRequests } from '../../fixtures/page/hold-responses.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { stopTime } from '../../fixtures/page/stop-time.ts';
import { expect, test } from '../../fixtures/test.ts';

const LIST_DATA = /\/story\.data/;

function stories(page: Page) {
  return {
    field: page.getByRole('searchbox', { name: 'Search stories' }),
    cards: page.getByRole('main').getByRole('article'),
  };
}

// product 2.2.8
test('the list shows every story with title, picture and date', async ({ page }) => {
  const response = await page.request.get('/api/v1/story?limit=100');
  const { data }: { data: { stories: { title: string }[] } } = await response.json();
  await page.goto('/story');
  const { cards } = stories(page);
  await expect(cards.getByRole('heading')).toHaveText(data.stories.map(({ title }) => title));
  await expect(cards.first().locator('img')).toBeVisible();
  await expect(cards.first().locator('time')).toHaveText(/\d{4}/);
});

// product 2.2.8, 2.12.1, 9.2.2
test('the search follows the typing after 400 ms, once, and is in the URL', async ({ page }) => {
  await openScreen(page, '/story');
  const requests = watchRequests(page, LIST_DATA);
  const { field, cards } = stories(page);
  const all = await cards.count();
  await stopTime(page);
  await field.pressSequentially('chil');
  await page.clock.runFor(399);
  await field.pressSequentially('li');
  await page.clock.runFor(399);
  expect(requests).toHaveLength(0);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/story\?search=chilli$/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(requests).toHaveLength(1);
  await page.clock.resume();
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toHaveValue('chilli');
  await page.goBack();
  await expect(cards).toHaveCount(all);
  await expect(field).toHaveValue('');
});

test("while a search is on its way the list says 'Searching...'", async ({ page }) => {
  await openScreen(page, '/story');
  const release = await holdResponses(page, LIST_DATA);
  await stories(page).field.fill('chilli');
  await expect(page.getByRole('main').getByText('Searching...')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\?search=chilli$/);
  await expect(page.getByRole('main').getByText('Searching...')).toHaveCount(0);
});

test('a search that is taken back before its response has come is not shown after all', async ({
  page,
}) => {
  await openScreen(page, '/story');
  const { field, cards } = stories(page);
  const all = await cards.count();
  const requests = watchRequests(page, LIST_DATA);
  const release = await holdResponses(page, LIST_DATA);
  await field.fill('chilli');
  await expect.poll(() => requests.length).toBe(1);
  await field.fill('');
  await expect.poll(() => requests.length).toBe(2);
  release();
  await expect(page.getByRole('main').getByText('Searching...')).toHaveCount(0);
  await expect(page).toHaveURL(/\/story$/);
  await expect(cards).toHaveCount(all);
});

// product 2.2.8
test('a search without a matching story leads back to all stories', async ({ page }) => {
  await page.goto('/story?search=zzzz');
  await expect(page.getByRole('heading', { name: 'No stories found.' })).toBeVisible();
  await page.getByRole('link', { name: 'See all stories' }).click();
  await expect(page).toHaveURL(/\/story$/);
  await expect(stories(page).cards.first()).toBeVisible();
  await expect(stories(page).field).toHaveValue('');
});

test('stories that cannot be loaded say so and can be tried again', async ({ page }) => {
  await openScreen(page, '/about-us');
  await page.route(LIST_DATA, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await followFooterLink(page, 'Stories');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load stories');
  await page.unroute(LIST_DATA);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(stories(page).cards.first()).toBeVisible();
});

test('a search that fails leaves the search field', async ({ page }) => {
  await page.goto(`/story?search=${'a'.repeat(101)}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('100 characters');
  await stories(page).field.fill('chilli');
  await expect(stories(page).cards.first()).toBeVisible();
});

// product 2.2.9, 2.12.2, 3.6.1
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
