import { logIn, signUpElsewhere } from '../../fixtures/people/sign-in.ts';
import { totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.2.1, 2.3.5, 2.11.1, 2.11.2, 3.1.1, 4.10.1, 8.10.1
test('a login leads to the account, with a message; with Remember me the session outlives the browser, without it, it ends with the browser', async ({
  page,
  context,
}) => {
  const shopper = await signUpElsewhere(page);
  const findRefreshCookie = async () =>
    (await context.cookies()).find((cookie) => cookie.name === 'haat_refresh');

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  const main = page.getByRole('main');
  // product 2.2.2, 2.11.1
  await test.step('the login links to a forgotten password and to the sign-up', async () => {
    const forgot = main.getByRole('link', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('href', '/forgot');
    const signUp = main.getByRole('link', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('href', '/signup');
    await expect(signUp, 'without scrolling').toBeInViewport({ ratio: 1 });
  });
  await logIn(page, shopper);
  await expect(page.getByText('Signed in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('authUser')))
    .toContain(shopper.fullName);
  expect((await findRefreshCookie())?.expires).toBe(-1);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
  const life = ((await findRefreshCookie())?.expires ?? 0) - Date.now() / 1000;
  expect(life).toBeGreaterThan(29 * 86_400);
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/account$/);
  }
});

// product 2.3.4, 2.11.2, 2.11.8
test('a login goes back to the cart, and leads from any other page to the account', async ({
  page,
  context,
}) => {
  const shopper = await signUpElsewhere(page);
  await page.goto('/shipping-details');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/product/moong-papad');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Checkout' })).toContainText('Login/Address');
  await expect(main).toContainText(`1 item · ${totalOf(179)}`);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/cart$/);
});
