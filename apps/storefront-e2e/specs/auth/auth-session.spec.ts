import { expect as expectNow, type Page } from '@playwright/test';
import { holdResponses } from '../../fixtures/page/hold-responses.ts';
import { putInCart, signUp } from '../../fixtures/people/arrange.ts';
import { logIn, logOut } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const CURRENT_USER = '**/api/v1/users/current-user';
const LOGOUT = '**/api/v1/users/logout';

/** Counts the calls of a page to a path of the API. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/v1${path}`) count += 1;
  });
  return () => count;
}

// product 2.3.1, 2.3.2, 2.3.3
test('a protected page shows a spinner while the check runs, and leads a guest to the login', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'haat_signed_in', value: '1', url: shop.url }]);
  const release = await holdResponses(page, CURRENT_USER);
  await page.goto('/about-us');
  await page.goto('/account/orders');
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/orders$/);
  release();
  await expect(page).toHaveURL(/\/login$/);
  // The protected page is replaced: Back leads to where the shopper was before it.
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

// product 4.1.2, 8.3.1
test('a login merges the guest’s cart into the one on the server, once, at the next start when the merge fails', async ({
  page,
}) => {
  const shopper = await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await page.context().clearCookies();

  await page.goto('/product/moong-papad');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.route('**/api/v1/cart/merge-carts', (route) => route.abort());
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByText('Failed to merge carts: ')).toBeVisible();
  await page.unroute('**/api/v1/cart/merge-carts');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();
});

// product 1.1.1, 2.3.2, 2.14.1, 4.1.3, 6.1.1, 8.10.1
test('the sidebar of the account leads to its screens; its Logout ends the session, clears the cart and leads to the login', async ({
  page,
  context,
}) => {
  const { fullName } = await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  const copies = await context.cookies();
  await page.goto('/account');
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'My Account' });
  await expect(page.getByRole('complementary')).toContainText(`My Account${fullName}`);
  for (const [link, path, title] of [
    ['My Orders', '/account/orders', 'My Orders'],
    ['Wish listed', '/account/wishlist', '0 Item(s) in Wishlist'],
    ['My Profile', '/account', 'My Profile'],
  ] as const) {
    await sidebar.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await sidebar.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
  const left = (await context.cookies()).map(({ name }) => name);
  // The remaining device cookie signs nobody in; with it, strangers' wrong passwords do not delay the next sign-in.
  expectNow(left.filter((name) => name.startsWith('haat_'))).toEqual(['haat_device']);
  // A copy of the cookies is worth nothing any more.
  await context.addCookies(copies);
  expectNow((await page.request.get('/api/v1/users/current-user')).status()).toBe(401);
});

// product 4.1.3, 8.4.1
test('a Logout that the server does not hear clears the screen, says so, and is repeated at the next start', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await page.goto('/account');
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
  await page.route(LOGOUT, (route) => route.abort());
  await logOut(page);
  await expect(page.getByText('Logout failed: ')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
  expectNow((await page.request.get('/api/v1/users/current-user')).status()).toBe(200);

  await page.unroute(LOGOUT);
  const repeated = page.waitForResponse(LOGOUT);
  await page.goto('/account');
  expectNow((await repeated).ok()).toBe(true);
  await expect(page).toHaveURL(/\/login$/);
  expectNow((await page.request.get('/api/v1/users/current-user')).status()).toBe(401);
});

/** The rounds in which several tabs renew their session together; `REFRESH_ROUNDS=100` runs more. */
const { REFRESH_ROUNDS: rounds = '1' } = process.env;
const REFRESH_ROUNDS = Number(rounds);
const TABS = REFRESH_ROUNDS > 1 ? 5 : 3;

// product 4.1.4, 4.1.5, 8.1.1
test('all tabs renew a session that ran out once each time, and stay signed in', async ({
  page,
  context,
}) => {
  test.slow(REFRESH_ROUNDS > 10, 'a long look was asked for');
  await signUp(page);
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await context.newPage());
  const refreshes = tabs.map((tab) => countCalls(tab, '/users/refresh-token'));
  await Promise.all(tabs.map((tab) => tab.goto('/account')));
  for (const tab of tabs) await expect(tab.getByText('No saved addresses')).toBeVisible();
  for (let round = 1; round <= REFRESH_ROUNDS; round += 1) {
    await context.clearCookies({ name: 'haat_access' });
    const [link, content] =
      round % 2 === 1
        ? (['My Orders', 'No orders here yet.'] as const)
        : (['My Profile', 'No saved addresses'] as const);
    const account = tabs.map((tab) => tab.getByRole('navigation', { name: 'My Account' }));
    await Promise.all(account.map((links) => links.getByRole('link', { name: link }).click()));
    for (const tab of tabs) {
      await expect(tab.getByText(content).filter({ visible: true })).toHaveCount(1);
    }
    const sum = refreshes.reduce((total, count) => total + count(), 0);
    expectNow(sum, `calls after ${round} rounds`).toBe(round);
  }
});

// product 4.1.5
test('a Logout and a login in another tab are followed here', async ({ page, context }) => {
  const shopper = await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await page.goto('/account');
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await logOut(other);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
  await logIn(other, shopper);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
});

// product 4.1.5
test('a page that comes back from the browser’s memory after a Logout shows nothing of the shopper', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account');
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
  await page.request.post('/api/v1/users/logout', { data: {} });
  // Like a browser that restores a page from its back-forward cache.
  await page.evaluate(() => {
    localStorage.removeItem('authUser');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login$/);
});
