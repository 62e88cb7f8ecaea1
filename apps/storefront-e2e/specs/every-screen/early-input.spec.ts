import type { Page } from '@playwright/test';
import { signUpElsewhere } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

// A slow phone: the page is there to be used long before its scripts.
test.beforeEach(async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.exposeFunction('letScriptsCome', () => release());
});

function letScriptsCome(page: Page): Promise<void> {
  return page.evaluate('letScriptsCome()');
}

// product 2.1.7
test('a tap on Add to cart before the scripts have come fills the cart', async ({ page }) => {
  await page.goto('/product/moong-papad', { waitUntil: 'commit' });
  const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await button.click();
  await expect(button).toHaveAttribute('data-waits');
  await letScriptsCome(page);
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await expect(button).not.toHaveAttribute('data-waits');
});

// product 2.1.7
test('a login that was typed and sent before the scripts have come is made', async ({ page }) => {
  const { email, password } = await signUpElsewhere(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await letScriptsCome(page);
  await expect(page).toHaveURL(/\/account$/);
});
