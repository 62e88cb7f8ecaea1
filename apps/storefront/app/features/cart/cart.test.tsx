import {
  asPaise,
  DEFAULT_CHARGES,
  formatPaise,
  rupeesToPaise,
  UNTRUSTED_CASH_LIMIT,
} from '@haat/domain';
import { formatRoundAmount, normalizeProduct, totalForPieces } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import { writeLatestOrder } from '../../components/order/latest-order.ts';
import { toCardProduct, toCartLine } from '../../components/product/card-product.ts';
import { cartStore, storedRecentlySeen } from '../../state/create-stores.ts';
import CartRoute from './cart.route.tsx';

const SHOPPER = 'user_second';

/** Opens the cart of a signed-in shopper with these quantities by product id. */
async function openCart(quantities: Readonly<Record<string, number>>) {
  const lines = Object.entries(quantities).map(([productId, quantity]) => ({
    productId,
    quantity,
  }));
  shop.carts.set(SHOPPER, lines);
  return renderScreen(<CartRoute />, { at: '/cart', signedInAs: 'second@example.com' });
}

/** Opens the cart of a guest with these quantities by product id. */
async function openGuestCart(quantities: Readonly<Record<string, number>>) {
  const screen = await renderScreen(<CartRoute />, { at: '/cart', signedInAs: null });
  for (const [productId, quantity] of Object.entries(quantities)) {
    const { price, originalPrice, ...sold } = shop.findProduct(productId);
    const product = normalizeProduct({
      ...sold,
      price,
      originalPrice,
    });
    if (product === null) throw new Error(`${productId} cannot be read.`);
    await cartStore.getState().add(toCartLine(toCardProduct(product), quantity));
  }
  return screen;
}

type Screen = Awaited<ReturnType<typeof openCart>>;

const quantityOf = (screen: Screen, name: string) =>
  screen.getByRole('textbox', { name: `Quantity of ${name}` });
const more = (screen: Screen) => screen.getByRole('button', { name: 'Increase quantity' });
/** Presses by keyboard: a message, which stays below the pointer, may lie over the button. */
async function press(button: ReturnType<typeof more>): Promise<void> {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}
const messagesIn = (screen: Screen) => screen.getByRole('region', { name: 'Messages' });
const summary = (screen: Screen) => screen.getByRole('region', { name: 'Order Summary' });

// product 4.2.4
test('a quantity above the stock is cut, and a message says so', async () => {
  const screen = await openCart({ prod_besan: 1 });
  const quantity = quantityOf(screen, 'Besan Nankhatai');
  await quantity.fill('99');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(messagesIn(screen).getByText('Only 2 of Besan Nankhatai in stock.'))
    .toBeVisible();
  await expect.element(quantity).toHaveValue('2');
  await expect.poll(() => shop.cartOf(SHOPPER)[0]?.quantity).toBe(2);
});

// product 4.2.5, 8.3.1, 8.3.2
test('a change that fails is taken back, with a message', async () => {
  const screen = await openCart({ prod_moong: 2 });
  const quantity = quantityOf(screen, 'Moong Papad');
  shop.failNext('updateCart', 'unreachable');
  await press(more(screen));
  await expect.element(messagesIn(screen).getByText(/^Failed to update cart: /)).toBeVisible();
  await expect.element(screen.getByText('Failed to update item. Please try again.')).toBeVisible();
  await expect.element(quantity).toHaveValue('2');
  shop.failNext('removeFromCart', 'unreachable');
  await press(screen.getByRole('button', { name: 'Remove Moong Papad' }));
  await expect.element(messagesIn(screen).getByText(/^Failed to remove item: /)).toBeVisible();
  await expect.element(screen.getByText('Failed to remove item. Please try again.')).toBeVisible();
  await expect.element(quantity).toHaveValue('2');
});

// product 8.3.1
test('a cart that fails to be cleared stays, with a message', async () => {
  const screen = await openCart({ prod_moong: 2 });
  shop.failNext('clearCart', 'unreachable');
  await press(screen.getByRole('button', { name: 'Clear Shopping Cart' }));
  const question = screen.getByRole('dialog', { name: 'Clear your whole cart?' });
  await question.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await expect.element(messagesIn(screen).getByText(/^Failed to clear cart: /)).toBeVisible();
  await expect.element(quantityOf(screen, 'Moong Papad')).toHaveValue('2');
});

test('the focus stays on the page when a line is removed by keyboard', async () => {
  const screen = await openCart({ prod_moong: 1 });
  const remove = screen.getByRole('button', { name: 'Remove Moong Papad' });
  await expect.element(remove).toBeVisible();
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
});

// product 2.10.1, 9.1.1
test('an empty cart says so and has nothing to pay', async () => {
  const screen = await openCart({});
  await expect.element(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.element(summary(screen)).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: 'Start shopping' }))
    .toHaveAttribute('href', '/products-list');
});

// product 2.10.9
test('under an empty cart stands what was looked at last, and the way to the wishlist', async () => {
  storedRecentlySeen.write([{ id: 'prod_moong', name: 'Moong Papad' }]);
  const screen = await openCart({});
  await expect
    .element(screen.getByRole('link', { name: 'Moong Papad' }))
    .toHaveAttribute('href', '/product/prod_moong');
  await expect.element(screen.getByRole('link', { name: 'Your wishlist' })).toBeVisible();
  storedRecentlySeen.clear();
});

// product 2.10.1, 5.5.3, 9.1.2
test('the coupon takes letters and digits only, and Apply changes nothing but says so politely', async () => {
  const screen = await openCart({ prod_moong: 2 });
  const coupon = screen.getByLabelText('Coupon code');
  await coupon.fill('DIWALI-20 %!');
  await expect.element(coupon).toHaveValue('DIWALI20');
  await screen.getByRole('button', { name: 'Apply' }).click();
  const answer = screen.getByText(/^Your discount of ₹40\.00 is already taken off/);
  await expect.element(answer).toBeVisible();
  await expect.element(coupon).toHaveAccessibleDescription(/^Your discount of ₹40\.00/);
  await coupon.fill('HOLI');
  await expect.element(answer).not.toBeInTheDocument();
  await expect.element(coupon).not.toHaveAccessibleDescription();
  const total = totalForPieces(asPaise(85_00), 2, DEFAULT_CHARGES);
  await expect.element(summary(screen)).toMatchTextContent(`Total${formatPaise(total)}`);
});

// product 1.1.1, 2.10.1, 4.2.2, 6.1.1
test('a signed-in shopper’s changes go to the server, each for its own product', async () => {
  const { arrived, release } = shop.holdNext('updateCart');
  const screen = await openCart({ prod_moong: 2, prod_spice_set: 1 });
  const papad = screen.getByRole('row', { name: /Moong Papad/ });
  const spices = screen.getByRole('row', { name: /Spice Set/ });
  await papad.getByRole('button', { name: 'Increase quantity' }).click();
  await arrived;
  // At once on the screen; only this row is busy.
  await expect.element(papad).toHaveAttribute('aria-busy', 'true');
  await expect.element(papad).toMatchTextContent(/₹255\.00$/);
  await expect.element(spices).toHaveAttribute('aria-busy', 'false');
  release();
  await expect.element(papad).toHaveAttribute('aria-busy', 'false');
  await screen.getByRole('button', { name: 'Remove Spice Set (12 Products)' }).click();
  await expect.element(messagesIn(screen).getByText('Item removed from cart')).toBeVisible();
  expect(shop.cartOf(SHOPPER)).toEqual([{ productId: 'prod_moong', quantity: 3 }]);
});

// product 5.5.4
test('what is typed and is no quantity stays the last one, and says how to write one', async () => {
  const screen = await openCart({ prod_moong: 1 });
  const quantity = quantityOf(screen, 'Moong Papad');
  await quantity.fill('2.5');
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity).toHaveValue('1');
  await expect
    .element(
      screen.getByText('Please enter the quantity of Moong Papad as a whole number, such as 2.'),
    )
    .toBeVisible();
});

test('the last piece of a product says so, and no more of it can be taken', async () => {
  shop.findProduct('prod_besan').stock_quantity = 1;
  const screen = await openCart({ prod_besan: 1 });
  await expect.element(screen.getByText('Only 1 left')).toBeVisible();
  await expect.element(more(screen)).toHaveAttribute('aria-disabled', 'true');
});

// product 2.10.5
test('a total above the limit of cash says so in the cart, with the way out', async () => {
  const screen = await openCart({ prod_spice_set: 4 });
  const note = screen.getByText(/^To pay more than ₹5,000\.00 in cash/);
  await expect.element(note).toBeVisible();
  expect(note.element().getBoundingClientRect().bottom).toBeLessThan(
    summary(screen).getByLabelText('Coupon code').element().getBoundingClientRect().top,
  );
  await screen.getByRole('link', { name: 'Verify your e-mail' }).click();
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/account');
});

test.each([
  ['a guest', openGuestCart],
  ['a signed-in shopper', openCart],
  // product 4.8.7, 8.10.1
] as const)('%s brings a removed line back with its quantity, by keyboard too', async (_, open) => {
  const screen = await open({ prod_moong: 3, prod_chilli: 1 });
  await press(screen.getByRole('button', { name: 'Remove Moong Papad' }));
  const undo = messagesIn(screen).getByRole('status').getByRole('button', { name: 'Undo' });
  await press(undo);
  await expect.element(messagesIn(screen).getByText('Back in your cart')).toBeVisible();
  await expect.element(quantityOf(screen, 'Moong Papad')).toHaveValue('3');
  await expect.element(quantityOf(screen, 'Mathania Red Chilli Powder')).toHaveValue('1');
  // In its place, not at the end.
  await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent('Moong Papad');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

// product 4.8.7
test('two presses of Undo bring a line back once', async () => {
  const screen = await openCart({ prod_moong: 2 });
  await press(screen.getByRole('button', { name: 'Remove Moong Papad' }));
  const { arrived, release } = shop.holdNext('addToCart');
  const undo = messagesIn(screen).getByRole('button', { name: 'Undo' });
  await press(undo);
  await arrived;
  await press(undo);
  release();
  await expect.element(messagesIn(screen).getByText('Back in your cart')).toBeVisible();
  expect(shop.cartOf(SHOPPER)).toEqual([{ productId: 'prod_moong', quantity: 2 }]);
});

// product 4.8.7
test('a line that cannot be brought back says why', async () => {
  const screen = await openCart({ prod_besan: 2 });
  await press(screen.getByRole('button', { name: 'Remove Besan Nankhatai' }));
  shop.findProduct('prod_besan').stock_quantity = 1;
  await press(messagesIn(screen).getByRole('button', { name: 'Undo' }));
  await expect
    .element(messagesIn(screen).getByRole('alert'))
    .toMatchTextContent(/^Only 1 of Besan Nankhatai is left/);
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible();
});

// product 4.8.7
test('a line that is sold out can be removed, but not brought back', async () => {
  const screen = await openCart({ prod_ajwain: 1 });
  await press(screen.getByRole('button', { name: /^Remove Ajwain/ }));
  await expect.element(messagesIn(screen).getByText('Item removed from cart')).toBeVisible();
  await expect
    .element(messagesIn(screen).getByRole('button', { name: 'Undo' }))
    .not.toBeInTheDocument();
});

test.each([
  ['a guest', openGuestCart],
  ['a signed-in shopper', openCart],
  // product 2.10.6
] as const)('%s sees the price before a discount, and what all discounts save', async (_, open) => {
  const screen = await open({ prod_spice_set: 2, prod_moong: 1 });
  const spices = screen.getByRole('row', { name: /Spice Set/ });
  await expect.element(spices).toMatchTextContent(/₹1,499\.00 Before ₹1,999\.00/);
  const papad = screen.getByRole('row', { name: /Moong Papad/ });
  await expect.element(papad).not.toMatchTextContent('Before');
  await expect.element(summary(screen)).toMatchTextContent(/₹1,000\.00 below former prices/);
});

// product 2.10.6
test('what the discounts save comes and goes without moving what is below', async () => {
  const screen = await openCart({ prod_chilli: 1, prod_moong: 1 });
  const savings = summary(screen).getByText(/ below former prices$/);
  await expect.element(savings).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Enter pincode' })).toBeVisible();
  const coupon = summary(screen).getByLabelText('Coupon code').element();
  const fromTop = () =>
    coupon.getBoundingClientRect().top - summary(screen).element().getBoundingClientRect().top;
  const before = fromTop();
  await press(screen.getByRole('button', { name: 'Remove Mathania Red Chilli Powder' }));
  await expect.element(savings).not.toBeInTheDocument();
  expect(fromTop()).toBe(before);
});

// product 2.10.5
test('a guest above the limit of cash reads of it', async () => {
  shop.findProduct('prod_spice_set').stock_quantity = 50;
  const screen = await openGuestCart({ prod_spice_set: 4 });
  const hint = screen.getByText(`Above ${formatPaise(UNTRUSTED_CASH_LIMIT)}, cash on delivery`, {
    exact: false,
  });
  await expect.element(hint).toBeVisible();
  await screen.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect.element(hint).not.toBeInTheDocument();
});

// product 4.2.8
test('a cart that was changed elsewhere says what the total was', async () => {
  const screen = await openCart({ prod_moong: 1 });
  await expect.element(screen.getByRole('row', { name: /Moong Papad/ })).toBeVisible();
  shop.carts.set(SHOPPER, [{ productId: 'prod_moong', quantity: 2 }]);
  cartStore.getState().refresh();
  const was = formatPaise(totalForPieces(asPaise(85_00), 1, DEFAULT_CHARGES));
  const now = formatPaise(totalForPieces(asPaise(85_00), 2, DEFAULT_CHARGES));
  const note = screen.getByText(`The total has changed: it was ${was}, now it is ${now}.`);
  await expect.element(note).toBeVisible();
  await screen.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

/** The newest order of the shopper of these tests, which she has just placed. */
function placeOrder(change: Partial<(typeof shop.orders)[number]> = {}) {
  const [order] = shop.orders;
  if (order === undefined) throw new Error('The shop has no order.');
  Object.assign(order, { status: 'pending', ...change });
  return { id: order._id, orderNumber: order.orderNumber ?? order._id };
}

// product 2.13.15
test('an empty cart after an order says which is placed and when it comes, until the cart is changed', async () => {
  const order = placeOrder();
  writeLatestOrder('user_shopper', order);
  const open = () =>
    renderScreen(<CartRoute />, { at: '/cart', signedInAs: 'shopper@example.com' });
  shop.carts.set('user_shopper', []);
  const screen = await open();
  await expect
    .element(screen.getByText(new RegExp(`^${order.orderNumber} is placed, expected \\w{3} `)))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'See it' }))
    .toHaveAttribute('href', `/account/orders/view-order-details?id=${order.id}`);
  await screen.unmount();

  const other = await openCart({});
  await expect.element(other.getByText('Your cart is empty')).toBeVisible();
  await expect.element(other.getByText(/is placed/)).not.toBeInTheDocument();
  await other.unmount();

  shop.carts.set('user_shopper', [{ productId: 'prod_moong', quantity: 1 }]);
  const filled = await open();
  await press(filled.getByRole('button', { name: 'Remove Moong Papad' }));
  await expect.element(filled.getByText('Your cart is empty')).toBeVisible();
  await expect.element(filled.getByText(/is placed/)).not.toBeInTheDocument();
});

// product 2.13.15
test('an order that waits for its payment says so, with the way to it', async () => {
  const order = placeOrder({ paymentMethod: 'online', paymentStatus: 'pending' });
  writeLatestOrder('user_shopper', order);
  shop.carts.set('user_shopper', []);
  const screen = await renderScreen(<CartRoute />, { at: '/cart' });
  await expect
    .element(screen.getByText(`${order.orderNumber} is placed and waits for its payment`))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Pay now' }))
    .toHaveAttribute('href', `/payment?order=${order.id}&pay=now`);
});

// product 2.10.7, 2.10.8
test('the parcel says what each piece costs, and offers more for it without moving what is there', async () => {
  const screen = await openCart({ prod_moong: 1 });
  const parcel = screen.getByRole('region', { name: 'Your parcel has room' });
  const price = rupeesToPaise(Number(shop.findProduct('prod_moong').price));
  const each = formatRoundAmount(totalForPieces(price, 1, DEFAULT_CHARGES));
  await expect
    .element(parcel)
    .toMatchTextContent(new RegExp(`One piece costs ${each} with everything`));
  await expect.element(parcel).toMatchTextContent(/Delivery stays ₹240, whatever you add\./);
  const offers = parcel.getByRole('listitem');
  await expect.element(offers.first()).toBeVisible();
  const names = () => offers.elements().map((offer) => offer.querySelector('a')?.textContent);
  const before = names();
  expect(before).not.toContain('Moong Papad');
  await press(parcel.getByRole('button', { name: /^Add to cart/ }).first());
  await expect.poll(() => shop.cartOf(SHOPPER)).toHaveLength(2);
  await expect.element(parcel).toMatchTextContent(/Each of your 2 pieces now costs ₹/);
  expect(names()).toEqual(before);
});
