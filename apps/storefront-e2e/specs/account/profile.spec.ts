import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { newShopper } from '../../fixtures/people/new-shopper.ts';
import { logIn } from '../../fixtures/people/sign-in.ts';
import { findLink } from '../../fixtures/shop/find-link.ts';
import { expect, test } from '../../fixtures/test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

// product 2.14.2, 8.10.1
test('Save Profile saves Full Name, Email and Mobile number; the name shown beside follows', async ({
  page,
  shop,
}) => {
  const shopper = await signUp(page);
  await page.goto('/account');
  await expect(page.getByLabel('Full Name')).toHaveValue(shopper.fullName);
  const { email } = newShopper();
  await page.getByLabel('Full Name').fill('  Renamed Shopper ');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('9898989898');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(messages(page).getByText('Account updated')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Renamed Shopper');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Renamed Shopper');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await expect(page.getByLabel('Mobile number')).toHaveValue('9898989898');

  await page.goto(await findLink(shop, email, 'verify-email'));
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByText('Email verified')).toBeVisible();

  // The mailbox of the address before can undo it, which signs all devices out.
  await page.goto(await findLink(shop, shopper.email, 'undo-email-change'));
  await page.getByRole('button', { name: 'Undo the change' }).click();
  const undone = page.getByRole('heading', { level: 1, name: 'Your email is back' });
  await expect(undone).toBeVisible();
  await expect(undone).toBeFocused();
  await page.goto(await findLink(shop, shopper.email, 'reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('Monsoon#2027');
  await page.getByRole('button', { name: 'Save password' }).click();
  await logIn(page, { email: shopper.email, password: 'Monsoon#2027' });
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
});
