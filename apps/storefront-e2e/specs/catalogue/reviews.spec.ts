import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { confirmDialog } from '../../fixtures/page/confirm-dialog.ts';
import { expectErrorTexts } from '../../fixtures/page/expect-error-texts.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Written {
  readonly rating: number;
  readonly comment?: string;
}

/** Reviews a product as the signed-in shopper of the page. @returns the review's id */
async function review(request: APIRequestContext, productId: string, written: Written) {
  const response = await request.post('/api/v1/reviews', { data: { productId, ...written } });
  expect(response.ok(), `POST /reviews responds with ${response.status()}`).toBe(true);
  const { data }: { data: { _id: string } } = await response.json();
  return data._id;
}

/** Opens a product's reviews. */
async function openReviews(page: Page, productId: string) {
  await page.goto(`/product/${productId}`);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  return page.getByRole('tabpanel', { name: 'Reviews' });
}

/** Fills the form for a new review, without sending it. */
async function write(page: Page, { rating, comment = '' }: Written): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByRole('region', { name: 'Your review' })).toBeFocused();
  await page.getByRole('radio', { name: new RegExp(`^${rating} star`) }).check({ force: true });
  await page.getByLabel('Your review (optional)').fill(comment);
}

// product 3.5.2
test('the reviews are in the page for everybody: figures, stars and texts', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/product/spice-set-12')).text();
  expect(html).toContain('Gave it to my sister');
  const reviews = await openReviews(page, 'spice-set-12');
  await expect(reviews).toContainText(/[345]\.\d\d\s*out of 5/);
  await expect(reviews).toContainText(/\d reviews/);
  const rows = reviews.getByRole('listitem').filter({ hasText: /^[1-5] stars?\d+$/ });
  await expect(rows).toHaveText([/^5 stars/, /^4 stars/, /^3 stars/, /^2 stars/, /^1 star/]);
  await expect(
    reviews.getByRole('article').filter({ hasText: 'Gave it to my sister' }),
  ).toContainText('19 October 2026');
});

// product 6.1.4
test('guests are shown the way to sign in', async ({ page }) => {
  const reviews = await openReviews(page, 'spice-set-12');
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  await reviews.getByRole('link', { name: 'Sign in to write a review' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

// product 4.6.1, 8.10.23
test('a review shows before the server has it, and stays', async ({ page }) => {
  await signUp(page);
  const reviews = await openReviews(page, 'amchur-powder');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/reviews', async (route) => {
    await held;
    await route.continue();
  });
  await write(page, { rating: 4, comment: 'Sour as it should be.' });
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(reviews.getByText('Sour as it should be.')).toBeVisible();
  await expect(reviews.getByText('Sending…')).toBeVisible();
  await expect(reviews).toContainText('1 review');
  release();
  await expect(page.getByText('Review submitted')).toBeVisible();
  await expect(reviews.getByText('Sending…')).toHaveCount(0);
  await expect(reviews.getByRole('button', { name: 'Edit' })).toBeVisible();

  await openReviews(page, 'amchur-powder');
  await expect(reviews.getByText('Sour as it should be.')).toBeVisible();
  await expect(reviews).toContainText('4.00');
});

// product 4.6.1, 8.7.2
test('a review that fails is taken back, and its text stays in the form', async ({ page }) => {
  await signUp(page);
  const reviews = await openReviews(page, 'kachri-powder');
  await page.route('**/api/v1/reviews', (route) => route.abort());
  await write(page, { rating: 2, comment: 'A long text that took an evening.' });
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText(/^Failed to submit review: /)).toBeVisible();
  await expect(page.getByLabel('Your review (optional)')).toHaveValue(
    'A long text that took an evening.',
  );
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await expect(reviews).toContainText('No reviews yet.');

  await page.reload();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByLabel('Your review (optional)')).toHaveValue(
    'A long text that took an evening.',
  );
  await page.unroute('**/api/v1/reviews');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Review submitted')).toBeVisible();
});

// product 5.6.1
test('a review needs a rating: the form says so beside the stars and leads there', async ({
  page,
}) => {
  await signUp(page);
  await openReviews(page, 'ajwain-seeds');
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByLabel('Your review (optional)').fill('No stars yet.');
  const submit = page.getByRole('button', { name: 'Submit review' });
  await expect(submit).toHaveAccessibleDescription('Tap a star first');
  await submit.press('Enter');
  const firstStar = page.getByRole('radio', { name: '1 star' });
  await expect(firstStar).toBeFocused();
  await expect(firstStar).toHaveAccessibleDescription('Tap a star first');
  await expect(firstStar).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a review without stars');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await expect(page.getByText('Tap a star first')).toHaveCount(0);
  await submit.press('Enter');
  await expect(page.getByText('Review submitted')).toBeVisible();
});

// product 8.10.24, 8.10.25
test('one’s own review can be changed and deleted', async ({ page }) => {
  await signUp(page);
  await review(page.request, 'abu-road-fennel-seeds', { rating: 2, comment: 'Rather dry.' });
  const reviews = await openReviews(page, 'abu-road-fennel-seeds');
  await reviews.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Your review (optional)').fill('Better with tea.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Review updated')).toBeVisible();
  await expect(reviews.getByText('Better with tea.')).toBeVisible();
  await expect(reviews).toContainText('5.00');

  await reviews.getByRole('button', { name: 'Delete' }).click();
  await confirmDialog(page, 'Delete your review?');
  await expect(page.getByText('Review deleted')).toBeVisible();
  await expect(reviews.getByText('Better with tea.')).toHaveCount(0);
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
});

// product 8.7.3
test('a change or deletion that fails is taken back', async ({ page }) => {
  await signUp(page);
  const id = await review(page.request, 'mustard-seeds', { rating: 3, comment: 'They pop.' });
  const reviews = await openReviews(page, 'mustard-seeds');
  await page.route(`**/api/v1/reviews/${id}`, (route) => route.abort());
  await reviews.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Your review (optional)').fill('They pop twice.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Failed to update review: /)).toBeVisible();
  await expect(page.getByLabel('Your review (optional)')).toHaveValue('They pop twice.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(reviews.getByText('They pop.', { exact: true })).toBeVisible();

  await reviews.getByRole('button', { name: 'Delete' }).click();
  await confirmDialog(page, 'Delete your review?');
  await expect(page.getByText(/^Failed to delete review: /)).toBeVisible();
  await expect(reviews.getByText('They pop.', { exact: true })).toBeVisible();
});

// product 4.6.3
test('a second review of a product is explained, and the first one shown', async ({ page }) => {
  await signUp(page);
  const reviews = await openReviews(page, 'lehsun-chutney-masala');
  await write(page, { rating: 1, comment: 'Second thoughts.' });
  // Meanwhile, on another device.
  await review(page.request, 'lehsun-chutney-masala', { rating: 5, comment: 'First thoughts.' });
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(
    page.getByText('Failed to submit review: You have already reviewed this product.'),
  ).toBeVisible();
  await expect(
    reviews.getByText('You reviewed this product before. You can change that review instead.'),
  ).toBeVisible();
  await expect(page.getByLabel('Your review (optional)')).toHaveValue('Second thoughts.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(reviews.getByText('First thoughts.')).toBeVisible();
});

// product 8.7.1, 9.2.3
test('reviews come ten a page; the first is part of the page, the others are requested', async ({
  page,
  playwright,
  shop,
}) => {
  // One after the other: a busy shop refuses passwords that wait too long for their turn.
  for (let count = 0; count < 11; count += 1) {
    const request = await playwright.request.newContext({ baseURL: shop.url });
    await signUp({ request });
    await review(request, 'coriander-powder', { rating: 3, comment: `Review ${count}.` });
    await request.dispose();
  }
  const reviews = await openReviews(page, 'coriander-powder');
  await expect(reviews).toContainText('11 reviews');
  await expect(reviews.getByRole('article')).toHaveCount(10);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reviews/product/')) asked.push(new URL(request.url()).search);
  });
  const pages = reviews.getByRole('navigation', { name: 'Pages of reviews' });
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(1);
  await pages.getByRole('button', { name: 'Page 1' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(10);
  expect(asked).toEqual(['?page=2&limit=10']);

  let next = pages.getByRole('button', { name: 'Page 2' });
  await expectErrorTexts(page, {
    url: /\/api\/v1\/reviews\/product\//,
    async act() {
      await next.click();
      next = reviews.getByRole('button', { name: 'Retry' });
    },
    texts: { 'Failed to load reviews: ': reviews.getByRole('alert') },
  });
  await reviews.getByRole('button', { name: 'Retry' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(1);
});
