import { SELECTED_ADDRESS_STORAGE_KEY } from '@haat/domain/shopper';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { addressSelectionStore } from '../../../state/create-stores.ts';
import { SavedAddresses } from './saved-addresses.tsx';

const openAddresses = (signedInAs = 'shopper@example.com') =>
  renderScreen(<SavedAddresses />, { at: '/account', signedInAs });

type Screen = Awaited<ReturnType<typeof openAddresses>>;

const HOME = /12 Example Road/;
const WORK = /4 Station Road/;

const cardOf = (screen: Screen, text: RegExp) =>
  screen.getByRole('listitem').filter({ hasText: text });

const formIn = (screen: Screen, title: string) => screen.getByRole('form', { name: title });

const messagesIn = (screen: Screen) => screen.getByRole('region', { name: 'Messages' });

async function fillForm(screen: Screen): Promise<void> {
  const form = formIn(screen, 'Add New Address');
  await form.getByLabelText('Recipient Name*').fill(' Test Shopper ');
  await form.getByLabelText('Phone Number*').fill('9812345678');
  await form.getByLabelText('Full Address').fill('7 Fort Road');
  await form.getByLabelText('District').fill('Jaisalmer');
  await form.getByLabelText('City').fill('Pokaran');
  await form.getByLabelText('State').selectOptions('Rajasthan');
  await form.getByLabelText('Pin Code').fill('34 50-21 9');
}

test('each address shows name, phone, whether it is the default and whether it is selected', async () => {
  const screen = await openAddresses();
  const home = cardOf(screen, HOME);
  await expect.element(home.getByText(/^Example Shopper/).first()).toBeVisible();
  await expect.element(home.getByText(/\(Default\) \(Selected\)/)).toBeVisible();
  await expect.element(home.getByText('9000000001')).toBeVisible();
  await expect.element(home.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect.element(home.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await expect
    .element(cardOf(screen, WORK).getByText(/\(Default\)|\(Selected\)/))
    .not.toBeInTheDocument();
});

test('the radio selects the delivery address, which is stored', async () => {
  const screen = await openAddresses();
  await cardOf(screen, WORK).getByRole('radio').click();
  await expect.element(cardOf(screen, WORK).getByText(/\(Selected\)/)).toBeVisible();
  await expect.element(cardOf(screen, HOME).getByText(/\(Selected\)/)).not.toBeInTheDocument();
  expect(addressSelectionStore.getState().addressId).toBe('address_work');
  expect(localStorage.getItem(SELECTED_ADDRESS_STORAGE_KEY)).toContain('address_work');
});

test('Add New Address opens a form that starts with India and Home, and scrolls into view', async () => {
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  const form = formIn(screen, 'Add New Address');
  await expect.element(form.getByRole('heading', { name: 'Add New Address' })).toHaveFocus();
  await expect.element(form.getByRole('heading', { name: 'Add New Address' })).toBeInViewport();
  await expect.element(form.getByLabelText('Country')).toHaveValue('India');
  await expect.element(form.getByLabelText('Address Type')).toHaveValue('Home');
  await expect.element(form.getByText('Recipient Name*')).toBeVisible();
  await expect.element(form.getByText('Phone Number*')).toBeVisible();
  expect(form.getByLabelText('Full Address').element().tagName).toBe('TEXTAREA');
});

test('a new address is created, with digits only in its pin code', async () => {
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  await fillForm(screen);
  await screen.getByLabelText('Make this my default address').click();
  await screen.getByRole('button', { name: 'Add Address' }).click();
  await expect.element(messagesIn(screen).getByText('Address added')).toBeVisible();
  await expect.element(cardOf(screen, /7 Fort Road/).getByText(/\(Default\)/)).toBeVisible();
  // Another address was the default before.
  await expect.element(cardOf(screen, HOME).getByText(/\(Default\)/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('form')).not.toBeInTheDocument();
  expect(shop.addresses.at(-1)).toMatchObject({
    name: 'Test Shopper',
    zipCode: '345021',
    country: 'India',
    addressType: 'Home',
    isDefault: true,
  });
});

// product 2.14.5
test('a pin code fills its place in, but not over what is saved', async () => {
  Object.assign(shop.addresses.find(({ _id }) => _id === 'address_work') ?? {}, {
    zipCode: '560001',
    district: 'Hoskote',
  });
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  const form = formIn(screen, 'Add New Address');
  await expect
    .element(form.getByLabelText('Pin Code'))
    .toHaveAccessibleDescription('Enter 6-digit pincode to fetch District');
  await form.getByLabelText('Pin Code').fill('560001');
  await expect.element(form.getByText('Detected district: Bengaluru')).toBeVisible();
  await expect.element(form.getByLabelText('District')).toHaveValue('Bengaluru');
  await expect.element(form.getByLabelText('City')).toHaveValue('Bengaluru');
  await expect.element(form.getByLabelText('State')).toHaveValue('Karnataka');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await cardOf(screen, WORK).getByRole('button', { name: /^Edit/ }).click();
  const edited = formIn(screen, 'Edit Address');
  await expect.element(edited.getByText('Detected district: Bengaluru')).toBeVisible();
  await expect.element(edited.getByLabelText('District')).toHaveValue('Hoskote');
});

// product 2.14.4
test('an address is edited in the same form', async () => {
  const screen = await openAddresses();
  await cardOf(screen, WORK).getByRole('button', { name: /^Edit/ }).click();
  const form = formIn(screen, 'Edit Address');
  await expect.element(form.getByLabelText('Full Address')).toHaveValue('4 Station Road');
  await expect.element(form.getByLabelText('Address Type')).toHaveValue('Work');
  await form.getByLabelText('Full Address').fill('9 Mill Road');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(messagesIn(screen).getByText('Address updated')).toBeVisible();
  await expect.element(cardOf(screen, /9 Mill Road/)).toBeVisible();
});

test('Cancel closes the form and saves nothing', async () => {
  const screen = await openAddresses();
  await cardOf(screen, WORK).getByRole('button', { name: /^Edit/ }).click();
  await screen.getByLabelText('Full Address').fill('9 Mill Road');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('form')).not.toBeInTheDocument();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
  expect(shop.callsTo('updateAddress')).toEqual([]);
});

test('every missing field shows its error until it is edited', async () => {
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  await screen.getByRole('button', { name: 'Add Address' }).click();
  const form = formIn(screen, 'Add New Address');
  await expect.element(form.getByText('Please correct the errors below')).toBeVisible();
  for (const [label, message] of [
    ['Recipient Name*', 'Name is required.'],
    ['Phone Number*', 'Phone number is required.'],
    ['Full Address', 'Address line 1 is required.'],
    ['District', 'District is required.'],
    ['City', 'City is required.'],
    ['State', 'State is required.'],
    ['Pin Code', 'Pin code is required.'],
  ] as const) {
    await expect
      .element(form.getByLabelText(label))
      .toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect.element(form.getByLabelText('Recipient Name*')).toHaveFocus();
  await form.getByLabelText('Recipient Name*').fill('T');
  await expect.element(form.getByText('Name is required.')).not.toBeInTheDocument();
  await expect.element(form.getByText('City is required.')).toBeVisible();
  expect(shop.callsTo('createAddress')).toEqual([]);
});

// product 5.2.5
test('a pasted phone number is read whole, and saved so', async () => {
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  await fillForm(screen);
  const phone = screen.getByLabelText('Phone Number*');
  await phone.fill('\u202a+91 (98123) 45678\u202c');
  await expect.element(phone).toHaveValue('+919812345678');
  await screen.getByRole('button', { name: 'Add Address' }).click();
  await expect.poll(() => shop.addresses.at(-1)).toMatchObject({ phoneNumber: '+919812345678' });
});

// product 8.8.3
test('an error of the server stands beside its field in red', async () => {
  const message = 'Please enter a valid 10-digit phone number.';
  const errors = [{ field: 'phoneNumber', message }];
  shop.failNext('createAddress', { status: 400, message, errors });
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  await fillForm(screen);
  await screen.getByLabelText('Phone Number*').fill('12345');
  await screen.getByRole('button', { name: 'Add Address' }).click();
  await expect.element(screen.getByLabelText('Phone Number*')).toHaveAccessibleDescription(message);
});

test.for(['unreachable', 'no id'] as const)(
  '%s: an address that failed to save shows an error and stays in the form',
  async (failure) => {
    const screen = await openAddresses();
    await screen.getByRole('button', { name: 'Add New Address' }).click();
    await fillForm(screen);
    if (failure === 'no id') vi.spyOn(shop, 'createId').mockReturnValue('');
    else shop.failNext('createAddress', 'unreachable');
    await screen.getByRole('button', { name: 'Add Address' }).click();
    await expect.element(screen.getByText('Failed to save address.')).toBeVisible();
    await expect.element(screen.getByLabelText('Full Address')).toHaveValue('7 Fort Road');
    vi.restoreAllMocks();
  },
);

// product 8.10.1
test('an address is deleted after a confirmation, which also clears its selection', async () => {
  const screen = await openAddresses();
  await cardOf(screen, WORK).getByRole('radio').click();
  await cardOf(screen, WORK)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await screen
    .getByRole('dialog', { name: 'Are you sure you want to delete this address?' })
    .getByRole('button', { name: 'Delete address' })
    .click();
  await expect.element(messagesIn(screen).getByText('Address deleted')).toBeVisible();
  await expect.element(cardOf(screen, WORK)).not.toBeInTheDocument();
  expect(addressSelectionStore.getState().addressId).toBeNull();
});

// product 8.10.1
test('an address stays when the shopper declines the confirmation', async () => {
  const screen = await openAddresses();
  await cardOf(screen, WORK)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
  expect(shop.callsTo('deleteAddress')).toEqual([]);
});

test('a failed deletion shows its reason in red', async () => {
  shop.failNext('deleteAddress', { status: 500, message: 'The shop is busy.' });
  const screen = await openAddresses();
  await cardOf(screen, WORK)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await screen.getByRole('button', { name: 'Delete address' }).click();
  await expect
    .element(screen.getByRole('main').getByRole('alert').getByText('The shop is busy.'))
    .toBeVisible();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
});

test('deleting an address that another tab has deleted succeeds', async () => {
  const screen = await openAddresses();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
  shop.addresses = shop.addresses.filter(({ _id }) => _id !== 'address_work');
  await cardOf(screen, WORK)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await screen.getByRole('button', { name: 'Delete address' }).click();
  await expect.element(messagesIn(screen).getByText('Address deleted')).toBeVisible();
  await expect.element(cardOf(screen, WORK)).not.toBeInTheDocument();
});

test('an address that another tab deleted during the edit can be created again', async () => {
  const screen = await openAddresses();
  await cardOf(screen, WORK).getByRole('button', { name: /^Edit/ }).click();
  shop.addresses = shop.addresses.filter(({ _id }) => _id !== 'address_work');
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  const form = formIn(screen, 'Add New Address');
  await expect.element(form.getByRole('alert')).toBeVisible();
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect.element(messagesIn(screen).getByText('Address added')).toBeVisible();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
});

// product 2.14.12
test('a change in another tab shows here, once the shopper comes back', async () => {
  const screen = await openAddresses();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
  shop.addresses = shop.addresses.filter(({ _id }) => _id !== 'address_work');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(cardOf(screen, WORK)).not.toBeInTheDocument();
});

// product 2.14.12
test('a reload restores the draft, for the same shopper only', async () => {
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  await screen.getByLabelText('Full Address').fill('7 Fort Road');
  await screen.unmount();

  const again = await openAddresses();
  await expect.element(again.getByLabelText('Full Address')).toHaveValue('7 Fort Road');
  await again.unmount();

  const other = await openAddresses('second@example.com');
  await expect
    .element(other.getByText('No saved addresses yet. Add one to speed up checkout.'))
    .toBeVisible();
  await expect.element(other.getByRole('form')).not.toBeInTheDocument();
});

// product 4.7.1, 8.8.2, 9.2.4
test('a failed load of the addresses is said, and retried after 2 seconds', async () => {
  shop.failNext('listAddresses', 'unreachable');
  const screen = await openAddresses();
  await expect
    .element(messagesIn(screen).getByText('Failed to load addresses. Retrying...'))
    .toBeVisible();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
});

// product 2.14.3
test('on a phone the addresses stand below one another, on a wide screen side by side', async () => {
  const screen = await openAddresses();
  await expect.element(cardOf(screen, WORK)).toBeVisible();
  // Both in the same moment, and again until the screen is laid out.
  const distance = () => {
    const [home, work] = [HOME, WORK].map((text) =>
      cardOf(screen, text).element().getBoundingClientRect(),
    );
    return (work?.top ?? Number.NaN) - (home?.top ?? Number.NaN);
  };
  await expect.poll(distance).toBeGreaterThan(0);
  await page.viewport(1280, 800);
  await expect.poll(distance).toBe(0);
  await page.viewport(360, 780);
});

test('a word wider than the card stays inside it', async () => {
  const word = 'मधुबालाराजपुरोहितकुमारीसिंहराठौड़शेखावतविजयलक्ष्मी';
  const [home] = shop.addresses;
  Object.assign(home ?? {}, { name: word, addressLine1: 'x'.repeat(300), city: word });
  const screen = await openAddresses();
  await expect.element(screen.getByRole('radio', { name: new RegExp(word) })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test('a form that opens while another one is being saved stays open with its values', async () => {
  const screen = await openAddresses();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  await fillForm(screen);
  const call = shop.holdNext('createAddress');
  await screen.getByRole('button', { name: 'Add Address' }).click();
  await screen.getByRole('button', { name: 'Add New Address' }).click();
  const street = formIn(screen, 'Add New Address').getByLabelText('Full Address');
  await expect.element(street).toHaveValue('');
  await street.fill('9 Mill Road');
  call.release();
  await expect.element(messagesIn(screen).getByText('Address added')).toBeVisible();
  await expect.element(cardOf(screen, /7 Fort Road/)).toBeVisible();
  await expect.element(street).toHaveValue('9 Mill Road');
});
