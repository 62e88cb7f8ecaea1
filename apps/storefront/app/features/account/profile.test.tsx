import { expect, test } from 'vitest';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import ProfileRoute from './profile.route.tsx';

const openProfile = () => renderScreen(<ProfileRoute />, { at: '/account' });

test('the profile shows what is known and saves what was changed', async () => {
  const screen = await openProfile();
  const fullName = screen.getByLabelText('Full Name');
  await expect.element(fullName).toHaveValue('Example Shopper');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('shopper@example.com');
  await expect.element(screen.getByLabelText('Mobile number')).toHaveValue('+919000000001');

  await fullName.fill('  Renamed Shopper ');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(screen.getByText('Account updated')).toBeVisible();
  expect(shop.currentUser).toMatchObject({
    fullName: 'Renamed Shopper',
    address: '12 Example Road, Jodhpur',
  });
});

test.for([
  ['Full Name', ' ', 'Full name is required.'],
  ['Email', 'shopper@', 'Please enter a valid email address.'],
  ['Mobile number', '', 'Phone number is required.'],
] as const)('%s: "%s" is refused until it is edited', async ([label, typed, message]) => {
  const screen = await openProfile();
  const field = screen.getByLabelText(label);
  await field.fill(typed);
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(field).toHaveAccessibleDescription(message);
  await expect.element(field).toHaveFocus();
  expect(shop.callsTo('updateAccount')).toEqual([]);

  await field.fill('x');
  await expect.element(field).not.toHaveAccessibleDescription(message);
});

test('what the server says about the profile stands beside the field and above the form', async () => {
  const screen = await openProfile();
  await screen.getByLabelText('Email').fill('second@example.com');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect
    .element(screen.getByLabelText('Email'))
    .toHaveAccessibleDescription('This email is already registered.');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This email is already registered.');
});

test('a profile that cannot be loaded is replaced by the error text', async () => {
  shop.failNext('getCurrentUser', { status: 500, message: 'The shop is busy.' });
  const screen = await openProfile();
  await expect.element(screen.getByRole('alert').getByText('The shop is busy.')).toBeVisible();
  await expect.element(screen.getByLabelText('Full Name')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByLabelText('Full Name')).toBeVisible();
});
