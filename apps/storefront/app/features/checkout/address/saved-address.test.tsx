import { SELECTED_ADDRESS_STORAGE_KEY } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../../test/support/screen.tsx';
import { addressSelectionStore } from '../../../state/create-stores.ts';
import SavedAddressRoute from './saved-address.route.tsx';

const openAddresses = (signedInAs = 'shopper@example.com') =>
  renderScreen(<SavedAddressRoute />, { at: '/saved-address', signedInAs });

type Screen = Awaited<ReturnType<typeof openAddresses>>;

const HOME = /12 Example Road/;

const radios = (screen: Screen) => screen.getByRole('radio').elements().length;
const next = (screen: Screen) => screen.getByRole('button', { name: 'Continue to Payment' });
const messagesIn = (screen: Screen) => screen.getByRole('region', { name: 'Messages' });

async function pressDelete(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: /^Delete the address .*12 Example Road/ }).click();
}

/** Leaves one of the two addresses. */
function leaveOne(): void {
  shop.addresses = shop.addresses.filter(({ _id }) => _id === 'address_home');
}

// product 2.13.5, 2.13.7, 8.10.1
test('an address is deleted only after the question is confirmed', async () => {
  leaveOne();
  const screen = await openAddresses();
  await pressDelete(screen);
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(radios(screen)).toBe(1);
  await pressDelete(screen);
  await expect
    .element(screen.getByRole('dialog', { name: 'Are you sure you want to delete this address?' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Delete address' }).click();
  // The last one is gone.
  await expect
    .element(screen.getByText('No saved addresses yet. Add one to speed up checkout.'))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/shipping-details');
  expect(shop.addresses).toEqual([]);
});

test('an address that cannot be deleted stays, with a message', async () => {
  shop.failNext('deleteAddress', { status: 502 });
  const screen = await openAddresses();
  await pressDelete(screen);
  await screen.getByRole('button', { name: 'Delete address' }).click();
  await expect
    .element(messagesIn(screen).getByText(/^The address could not be deleted\./))
    .toBeVisible();
  expect(radios(screen)).toBe(2);
});

test('an address that another tab deleted can be deleted here, too', async () => {
  const screen = await openAddresses();
  await expect.element(screen.getByRole('radio', { name: HOME })).toBeVisible();
  shop.addresses = shop.addresses.filter(({ _id }) => _id !== 'address_home');
  await pressDelete(screen);
  await screen.getByRole('button', { name: 'Delete address' }).click();
  await expect.element(messagesIn(screen).getByText('Address deleted')).toBeVisible();
  await expect.poll(() => radios(screen)).toBe(1);
  await expect.element(screen.getByRole('heading', { name: 'Saved addresses' })).toHaveFocus();
});

// product 2.13.7
test('a list that loads empty leads to the form', async () => {
  const screen = await openAddresses('second@example.com');
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/shipping-details');
});

// product 2.13.7
test('while the addresses load it says so, and nobody can go on', async () => {
  const { release } = shop.holdNext('listAddresses');
  const screen = await openAddresses();
  await expect.element(screen.getByText('Loading addresses…')).toBeVisible();
  await expect.element(next(screen)).toBeDisabled();
  release();
  await screen.getByRole('radio', { name: HOME }).click();
  await expect.element(next(screen)).toBeEnabled();
});

// product 2.13.5, 5.5.1
test('nobody can go on with an address that is not in the list', async () => {
  for (const address of shop.addresses) address.isDefault = false;
  localStorage.setItem(SELECTED_ADDRESS_STORAGE_KEY, '{"state":"an-id-that-is-gone","version":1}');
  addressSelectionStore.getState().select('an-id-that-is-gone');
  const screen = await openAddresses();
  const radio = screen.getByRole('radio', { name: HOME });
  await expect.element(radio).not.toBeChecked();
  await expect.element(next(screen)).toBeDisabled();
  await radio.click();
  await expect.element(next(screen)).toBeEnabled();
});

// product 4.7.1, 8.8.2, 9.2.4
test('addresses that fail to load are tried once more after 2 seconds, then by hand', async () => {
  shop.failNext('listAddresses', 'unreachable', 2);
  const [first, second] = [shop.holdNext('listAddresses'), shop.holdNext('listAddresses')];
  const screen = await openAddresses();
  await first.arrived;
  const start = performance.now();
  first.release();
  await expect
    .element(messagesIn(screen).getByText('Failed to load addresses. Retrying...'))
    .toBeVisible();
  await second.arrived;
  // Timers count whole milliseconds.
  expect(performance.now() - start).toBeGreaterThanOrEqual(1_999);
  second.release();
  await expect
    .element(messagesIn(screen).getByText('Failed to load addresses', { exact: true }))
    .toBeVisible();
  const alert = screen.getByRole('main').getByRole('alert');
  await expect.element(alert.getByText('Failed to load addresses after retry.')).toBeVisible();
  expect(shop.callsTo('listAddresses')).toHaveLength(2);
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('radio', { name: HOME })).toBeVisible();
});
