import { toStoredUser } from '@haat/domain/shopper';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { shop } from '../../../test/support/screen.tsx';
import { ProtectedRoute } from '../../components/navigation/protected-route.tsx';
import { authStore } from '../../state/create-stores.ts';
import LoginRoute from './login.route.tsx';
import SignupRoute from './signup.route.tsx';

function Next() {
  return <h1>Next</h1>;
}

function Mine() {
  return <ProtectedRoute title="Orders">mine</ProtectedRoute>;
}

/** Opens a screen whose next ones load until they are released. */
async function openBefore(at: string) {
  const { promise, resolve } = Promise.withResolvers<null>();
  const loader = () => promise;
  const Routes = createRoutesStub([
    { path: '/signup', Component: SignupRoute as never },
    { path: '/sign-in', Component: LoginRoute as never },
    { path: '/orders', Component: Mine },
    { path: '/account', Component: Next, loader },
    { path: '/login', Component: Next, loader },
  ]);
  const screen = await render(<Routes initialEntries={[at]} />);
  return { screen, release: () => resolve(null) };
}

const signIn = () =>
  authStore.setState({
    status: 'signed-in',
    user: toStoredUser(shop.signIn('shopper@example.com')),
  });

test.each([
  ['/signup', 'Sign Up'],
  ['/sign-in', 'Sign In'],
  // product 2.11.4
])('the form of %s stays, busy, until the next screen is there', async (at, name) => {
  authStore.setState({ status: 'signed-out', user: null });
  const { screen, release } = await openBefore(at);
  await expect.element(screen.getByLabelText('Email')).toBeVisible();
  signIn();
  const button = screen.getByRole('button', { name: new RegExp(name) });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByLabelText('Email')).toBeVisible();
  release();
  await expect.element(screen.getByRole('heading', { name: 'Next' })).toBeVisible();
});

// product 2.11.4
test('after a logout a spinner stands there until the sign-in is there', async () => {
  signIn();
  const { screen, release } = await openBefore('/orders');
  await expect.element(screen.getByText('mine')).toBeVisible();
  authStore.setState({ status: 'signed-out', user: null });
  await expect.element(screen.getByText('Loading')).toBeVisible();
  release();
  await expect.element(screen.getByRole('heading', { name: 'Next' })).toBeVisible();
});
