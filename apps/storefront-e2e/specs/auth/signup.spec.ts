import type { Page } from '@playwright/test';
import { newShopper } from '../../fixtures/people/new-shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const REGISTER = '**/api/v1/users/register';

async function fill(page: Page, shopper = newShopper()) {
  await page.getByLabel('Full name').fill(shopper.fullName);
  await page.getByLabel('Username').fill(shopper.userName);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  return shopper;
}

function send(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
}

// product 2.2.3, 2.11.4, 5.2.5, 8.10.6
test('an account without a picture is made with JSON, asks who is signed in, and opens the account', async ({
  page,
}) => {
  await page.goto('/signup');
  const shopper = await fill(page);
  const registering = page.waitForRequest(REGISTER);
  const checking = page.waitForRequest('**/api/v1/users/current-user');
  await send(page);
  expect((await registering).headers()['content-type']).toContain('application/json');
  await checking;
  await expect(page.getByText('Registered! Please verify your email.')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  const response = await page.request.get('/api/v1/users/current-user');
  expect(await response.json()).toMatchObject({
    data: { userName: shopper.userName, avatar: null, isEmailVerified: false },
  });
});

// product 2.11.3, 5.2.5
test('an account with a picture is sent as a form, and has the picture', async ({ page }) => {
  await page.goto('/signup');
  await fill(page);
  const picture = await page.request.get('/app-icon-512.png');
  await page.getByLabel('Avatar').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture.body(),
  });
  const registering = page.waitForRequest(REGISTER);
  await send(page);
  expect((await registering).headers()['content-type']).toContain('multipart/form-data');
  await expect(page).toHaveURL(/\/account$/);
  const response = await page.request.get('/api/v1/users/current-user');
  const { data }: { data: { avatar: string } } = await response.json();
  expect((await page.request.get(data.avatar)).headers()['content-type']).toContain('image/');
});

// product 2.11.5
test('the guest’s cart comes along into a new account; a checkout that the sign-up interrupted can be continued there', async ({
  page,
}) => {
  await page.goto('/product/moong-papad');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await fill(page);
  await send(page);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Account made. Now the address.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  // The header counts the guest's cart until the server has it.
  await expect
    .poll(async () => (await page.request.get('/api/v1/cart')).json())
    .toMatchObject({ data: { items: [{ quantity: 1 }] } });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart-store')))
    .not.toContain('moong');
  await page.reload();
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page).toHaveURL(/\/shipping-details$/);
});
