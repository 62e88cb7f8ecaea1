import { normalizeProducts } from '@haat/domain';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/support/screen.tsx';
import { toCardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

/** Renders the card of a product with the given fields of the API. */
function openCard(fields: object) {
  const papad = { _id: 'papad', name: 'Moong Papad', price: { paise: 179_00 }, inStock: true };
  const [product] = normalizeProducts([{ ...papad, ...fields }]).map(toCardProduct);
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

test('a card says the name in Hindi, the pack and its unit price', async () => {
  const screen = await openCard({
    nameHindi: 'मूंग पापड़',
    packSize: { amount: 400, unit: 'g' },
  });
  const hindi = screen.getByText('मूंग पापड़', { exact: true });
  await expect.element(hindi).toBeVisible();
  await expect.element(hindi).toHaveAttribute('lang', 'hi');
  await expect.element(screen.getByText('400 g · ₹44.75/100 g', { exact: true })).toBeVisible();
});

test('a card without these facts keeps no space for them', async () => {
  const full = await openCard({ nameHindi: 'मूंग पापड़', packSize: { amount: 400, unit: 'g' } });
  const heightOf = (screen: typeof full) =>
    screen.getByRole('article').element().getBoundingClientRect().height;
  await expect.element(full.getByRole('article')).toBeVisible();
  const height = heightOf(full);
  await full.unmount();
  const bare = await openCard({});
  await expect.element(bare.getByRole('article')).toBeVisible();
  // Two lines of 14 px and the gaps above them.
  expect(height - heightOf(bare)).toBeGreaterThan(40);
});
