import {
  asPaise,
  CASH_LIMIT_MESSAGE,
  CASH_NOT_AVAILABLE_MESSAGE,
  DEFAULT_CHARGES,
  formatPaise,
} from '@haat/domain';
import { totalForPieces } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { addressSelectionStore, cartStore, reloadCart } from '../../../state/create-stores.ts';
import { chooseBuyNow, loadCheckoutLines } from '../checkout-lines.ts';
import { ChoosePayment } from './choose-payment.tsx';
import type { PaymentAdapter } from './provider/payment-dialog.ts';

const ADAPTER: PaymentAdapter = {
  name: 'sandbox',
  note: 'Pay now.',
  load: async () => {},
  open: async () => ({ outcome: 'dismissed' }),
};

/** Shows the payment choice with this many spice sets (₹1,499.00 each) in the cart. */
async function openChoice(quantity: number) {
  shop.findProduct('prod_spice_set').stock_quantity = 50;
  shop.carts.set('user_shopper', [{ productId: 'prod_spice_set', quantity }]);
  const [address] = shop.addresses;
  if (address !== undefined) addressSelectionStore.getState().select(address._id);
  return renderScreen(<ChoosePayment adapter={ADAPTER} onOnlineOrder={() => {}} />, {
    at: '/payment',
  });
}

/** Makes the shopper one who has neither verified her e-mail address nor got an order. */
function becomeUntrusted() {
  shop.findUser('user_shopper').isEmailVerified = false;
  for (const order of shop.orders) if (order.status === 'delivered') order.status = 'cancelled';
}

// product 2.13.14
test('cash above the limit is greyed with the reason and a way to verify the e-mail address', async () => {
  becomeUntrusted();
  const screen = await openChoice(4);
  const cash = screen.getByRole('radio', { name: /^Cash on Delivery/ });
  await expect.element(cash).toBeDisabled();
  await expect
    .element(screen.getByRole('group', { name: 'How would you like to pay?' }))
    .toHaveAccessibleDescription(CASH_LIMIT_MESSAGE);
  await expect
    .element(screen.getByRole('link', { name: 'Verify your e-mail' }))
    .toHaveAttribute('href', '/account');
  await expect.element(screen.getByRole('radio', { name: /^Online Payment/ })).toBeChecked();
});

// product 2.13.14
test('what can be chosen stands above cash that is ruled out', async () => {
  becomeUntrusted();
  const listChoices = (screen: Awaited<ReturnType<typeof openChoice>>) =>
    screen
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('value'));
  const both = await openChoice(3);
  await expect.element(both.getByRole('radio', { name: /^Cash on Delivery/ })).toBeEnabled();
  expect(listChoices(both)).toEqual(['cod', 'online']);
  await both.unmount();
  const online = await openChoice(4);
  await expect.element(online.getByRole('radio', { name: /^Cash on Delivery/ })).toBeDisabled();
  expect(listChoices(online)).toEqual(['online', 'cod']);
});

// product 2.13.8
test('an order goes on without its address on the screen', async () => {
  shop.failNext('getAddress', { status: 503 });
  const screen = await openChoice(1);
  await expect.element(screen.getByText(/^The address could not be shown just now/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Cash on Delivery/ })).toBeChecked();
});

test.each([
  ['a usual total', 3, becomeUntrusted],
  ['a verified e-mail address', 4, () => {}],
  [
    'an earlier delivered order',
    4,
    () => {
      shop.findUser('user_shopper').isEmailVerified = false;
    },
  ],
  [
    'a record that cannot be loaded, which leaves it to the server',
    4,
    () => {
      becomeUntrusted();
      shop.failNext('getCurrentUser', { status: 503 });
    },
  ],
  // product 2.13.14
])('cash can be chosen with %s', async (_, quantity, arrange) => {
  arrange();
  const screen = await openChoice(quantity);
  const cash = screen.getByRole('radio', { name: /^Cash on Delivery/ });
  await expect.element(cash).toBeChecked();
  await expect.element(cash).toBeEnabled();
  await expect.element(screen.getByText(CASH_LIMIT_MESSAGE)).not.toBeInTheDocument();
});

// product 2.13.14
test('cash to an island is greyed with the reason', async () => {
  const [address] = shop.addresses;
  if (address !== undefined) address.zipCode = '744101';
  const screen = await openChoice(1);
  await expect.element(screen.getByText(CASH_NOT_AVAILABLE_MESSAGE)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Cash on Delivery/ })).toBeDisabled();
  await expect
    .element(screen.getByRole('link', { name: 'Verify your e-mail' }))
    .not.toBeInTheDocument();
});

test('of seven products five stand above the sums, and the others open', async () => {
  const screen = await openChoice(1);
  const products = shop.products.filter(({ stock_quantity }) => stock_quantity > 0).slice(0, 7);
  shop.carts.set(
    'user_shopper',
    products.map(({ _id }) => ({ productId: _id, quantity: 1 })),
  );
  await reloadCart();
  const items = screen.getByRole('region', { name: 'Order Summary' }).getByRole('listitem');
  await expect.poll(() => items.elements()).toHaveLength(3);
  await screen.getByText('and 4 more').click();
  await expect.poll(() => items.elements()).toHaveLength(7);
});

// product 4.2.4
test('a product bought by itself is cut to its stock, and that is said', async () => {
  const screen = await openChoice(1);
  const product = shop.findProduct('prod_spice_set');
  product.stock_quantity = 3;
  chooseBuyNow({ productId: 'prod_spice_set', quantity: 5 });
  const message = screen
    .getByRole('region', { name: 'Messages' })
    .getByText(`Only 3 of ${product.name} in stock.`);
  await expect.element(message).toBeVisible();
  expect(await loadCheckoutLines()).toMatchObject([{ quantity: 3 }]);
  chooseBuyNow(null);
});

// product 4.2.8
test('a cart that was changed elsewhere says what the total was, above the button', async () => {
  const screen = await openChoice(1);
  await expect.element(screen.getByRole('button', { name: 'Place Order' })).toBeVisible();
  shop.carts.set('user_shopper', [{ productId: 'prod_spice_set', quantity: 2 }]);
  cartStore.getState().refresh();
  const [was, now] = [1, 2].map((pieces) =>
    formatPaise(totalForPieces(asPaise(1_499_00), pieces, DEFAULT_CHARGES)),
  );
  const note = screen.getByText(`The total has changed: it was ${was}, now it is ${now}.`);
  await expect.element(note).toBeVisible();
  expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    screen.getByRole('button', { name: 'Place Order' }).element().getBoundingClientRect().top,
  );
});

// product 2.13.17
test('the success screen says where the mails go and whose hands made the goods', async () => {
  const maker = { slug: 'marwar-masala', name: 'Marwar Masala Samuh', village: 'Mathania' };
  Object.assign(shop.findProduct('prod_spice_set'), { maker });
  const screen = await openChoice(1);
  await screen.getByRole('button', { name: 'Place Order' }).click();
  const mails = `Within a minute we write to ${shop.findUser('user_shopper').email}, and again when your parcel leaves.`;
  await expect.element(screen.getByText(mails)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ask about this order' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: maker.name })).toBeVisible();
});

// product 2.13.17
test('the success screen says how to verify the e-mail address that gets the mails', async () => {
  becomeUntrusted();
  const screen = await openChoice(1);
  await screen.getByRole('button', { name: 'Place Order' }).click();
  await expect
    .element(screen.getByText(/^Your order is kept under My Orders\. Verify /))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Verify your e-mail' })).toBeVisible();
});
