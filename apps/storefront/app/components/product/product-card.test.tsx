import { normalizeProducts } from '@haat/domain/shopper';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import { toCardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

/** Renders the card of a product with the given fields of the API, for a guest. */
function openCard(fields: object, signedInAs: string | null = null) {
  const papad = { _id: 'papad', name: 'Moong Papad', price: 179, inStock: true };
  const [product] = normalizeProducts([{ ...papad, ...fields }]).map(toCardProduct);
  if (product === undefined) throw new Error('The product cannot be read.');
  return renderScreen(<ProductCard product={product} />, { at: '/papads', signedInAs });
}

// product 2.7.8
test("a card whose product has no rating shows four stars and '(24,200 reviews)'", async () => {
  const screen = await openCard({});
  await expect.element(screen.getByText('(24,200 reviews)', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
});

// product 2.7.8
test('a card shows the rating that shoppers gave where there is one', async () => {
  const screen = await openCard({ stars: 4.5, reviews: 12 });
  await expect.element(screen.getByText('(12 reviews)', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  await expect.element(screen.getByText('(24,200 reviews)')).not.toBeInTheDocument();
});

// product 2.9.6
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

// product 2.9.6
test('a card says the size of a thing', async () => {
  const screen = await openCard({ packSize: { amount: 2, unit: 'piece' }, size: '40 × 40 cm' });
  await expect.element(screen.getByText('2 pieces · 40 × 40 cm', { exact: true })).toBeVisible();
});

// product 2.9.6
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

// product 2.9.7
test('an added product says Added, then a stepper of the same size takes the place of the button', async () => {
  const screen = await openCard({});
  const add = screen.getByRole('button', { name: /^Add to cart/ });
  await expect.element(add).toBeVisible();
  const { x, y, width, height } = add.element().getBoundingClientRect();
  await userEvent.tab();
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: /^Added/ })).toBeVisible();
  const stepper = screen.getByRole('group', { name: 'Quantity of Moong Papad' });
  await expect.element(stepper).toBeVisible();
  expect(stepper.element().getBoundingClientRect()).toMatchObject({ x, y, width, height });
  await expect.element(screen.getByRole('textbox')).toHaveValue('1');
  await expect.element(screen.getByRole('button', { name: 'Increase quantity' })).toHaveFocus();
});

// product 2.9.7, 4.8.7
test('the stepper of a card changes the cart and says the quantity, and minus at one removes', async () => {
  const screen = await openCard({});
  await screen.getByRole('button', { name: /^Add to cart/ }).click();
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  await more.click();
  await more.click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('3');
  await expect.element(screen.getByText('3 of Moong Papad in your cart')).toBeInTheDocument();
  await screen.getByRole('textbox').fill('1');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Remove Moong Papad' }).click();
  const add = screen.getByRole('button', { name: /^Add to cart/ });
  await expect.element(add).toHaveFocus();
  await expect.element(screen.getByText('Item removed from cart')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Back in your cart')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('1');
});

// product 8.3.3
test('a card says on its button that a product could not be added', async () => {
  const [product] = shop.products;
  if (product === undefined) throw new Error('The shop has no product.');
  const screen = await openCard({ _id: product._id, name: product.name }, 'shopper@example.com');
  shop.failNext('addToCart', { status: 500, message: 'The shop is busy.' });
  await screen.getByRole('button', { name: /^Add to cart/ }).click();
  await expect.element(screen.getByRole('button', { name: /^Failed/ })).toBeVisible();
});

// product 2.9.7
test('a change on a card that fails is taken back, with the message', async () => {
  const [product] = shop.products;
  if (product === undefined) throw new Error('The shop has no product.');
  const screen = await openCard({ _id: product._id, name: product.name }, 'shopper@example.com');
  await screen.getByRole('button', { name: /^Add to cart/ }).click();
  const quantity = screen.getByRole('textbox', { name: `Quantity of ${product.name}` });
  await expect.element(quantity).toHaveValue('1');
  shop.failNext('updateCart', { status: 500, message: 'The shop is busy.' });
  await screen.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.element(screen.getByText('The shop is busy.')).toBeVisible();
  await expect.element(quantity).toHaveValue('1');
});

/** Renders the card of a product with a picture of it in use, on a wide screen, with a motion preference. */
async function openWideCard(motion: 'reduce' | 'no-preference') {
  await page.viewport(1280, 800);
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: motion }],
  });
  const screen = await openCard({ image: '/pack.svg', images: ['/close.svg', '/use.svg'] });
  const card = screen.getByRole('article');
  await expect.element(card).toBeVisible();
  const listPictures = () =>
    [...card.element().querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  return { card, listPictures };
}

afterEach(async () => {
  await page.viewport(360, 780);
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
});

// product 2.9.8
test('the thing in use loads when a mouse is over the card', async () => {
  const { card, listPictures } = await openWideCard('no-preference');
  expect(listPictures()).toEqual(['/pack.svg']);
  await card.hover();
  await expect.poll(listPictures).toEqual(['/pack.svg', '/use.svg']);
});

// product 2.9.8
test('under reduced motion the picture of a card stays', async () => {
  const { card, listPictures } = await openWideCard('reduce');
  await card.hover();
  await expect.element(card.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' });
  expect(listPictures()).toEqual(['/pack.svg']);
});
