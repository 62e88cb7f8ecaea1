import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { authStore } from '../../../state/create-stores.ts';
import WishlistRoute from './wishlist.route.tsx';

const SHOPPER = 'user_shopper';

/** Opens the wishlist with these products, the one added last first. */
async function openWishlist(...productIds: readonly string[]) {
  shop.wishlists.set(SHOPPER, [...productIds]);
  // The list is loaded when somebody else signs in.
  authStore.setState({ status: 'signed-out', user: null });
  return renderScreen(<WishlistRoute />, { at: '/account/wishlist' });
}

type Screen = Awaited<ReturnType<typeof openWishlist>>;

const heading = (screen: Screen) => screen.getByRole('heading', { level: 1 });
const messagesIn = (screen: Screen) => screen.getByRole('region', { name: 'Messages' });
const alertIn = (screen: Screen) => screen.getByRole('main').getByRole('alert');
const cardOf = (screen: Screen, name: string) =>
  screen.getByRole('article').filter({ hasText: name });

/** The ways in which a call fails, each with what follows the text of the screen. */
const FAILURES = [
  ['without a response', 'unreachable', /\S/],
  [
    'that the server fails',
    { status: 500, message: 'The stall is closed.' },
    /The stall is closed\./,
  ],
] as const;

// product 2.3.2, 2.14.9
test('the wishlist screen shows every product with its figures', async () => {
  const screen = await openWishlist('prod_chilli', 'prod_moong', 'prod_spice_set');
  await expect.element(heading(screen)).toHaveTextContent('3 Item(s) in Wishlist');
  await expect
    .element(screen.getByRole('button', { name: 'All', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  const spiceSet = cardOf(screen, 'Spice Set (12 Products)');
  await expect
    .element(spiceSet.getByRole('link'))
    .toHaveAttribute('href', '/product/prod_spice_set');
  await expect
    .element(cardOf(screen, 'Mathania').getByRole('img', { name: '5 out of 5 stars' }))
    .toBeVisible();
  await expect.element(cardOf(screen, 'Mathania')).toMatchTextContent(/\(1 review\)/);
  await expect.element(spiceSet).toMatchTextContent(/-25%/);
  await expect.element(spiceSet).toMatchTextContent(/₹1,499\.00/);
  await expect.element(spiceSet.getByRole('button', { name: /^Move to Cart/ })).toBeVisible();
  await expect.element(spiceSet.getByRole('button', { name: /^Remove/ })).toBeVisible();
});

// product 2.14.9
test('a product that is sold out leads to its page, where a mail can be asked for', async () => {
  const screen = await openWishlist('prod_ajwain');
  shop.findProduct('prod_ajwain').stock_quantity = 0;
  const card = screen.getByRole('article');
  await expect.element(card.getByRole('paragraph').getByText('Out of Stock')).toBeInTheDocument();
  await expect
    .element(card.getByRole('link', { name: /^Tell me when it is back/ }))
    .toHaveAttribute('href', '/product/prod_ajwain');
  await expect.element(card.getByRole('button', { name: /^Move to Cart/ })).not.toBeInTheDocument();
});

// product 2.14.9
test('Remove takes a product off the wishlist, down to none', async () => {
  const screen = await openWishlist('prod_moong');
  await screen.getByRole('button', { name: /^Remove ?: Moong Papad/ }).click();
  await expect.element(messagesIn(screen).getByText('Removed from wishlist')).toBeVisible();
  await expect.element(heading(screen)).toHaveTextContent('0 Item(s) in Wishlist');
  await expect.element(screen.getByText('No items in wishlist yet.')).toBeVisible();
  await expect.element(heading(screen)).toHaveFocus();
  expect(shop.wishlistOf(SHOPPER)).toEqual([]);
});

// product 2.14.9, 8.6.1, 8.10.1
test('Clear All asks first, then empties the wishlist', async () => {
  const screen = await openWishlist('prod_chilli', 'prod_moong');
  const clearAll = screen.getByRole('button', { name: 'Clear All' });
  const question = screen.getByRole('dialog', { name: 'Clear entire wishlist?' });
  await clearAll.click();
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(heading(screen)).toHaveTextContent('2 Item(s) in Wishlist');
  await clearAll.click();
  await question.getByRole('button', { name: 'Clear All' }).click();
  await expect.element(messagesIn(screen).getByText('Wishlist cleared')).toBeVisible();
  await expect.element(screen.getByText('No items in wishlist yet.')).toBeVisible();
  expect(shop.wishlistOf(SHOPPER)).toEqual([]);
});

test('Move to Cart adds one to the cart, then takes it off the wishlist', async () => {
  const screen = await openWishlist('prod_moong');
  await screen.getByRole('button', { name: /^Move to Cart ?: Moong Papad/ }).click();
  await expect.element(screen.getByText('No items in wishlist yet.')).toBeVisible();
  await expect.poll(() => shop.wishlistOf(SHOPPER)).toEqual([]);
  expect(shop.cartOf(SHOPPER)).toEqual([{ productId: 'prod_moong', quantity: 1 }]);
  const changes = shop.calls.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ operation }) => operation)).toEqual(['addToCart', 'removeFromWishlist']);
});

// product 4.8.3
test('a move whose first step fails leaves the product on the wishlist, without an error', async () => {
  const screen = await openWishlist('prod_moong');
  shop.failNext('addToCart', { status: 500 });
  const move = screen.getByRole('button', { name: /^Move to Cart ?: Moong Papad/ });
  await move.click();
  await expect.poll(() => shop.callsTo('addToCart')[0]?.status).toBe(500);
  await expect.element(move).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(alertIn(screen)).not.toBeInTheDocument();
  expect(shop.wishlistOf(SHOPPER)).toEqual(['prod_moong']);
  expect(shop.cartOf(SHOPPER)).toEqual([]);
});

// product 8.6.1
test.each(FAILURES)('a wishlist %s says so, and Retry loads it', async (_, planned, reason) => {
  shop.failNext('getWishlist', planned);
  const { arrived, release } = shop.holdNext('getWishlist');
  const screen = await openWishlist('prod_moong');
  await arrived;
  await expect.element(screen.getByText(/^Loading products…/)).toBeInTheDocument();
  release();
  await expect.element(alertIn(screen)).toMatchTextContent(/^Failed to load wishlist: /);
  await expect.element(alertIn(screen)).toMatchTextContent(reason);
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(cardOf(screen, 'Moong Papad')).toBeVisible();
});

// product 8.6.1
test('a removal that the server does not make says so', async () => {
  const screen = await openWishlist('prod_moong');
  shop.failNext('removeFromWishlist', FAILURES[1][1]);
  await screen.getByRole('button', { name: /^Remove ?: Moong Papad/ }).click();
  const removal = messagesIn(screen).getByText(/^Remove from wishlist failed: /);
  await expect.element(removal).toBeVisible();
  await expect.element(alertIn(screen)).toHaveTextContent('Failed to remove.');
  await expect.element(cardOf(screen, 'Moong Papad')).toBeVisible();
});

// product 9.4.3
test('a removal without a response is kept', async () => {
  const screen = await openWishlist('prod_moong');
  shop.failNext('removeFromWishlist', 'unreachable');
  await screen.getByRole('button', { name: /^Remove ?: Moong Papad/ }).click();
  await expect.element(cardOf(screen, 'Moong Papad')).not.toBeInTheDocument();
  // It is sent as soon as the shop answers again.
  await expect.poll(() => shop.wishlists.get(SHOPPER)).toEqual([]);
});

// product 8.6.1
test.each(FAILURES)('a clearing %s says so', async (_, planned, reason) => {
  const screen = await openWishlist('prod_moong');
  shop.failNext('clearWishlist', planned);
  await screen.getByRole('button', { name: 'Clear All' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click();
  const clearing = messagesIn(screen).getByText(/^Clear wishlist failed: /);
  await expect.element(clearing).toMatchTextContent(reason);
  await expect.element(alertIn(screen)).toHaveTextContent('Failed to clear wishlist.');
  await expect.element(cardOf(screen, 'Moong Papad')).toBeVisible();
});

// product 4.8.4
test('what another tab has changed shows once the shopper comes back, and nothing after a logout', async () => {
  const screen = await openWishlist('prod_moong', 'prod_chilli');
  await expect.element(heading(screen)).toHaveTextContent('2 Item(s) in Wishlist');
  shop.wishlists.set(SHOPPER, ['prod_chilli']);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(heading(screen)).toHaveTextContent('1 Item(s) in Wishlist');
  authStore.setState({ status: 'signed-out', user: null });
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
});
