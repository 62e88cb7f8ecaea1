import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { placeOrder } from '../../fixtures/people/orders.ts';
import { logIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

// axe would otherwise check elements in the middle of their animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECURITY = '/account/security';

/** Opens the dialog, types the password, and asks for the deletion. */
async function askToDelete(page: Page, password: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
}

// product 2.3.2, 2.14.11
test('My Profile leads to the sessions; ending one signs that browser out', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await signUp(page);
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await logIn(other, shopper);
  await expect(other).toHaveURL(/\/account$/);

  await openScreen(page, '/account');
  await page.getByRole('link', { name: 'Sessions and your data' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sessions and your data' }),
  ).toBeVisible();
  const sessions = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device', { exact: true })).toHaveCount(1);
  await expectAccessible(page, 'the list of sessions');

  await sessions.getByRole('button', { name: /^End the session on Chrome on/ }).press('Enter');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions).toBeFocused();
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login$/);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

// product 2.14.11
test('an account is deleted once its orders are done; then the same e-mail can sign up again', async ({
  page,
}) => {
  const shopper = await signUp(page);
  await saveAddress(page);
  const { orderNumber } = await placeOrder(page);
  await openScreen(page, SECURITY);
  await askToDelete(page, shopper.password);
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('alert')).toContainText('These orders are still open');
  await expectAccessible(page, 'a rejected deletion');
  await dialog.getByRole('link', { name: new RegExp(orderNumber) }).click();
  await expect(page).toHaveURL(/view-order-details\?id=/);

  await page.goto('/account/orders');
  await page.getByRole('button', { name: `Cancel order ${orderNumber}` }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect(page.getByText('Order cancelled successfully.')).toBeVisible();

  await openScreen(page, SECURITY);
  await askToDelete(page, shopper.password);
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const stored = await page.evaluate(() => localStorage.getItem('authUser'));
  expect(stored ?? '').not.toContain(shopper.userName);

  await logIn(page, shopper);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login failed');

  const { phone: phoneNumber, ...details } = shopper;
  const again = await page.request.post('/api/v1/users/register', {
    data: { ...details, phoneNumber },
  });
  expect(again.status()).toBe(201);
  await openScreen(page, '/account/orders');
  await expect(page.getByText('No orders here yet.').first()).toBeVisible();
});
