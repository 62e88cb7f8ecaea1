import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { confirmDialog } from '../../fixtures/page/confirm-dialog.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const PICTURE = fileURLToPath(
  new URL('../../../../tools/demo-catalogue/images/broken-papad.webp', import.meta.url),
);

/** Opens the reviews of a product without any. */
async function openReviews(page: Page) {
  await page.goto('/product/amchur-powder');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  return page.getByRole('tabpanel', { name: 'Reviews' });
}

// product 4.6.1, 5.6.1, 8.10.1
test('a review shows before the server has it, and stays; it can be changed and deleted', async ({
  page,
}) => {
  await signUp(page);
  const reviews = await openReviews(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/reviews', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByRole('region', { name: 'Your review' })).toBeFocused();
  await page.getByLabel('Your review (optional)').fill('Sour as it should be.');
  await page.getByRole('button', { name: 'Submit review' }).press('Enter');
  const firstStar = page.getByRole('radio', { name: '1 star' });
  await expect(firstStar).toBeFocused();
  await expect(firstStar).toHaveAccessibleDescription('Tap a star first');
  // By keyboard: the star that has the focus was scrolled below the header.
  await page.getByRole('radio', { name: '4 stars' }).press('Space');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(reviews.getByText('Sour as it should be.')).toBeVisible();
  await expect(reviews.getByText('Sending…')).toBeVisible();
  await expect(reviews).toContainText('1 review');
  release();
  await expect(page.getByText('Review submitted')).toBeVisible();
  await expect(reviews.getByText('Sending…')).toHaveCount(0);
  await expect(reviews.getByRole('button', { name: 'Edit' })).toBeVisible();

  await openReviews(page);
  await expect(reviews).toContainText('4.00');
  await reviews.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Your review (optional)').fill('Better with tea.');
  // product 3.5.3, 5.6.4: with consent the first name, and one picture.
  await page.getByRole('checkbox', { name: /Show my first name \(Test\)/ }).check();
  await page.getByLabel('Add a picture').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Review updated')).toBeVisible();
  await expect(reviews.getByText('Better with tea.')).toBeVisible();
  await expect(reviews).toContainText('5.00');
  await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeInViewport();
  await expect(reviews.getByText('Test', { exact: true })).toBeVisible();
  await reviews.getByRole('link', { name: 'Picture by Test' }).click();
  const large = page.getByRole('dialog', { name: 'Picture by Test' });
  await expect(large.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await reviews.getByRole('button', { name: 'Delete' }).click();
  await confirmDialog(page, 'Delete your review?');
  await expect(page.getByText('Review deleted')).toBeVisible();
  await expect(reviews.getByText('Better with tea.')).toHaveCount(0);
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
});
