import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test/support/screen.tsx';
import { parseReviewPage } from './review-page.ts';
import { ReviewsToRead } from './reviews-to-read.tsx';

const ONLY_BUYERS = 'Only stars of shoppers who bought it here count.';

/** Shows reviews of 5 stars; the first author bought the product if `isBought`, and got the reply. */
function openReviews(isBought: boolean, reply: object | null = null) {
  const reviews = [isBought, false].map((boughtHere, index) => ({
    _id: `review-${index}`,
    rating: 5,
    userId: { _id: `user-${index}`, name: `Shopper ${index}` },
    boughtHere,
    reply: index === 0 ? reply : null,
    createdAt: '2026-11-21T09:00:00.000Z',
  }));
  const pagination = { page: 1, limit: 10, total: 2, totalPages: 1 };
  const first = parseReviewPage({ reviews, pagination });
  return renderScreen(<ReviewsToRead first={first} />, { at: '/product/papad', signedInAs: null });
}

test('marks reviews of shoppers who bought the product here, and states that only they count', async () => {
  const screen = await openReviews(true);
  await expect
    .element(screen.getByText('Shopper 0 · Bought here · 21 November 2026'))
    .toBeVisible();
  await expect.element(screen.getByText('Shopper 1 · 21 November 2026')).toBeVisible();
  await expect.element(screen.getByText('1 review', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(ONLY_BUYERS)).toBeVisible();
});

test('states nothing where all reviews count', async () => {
  const screen = await openReviews(false);
  await expect.element(screen.getByText('2 reviews', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(ONLY_BUYERS)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Bought here/)).not.toBeInTheDocument();
});

// product 4.6.5
test('shows the reply of the shop with its day below the review, and nothing below others', async () => {
  const text = 'Thank you.\nThe next packets are crisper.';
  const screen = await openReviews(true, { text, repliedAt: '2026-11-22T09:00:00.000Z' });
  const [answered, other] = [
    screen.getByRole('article').first(),
    screen.getByRole('article').last(),
  ];
  await expect.element(answered.getByText('Reply from Haat · 22 November 2026')).toBeVisible();
  await expect
    .element(answered.getByText('Thank you. The next packets are crisper.'))
    .toBeVisible();
  await expect.element(other.getByText(/Reply from Haat/)).not.toBeInTheDocument();
});
