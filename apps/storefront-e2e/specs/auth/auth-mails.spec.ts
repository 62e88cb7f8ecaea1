import { signUp } from '../../fixtures/people/arrange.ts';
import { logIn, signUpElsewhere } from '../../fixtures/people/sign-in.ts';
import { findLink } from '../../fixtures/shop/find-link.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the link of the verification mail verifies the address, once', async ({ page, shop }) => {
  const shopper = await signUp(page);
  const link = await findLink(shop, shopper.email, 'verify-email');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible();
  const response = await page.request.get('/api/v1/users/current-user');
  expect(await response.json()).toMatchObject({ data: { isEmailVerified: true } });

  await page.goto(link);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This link is no longer valid. Please ask for a new one.',
  );
  await page.getByRole('button', { name: 'Send another mail' }).click();
  await expect(page.getByText('Your email is already verified.')).toBeVisible();
});

test('a spent link offers another mail, whose link works', async ({ page, shop }) => {
  const shopper = await signUp(page);
  const first = await findLink(shop, shopper.email, 'verify-email');
  await page.goto('/verify-email/no-such-token');
  await page.getByRole('button', { name: 'Send another mail' }).click();
  await expect(page.getByText('Verification email sent')).toBeVisible();
  await expect(async () => {
    expect(await findLink(shop, shopper.email, 'verify-email')).not.toBe(first);
  }).toPass();
  await page.goto(await findLink(shop, shopper.email, 'verify-email'));
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible();
});

test('a failure to send another mail is shown', async ({ page }) => {
  await signUp(page);
  await page.goto('/verify-email/no-such-token');
  await page.route('**/api/v1/users/resend-email-verification', (route) => route.abort());
  await page.getByRole('button', { name: 'Send another mail' }).click();
  await expect(page.getByText('Failed to send email')).toBeVisible();
});

test('a guest with a spent link is led to the login first', async ({ page }) => {
  const shopper = await signUpElsewhere(page);
  await page.goto('/verify-email/no-such-token');
  await page.getByRole('link', { name: 'Sign in for another mail' }).click();
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
});

test('a verification without a response can be tried again', async ({ page, shop }) => {
  const shopper = await signUp(page);
  const link = await findLink(shop, shopper.email, 'verify-email');
  await page.route('**/api/v1/users/verify-email/*', (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'could not be verified just now',
  );
  await page.unroute('**/api/v1/users/verify-email/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible();
});

test('a forgotten password is replaced through the mail, and other devices are signed out', async ({
  page,
  shop,
  browser,
}) => {
  const shopper = await signUp(page);
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const phone = await elsewhere.newPage();
  await phone.goto('/login');
  await phone.getByRole('link', { name: 'Forgot password?' }).click();
  await phone.getByLabel('Email').fill('not-an-email');
  await phone.getByRole('button', { name: 'Send reset mail' }).click();
  await expect(phone.getByText('Please enter a valid email address.')).toBeVisible();
  await phone.getByLabel('Email').fill(shopper.email);
  await phone.getByRole('button', { name: 'Send reset mail' }).click();
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Password reset mail sent' }),
  ).toBeVisible();

  const link = await findLink(shop, shopper.email, 'reset-password');
  await phone.goto(link);
  await phone.getByLabel('New password').fill('short');
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.getByText('Password must be at least 6 characters.')).toBeVisible();
  await phone.getByLabel('New password').fill('Monsoon#2027');
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.getByText('Password reset successfully')).toBeVisible();
  await expect(phone).toHaveURL(/\/login$/);
  await logIn(phone, { email: shopper.email, password: 'Monsoon#2027' });
  await expect(phone).toHaveURL(/\/account$/);

  await phone.goto(link);
  await phone.getByLabel('New password').fill('Winter#2028');
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.getByRole('main').getByRole('alert')).toHaveText(
    'This link is no longer valid. Please ask for a new one.',
  );
  await expect(phone.getByRole('link', { name: 'Ask for another mail' })).toBeVisible();
  await elsewhere.close();

  // The browser that was signed in with the old password.
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
});

for (const [what, token] of [
  ['cut short', 'cut-short'],
  ['used or too old', 'a'.repeat(43)],
] as const) {
  test(`a link to undo a change of the email that is ${what} says what else to do`, async ({
    page,
  }) => {
    await page.goto(`/undo-email-change/${token}`);
    await page.getByRole('button', { name: 'Undo the change' }).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This link is no longer valid. It works once and for 7 days.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL(/\/forgot$/);
  });
}

test('a reset mail for an unknown address gets the same response', async ({ page }) => {
  await page.goto('/forgot');
  await page.getByLabel('Email').fill('nobody.here@example.com');
  await page.getByRole('button', { name: 'Send reset mail' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Password reset mail sent' }),
  ).toBeVisible();
});

test('failures to send a mail or a password are shown', async ({ page }) => {
  await page.route('**/api/v1/users/forgot-password', (route) => route.abort());
  await page.route('**/api/v1/users/reset-password/*', (route) => route.abort());
  await page.goto('/forgot');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('button', { name: 'Send reset mail' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to send reset mail');
  await page.goto('/reset-password/some-token');
  await page.getByLabel('New password').fill('Monsoon#2027');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to reset password');
});
