import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { LiveReviews } from './live-reviews.tsx';

// product 8.7.1
test('reviews that fail to load say so, and Retry loads them', async () => {
  shop.failNext('listProductReviews', { status: 500, message: 'The shop is busy.' });
  const screen = await renderScreen(<LiveReviews productId="prod_moong" first={null} />, {
    at: '/product/prod_moong',
    signedInAs: null,
  });
  await expect.element(screen.getByText('Failed to load reviews: The shop is busy.')).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
