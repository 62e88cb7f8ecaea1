import { computeCartTotals, DEFAULT_CHARGES, formatPaise } from '@haat/domain';
import { expect, test, vi } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { DELIVERY_PINCODE_STORAGE_KEY } from '../../../components/delivery/pincode-storage-key.ts';
import { api, cartStore } from '../../../state/create-stores.ts';
import { chooseBuyNow } from '../checkout-lines.ts';
import { RETURN_TO_SAVED_ADDRESSES } from '../return-to.ts';
import ShippingDetailsRoute from './shipping-details.route.tsx';

const NO_HINT = 'Enter 6-digit pincode to fetch District';

/** Opens the form after a navigation from the list of saved addresses, which is empty. */
async function openForm() {
  const screen = await renderScreen(<ShippingDetailsRoute />, {
    at: '/shipping-details',
    signedInAs: 'second@example.com',
    state: RETURN_TO_SAVED_ADDRESSES,
  });
  await expect.element(screen.getByLabelText('Phone number')).toHaveValue('9000000002');
  return screen;
}

type Screen = Awaited<ReturnType<typeof openForm>>;

const alertIn = (screen: Screen) => screen.getByRole('main').getByRole('alert');
const messagesIn = (screen: Screen) => screen.getByRole('region', { name: 'Messages' });

function lookUps(): (string | undefined)[] {
  return shop.callsTo('lookUpPincode').map(({ url }) => url.split('/').at(-1));
}

async function save(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Save & Continue to Payment' }).click();
}

async function fill(screen: Screen, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await screen.getByLabelText(label, { exact: true }).fill(text);
  }
}

/** Everything but the pincode, the state and what is filled in already. */
const TYPED = { 'Address Line 1': '12 Nehru Bazar', District: 'Jaipur', City: 'Jaipur' };

// product 2.3.1, 2.13.1, 2.13.2, 5.3.2, 9.2.4
test('the form has the fields, limits and choices of the specification', async () => {
  const screen = await openForm();
  for (const label of [
    'Address Line 1',
    'Address Line 2',
    'Landmark',
    'District',
    'City',
  ] as const) {
    await expect.element(screen.getByLabelText(label)).toBeEnabled();
  }
  const name = screen.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveAttribute('maxlength', '50');
  const pincode = screen.getByLabelText('Pincode');
  await expect.element(pincode).toHaveAttribute('inputmode', 'numeric');
  await pincode.fill('30a20-01999');
  await expect.element(pincode).toHaveValue('302001');

  // 28 states, 8 union territories, and none chosen.
  const state = screen.getByLabelText('State');
  await expect.element(state).toHaveValue('');
  const groups = [...state.element().querySelectorAll('optgroup')];
  expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
    ['States', 28],
    ['Union territories', 8],
  ]);
  const countries = screen.getByLabelText('Country').getByRole('option', { name: 'India' });
  expect(countries.elements()).toHaveLength(1);
  const type = screen.getByLabelText('Address Type');
  await expect.element(type).toHaveValue('Other');
  const types = type.getByRole('option').elements();
  expect(types.map(({ textContent }) => textContent)).toEqual(['Home', 'Work', 'Other']);
  await expect.element(screen.getByLabelText('Make default')).not.toBeChecked();
});

// product 2.10.3
test('a phone says the number of items and the total above the form', async () => {
  shop.carts.set('user_second', [{ productId: 'prod_spice_set', quantity: 2 }]);
  const screen = await openForm();
  const { total } = computeCartTotals(cartStore.getState().lines, DEFAULT_CHARGES);
  const ahead = screen.getByText(`2 items · ${formatPaise(total)}`);
  await expect.element(ahead).toBeVisible();
  const form = screen.getByLabelText('Address Line 1').element();
  expect(ahead.element().compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const openWithCart = (at: string, cart: readonly { productId: string; quantity: number }[]) => {
  shop.carts.set('user_second', [...cart]);
  return renderScreen(<ShippingDetailsRoute />, { at, signedInAs: 'second@example.com' });
};

// product 5.5.2
test('a cart that is empty, once it has loaded, leads from the form to the cart, with the reason', async () => {
  const screen = await openWithCart('/shipping-details', [
    { productId: 'prod_moong', quantity: 1 },
  ]);
  cartStore.setState({ lines: [], status: 'loading' });
  await expect.element(screen.getByLabelText('Address Line 1')).toBeEnabled();
  cartStore.setState({ status: 'ready' });
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/cart');
  await expect.element(messagesIn(screen).getByText('Your cart is empty')).toBeVisible();
});

// product 5.5.2
test('a product that is bought by itself needs no cart', async () => {
  const screen = await openWithCart('/shipping-details?buy=prod_moong&quantity=2', []);
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  await expect.element(summary.getByText(/^Moong Papad/)).toBeVisible();
  await expect.element(screen.getByLabelText('Address Line 1')).toBeEnabled();
  chooseBuyNow(null);
});

// product 2.13.12
test('the offered address says its type, but not Other', async () => {
  const [address] = shop.addresses;
  for (const addressType of ['Other', 'Home'] as const) {
    Object.assign(address ?? {}, { addressType });
    shop.carts.set('user_shopper', [{ productId: 'prod_moong', quantity: 1 }]);
    const screen = await renderScreen(<ShippingDetailsRoute />, { at: '/shipping-details' });
    const type = screen.getByRole('paragraph').filter({ hasText: /^(Home|Work|Other)$/ });
    await expect.element(screen.getByRole('button', { name: 'Deliver here' })).toBeVisible();
    expect(type.elements().map(({ textContent }) => textContent)).toEqual(
      addressType === 'Other' ? [] : [addressType],
    );
    await screen.unmount();
  }
});

// product 2.13.11, 2.13.12
test('the form starts with the name and the phone number of the account', async () => {
  const screen = await openForm();
  const name = screen.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveValue('Second Shopper');
  await expect.element(screen.getByLabelText('Phone number')).toHaveValue('9000000002');
  await expect.element(screen.getByLabelText('Address Line 1')).toHaveValue('');
  // Also before the first one is saved.
  await expect
    .element(screen.getByRole('link', { name: 'Use Saved Address' }))
    .toHaveAttribute('href', '/saved-address');
  await expect
    .element(screen.getByRole('button', { name: 'Deliver here' }))
    .not.toBeInTheDocument();
});

// product 8.1.4
test('a name that is too long for the form is cut between two characters', async () => {
  const user = shop.users.find(({ email }) => email === 'second@example.com');
  if (user === undefined) throw new Error('The mock shop has no such account.');
  user.fullName = `${'a'.repeat(48)}👩🏽‍🌾`;
  const screen = await openForm();
  const name = screen.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveValue('a'.repeat(48));
});

// product 2.13.11
test('the form starts with the pincode that was chosen on a product, and its place', async () => {
  localStorage.setItem(
    DELIVERY_PINCODE_STORAGE_KEY,
    JSON.stringify({ state: { pincode: '302001', userId: null }, version: 1 }),
  );
  const screen = await openForm();
  await expect.element(screen.getByLabelText('Pincode')).toHaveValue('302001');
  await expect.element(screen.getByLabelText('District')).toHaveValue('Jaipur');
  await expect.element(screen.getByText('Detected district: Jaipur')).toBeVisible();
  // Nothing was typed yet.
  expect(sessionStorage.getItem('address-draft')).toBeNull();
});

test('addresses that do not load leave the form', async () => {
  shop.failNext('listAddresses', 'unreachable');
  const screen = await openForm();
  await expect.element(screen.getByLabelText('Address Line 1')).toBeEnabled();
});

// product 5.3.1
test('errors stand beside their fields, and go away when edited', async () => {
  const screen = await openForm();
  await fill(screen, { Name: 'A', 'Phone number': '12345', Pincode: '3020' });
  await save(screen);
  await expect.element(alertIn(screen)).toHaveTextContent('Please correct the errors below');
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters.'],
    ['Phone number', 'Please enter a valid 10-digit phone number.'],
    ['Address Line 1', 'Address line 1 is required.'],
    ['Pincode', 'Please enter a valid 6-digit zip code.'],
    ['District', 'District is required.'],
    ['City', 'City is required.'],
    ['State', 'Please select your state.'],
  ] as const) {
    await expect
      .element(screen.getByLabelText(label, { exact: true }))
      .toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveFocus();
  await fill(screen, { City: 'Jaipur' });
  await expect.element(screen.getByText('City is required.')).not.toBeInTheDocument();
  await expect.element(screen.getByText('District is required.')).toBeVisible();
  expect(shop.callsTo('createAddress')).toEqual([]);
});

// product 2.13.3, 2.13.6, 8.8.1
test('also after a failed save a shopper goes back to the saved addresses', async () => {
  shop.failNext('createAddress', { status: 502 });
  const screen = await openForm();
  await fill(screen, { ...TYPED, Pincode: '302001' });
  await expect.element(screen.getByLabelText('State')).toHaveValue('Rajasthan');
  await save(screen);
  await expect.element(messagesIn(screen).getByText('Failed to save address.')).toBeVisible();
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/saved-address');
});

// product 8.8.1
test('a response without an id counts as a failed save', async () => {
  const screen = await openForm();
  const id = vi.spyOn(shop, 'createId').mockReturnValue('');
  await fill(screen, { ...TYPED, Pincode: '302001' });
  await expect.element(screen.getByLabelText('State')).toHaveValue('Rajasthan');
  await save(screen);
  await expect.element(messagesIn(screen).getByText('Failed to save address.')).toBeVisible();
  id.mockRestore();
});

// product 2.13.4, 5.3.4, 9.2.2
test('the pincode is looked up 400 ms after typing has stopped, and fills district, city, state and country', async () => {
  const screen = await openForm();
  const { arrived, release } = shop.holdNext('lookUpPincode');
  await expect.element(screen.getByText(NO_HINT)).toBeVisible();
  const start = performance.now();
  await screen.getByLabelText('Pincode').fill('5600');
  await screen.getByLabelText('Pincode').fill('560001');
  await arrived;
  // Timers count whole milliseconds.
  expect(performance.now() - start).toBeGreaterThanOrEqual(399);
  await expect.element(screen.getByText('Looking up pincode…')).toBeVisible();
  release();
  await expect.element(screen.getByText('Detected district: Bengaluru')).toBeVisible();
  await expect.element(screen.getByLabelText('District')).toHaveValue('Bengaluru');
  await expect.element(screen.getByLabelText('City')).toHaveValue('Bengaluru');
  await expect.element(screen.getByLabelText('State')).toHaveValue('Karnataka');
  await expect.element(screen.getByLabelText('Country')).toHaveValue('India');
  expect(lookUps()).toEqual(['560001']);
});

// product 5.3.7
test('a changed pincode takes back what its look-up filled in, and nothing that was typed', async () => {
  const screen = await openForm();
  await fill(screen, { Pincode: '560001' });
  await expect.element(screen.getByLabelText('District')).toHaveValue('Bengaluru');
  await fill(screen, { City: 'Yelahanka', Pincode: '999999' });
  await expect.element(screen.getByText('We do not know 999999. Please check it.')).toBeVisible();
  await expect.element(screen.getByLabelText('District')).toHaveValue('');
  await expect.element(screen.getByLabelText('State')).toHaveValue('');
  await expect.element(screen.getByLabelText('City')).toHaveValue('Yelahanka');
});

// product 5.3.4
test('a response about a pincode that is no longer in the field changes nothing', async () => {
  const screen = await openForm();
  const { arrived, release } = shop.holdNext('lookUpPincode');
  await fill(screen, { Pincode: '560001' });
  await arrived;
  await expect.element(screen.getByText('Looking up pincode…')).toBeVisible();
  await fill(screen, { Pincode: '313001' });
  await expect.element(screen.getByText('Detected district: Udaipur')).toBeVisible();
  release();
  await expect.poll(() => shop.callsTo('lookUpPincode')[0]?.status).not.toBeNull();
  await expect.element(screen.getByLabelText('District')).toHaveValue('Udaipur');
  await fill(screen, { Pincode: '3130' });
  await expect.element(screen.getByText(NO_HINT)).toBeVisible();
});

test.each([
  ['is down', '302001', 'No district found for 302001. Please type it below.'],
  ['does not know the pincode', '999999', 'We do not know 999999. Please check it.'],
  ['sends a page', '302001', 'No district found for 302001. Please type it below.'],
])('a postal service that %s leaves the form as it is', async (what, pincode, hint) => {
  if (what === 'is down') shop.failNext('lookUpPincode', 'unreachable', 3);
  const sendPage: Parameters<typeof api.use>[0] = {
    onRequest: ({ schemaPath }) =>
      schemaPath === '/pincode/{pincode}'
        ? new Response('<h1>Busy</h1>', { headers: { 'content-type': 'text/html' } })
        : undefined,
  };
  if (what === 'sends a page') api.use(sendPage);
  const screen = await openForm();
  await fill(screen, { Pincode: pincode, District: 'Dudu' });
  await expect.element(screen.getByText(hint)).toBeVisible();
  await expect.element(screen.getByLabelText('District')).toHaveValue('Dudu');
  await expect.element(alertIn(screen)).not.toBeInTheDocument();
  api.eject(sendPage);
});

// product 5.3.5
test('a postal service that never responds blocks neither typing nor saving', async () => {
  const screen = await openForm();
  const { release } = shop.holdNext('lookUpPincode');
  await fill(screen, { ...TYPED, 'Phone number': '+919812345678', Pincode: '302001' });
  await expect.element(screen.getByText('Looking up pincode…')).toBeVisible();
  await screen.getByLabelText('State').selectOptions('Rajasthan');
  await save(screen);
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/saved-address');
  expect(shop.addresses.at(-1)).toMatchObject({ phoneNumber: '+919812345678', city: 'Jaipur' });
  release();
});
