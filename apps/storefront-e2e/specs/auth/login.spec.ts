import { openScreen } from '../../fixtures/page/screens.ts';
import { logIn, signUpElsewhere } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const LOGIN = '**/api/v1/users/login';

test('a login leads to the account, with a message', async ({ page }) => {
  const shopper = await signUpElsewhere(page);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByText('Signed in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('authUser')))
    .toContain(shopper.fullName);
});

test('errors of a wrong email and a short password stand beside their fields, and go away when edited', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, { email: 'not-an-email', password: '12345' });
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters.');
  await expect(email).toBeFocused();
  await email.fill('asha@example.com');
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
});

test('a wrong password is rejected with its own message', async ({ page }) => {
  const shopper = await signUpElsewhere(page);
  await page.goto('/login');
  await logIn(page, { ...shopper, password: 'Wrong#2026' });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Login failed. Please check your credentials and try again.');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
});

test('a login without a response says "Login failed", and blames no credentials', async ({
  page,
}) => {
  const shopper = await signUpElsewhere(page);
  await page.route(LOGIN, (route) => route.abort());
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login failed');
});

test('a login response without a user is an error', async ({ page }) => {
  const shopper = await signUpElsewhere(page);
  await page.route(LOGIN, (route) =>
    route.fulfill({ json: { success: true, message: 'Signed in', data: {} } }),
  );
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No user object returned');
});

test('the user may stand beside data in the response', async ({ page }) => {
  const shopper = await signUpElsewhere(page);
  await page.route(LOGIN, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { success: true, message: 'OK', user: data.user } });
  });
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Desert#2026');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('the login links to a forgotten password and to the sign-up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot',
  );
  const signUp = main.getByRole('link', { name: 'Sign Up' });
  await expect(signUp).toHaveAttribute('href', '/signup');
  await expect(signUp, 'without scrolling').toBeInViewport({ ratio: 1 });
});

test('with Remember me the session outlives the browser; without it, it ends with the browser', async ({
  page,
  context,
}) => {
  const shopper = await signUpElsewhere(page);
  const findRefreshCookie = async () =>
    (await context.cookies()).find((cookie) => cookie.name === 'haat_refresh');

  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
  expect((await findRefreshCookie())?.expires).toBe(-1);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
  const life = ((await findRefreshCookie())?.expires ?? 0) - Date.now() / 1000;
  expect(life).toBeGreaterThan(29 * 86_400);
});

test('a second press while the login is on its way is ignored', async ({ page }) => {
  const shopper = await signUpElsewhere(page);
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LOGIN, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await logIn(page, shopper);
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  release();
  await expect(page).toHaveURL(/\/account$/);
  expect(sent).toBe(1);
});

for (const [path, from] of [
  ['/account', 'the account'],
  ['/cart', 'the cart'],
] as const) {
  test(`a login goes back to ${from}`, async ({ page }) => {
    const shopper = await signUpElsewhere(page);
    if (path === '/cart') {
      await page.goto('/product/moong-papad');
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
      await page.goto('/cart');
      await page.getByRole('link', { name: 'Continue to Checkout' }).click();
    } else {
      await page.goto(path);
    }
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, shopper);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('a login from any other page leads to the account', async ({ page }) => {
  const shopper = await signUpElsewhere(page);
  await page.goto('/shipping-details');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
});

test('who is on her way to an order reads that it goes on after the login', async ({ page }) => {
  await openScreen(page, '/login');
  const main = page.getByRole('main');
  await expect(main).toContainText('Welcome back. Sign in to see your cart, orders and wishlist.');
  await openScreen(page, '/product/moong-papad');
  await main.getByRole('link', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(main).toContainText(
    'Please log in to continue to checkout, or make an account: your order goes on.',
  );
  await expect(main.getByRole('list', { name: 'Checkout' })).toContainText('Login/Address');
  await openScreen(page, '/product/moong-papad');
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await openScreen(page, '/cart');
  await main.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(main).toContainText('1 item · ₹619.00');
});
