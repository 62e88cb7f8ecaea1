import { ApiError } from '@haat/api-sdk';
import { expect, test, vi } from 'vitest';
import { renderScreen, shop } from '../../../test/support/screen.tsx';
import { api } from '../../state/create-stores.ts';
import LoginRoute from './login.route.tsx';

const openLogin = () => renderScreen(<LoginRoute />, { at: '/login', signedInAs: null });

type Screen = Awaited<ReturnType<typeof openLogin>>;

const EMAIL = 'shopper@example.com';
const failure = (screen: Screen) => screen.getByRole('main').getByRole('alert');

async function logIn(screen: Screen, email = EMAIL, password = 'Shopper1!'): Promise<void> {
  await screen.getByLabelText('Email').fill(email);
  await screen.getByLabelText('Password').fill(password);
  await screen.getByRole('button', { name: 'Sign In' }).click();
}

// product 5.2.1
test('errors of a wrong email and a short password stand beside their fields, and go away when edited', async () => {
  const screen = await openLogin();
  await logIn(screen, 'not-an-email', '12345');
  const email = screen.getByLabelText('Email');
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect
    .element(screen.getByLabelText('Password'))
    .toHaveAccessibleDescription('Password must be at least 6 characters.');
  await expect.element(email).toHaveFocus();
  await email.fill('asha@example.com');
  await expect
    .element(screen.getByText('Please enter a valid email address.'))
    .not.toBeInTheDocument();
  await expect.element(screen.getByText('Password must be at least 6 characters.')).toBeVisible();
  expect(shop.callsTo('loginUser')).toEqual([]);
});

test.each([
  ['without a response', 'unreachable', 'Login failed'],
  ['that the server fails without a message', { status: 502 }, 'Login failed'],
  ['that the server fails', { status: 500, message: 'The shop is busy.' }, 'The shop is busy.'],
  // product 5.2.2, 8.4.1
] as const)('a login %s says so', async (_, planned, text) => {
  shop.failNext('loginUser', planned, 3);
  const screen = await openLogin();
  await logIn(screen);
  await expect.element(failure(screen)).toHaveTextContent(text);
});

// product 5.2.2
test('rejected credentials without a message show the longer sentence of the login', async () => {
  const login = vi
    .spyOn(api, 'POST')
    .mockRejectedValue(new ApiError({ reason: 'response', status: 401, message: '' }));
  const screen = await openLogin();
  await logIn(screen);
  await expect
    .element(failure(screen))
    .toHaveTextContent('Login failed. Please check your credentials and try again.');
  login.mockRestore();
});

// product 2.11.1
test('the password can be shown and hidden', async () => {
  const screen = await openLogin();
  const password = screen.getByLabelText('Password');
  await password.fill('Desert#2026');
  await expect.element(password).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('a second press while the login is on its way is ignored', async () => {
  const { arrived, release } = shop.holdNext('loginUser');
  const screen = await openLogin();
  await logIn(screen);
  await arrived;
  const button = screen.getByRole('button', { name: 'Sign In' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  release();
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/account');
  expect(shop.callsTo('loginUser')).toHaveLength(1);
});
