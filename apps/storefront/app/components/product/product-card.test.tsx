import { normalizeProducts } from '@haat/domain';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/support/screen.tsx';
import { toCardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

/** Renders the card of a product with the given rating fields of the API. */
function openCard(rating: object) {
  const papad = { _id: 'papad', name: 'Moong Papad', price: { paise: 179_00 }, inStock: true };
  const [product] = normalizeProducts([{ ...papad, ...rating }]).map(toCardProduct);
  if (product === undefined) throw new Error('The product cannot be read.');
  return renderScreen(<ProductCard product={product} />, { at: '/papads', signedInAs: null });
}

test("a card whose product has no rating shows four stars and '(24,200 reviews)'", async () => {
  const screen = await openCard({});
  await expect.element(screen.getByText('(24,200 reviews)', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
});

test('a card shows the rating that shoppers gave where there is one', async () => {
  const screen = await openCard({ stars: 4.5, reviews: 12 });
  await expect.element(screen.getByText('(12 reviews)', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  await expect.element(screen.getByText('(24,200 reviews)')).not.toBeInTheDocument();
});
