import { signUp } from '../../fixtures/people/arrange.ts';
import { logIn } from '../../fixtures/people/sign-in.ts';
import { findLink } from '../../fixtures/shop/find-link.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.2.2, 8.10.1
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
