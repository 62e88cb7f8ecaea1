import type { Page } from '@playwright/test';
import { openScreen } from '../../fixtures/page/screens.ts';
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

test('a phone number is taken as people write it', async ({ page }) => {
  await openScreen(page, '/signup');
  const phone = page.getByLabel('Phone');
  await phone.pressSequentially('098290 12345');
  await expect(phone).toHaveValue('9829012345');
});

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

test('a file that is no picture is rejected beside its field', async ({ page }) => {
  await page.goto('/signup');
  await fill(page);
  const avatar = page.getByLabel('Avatar');
  await avatar.setInputFiles({
    name: 'me.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(avatar).toHaveAccessibleDescription(/^Please choose an image\./);
  await send(page);
  await expect(page).toHaveURL(/\/signup$/);
  // A false one is found by its bytes, by the server.
  await avatar.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);
});

test('the error of each missing value stands beside its field', async ({ page }) => {
  await page.goto('/signup');
  await send(page);
  for (const [label, message] of [
    ['Full name', 'Full name is required.'],
    ['Username', 'Username is required.'],
    ['Email', 'Please enter a valid email address.'],
    ['Phone', 'Phone number is required.'],
    ['Password', 'Password must be at least 6 characters.'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`^${message}`),
    );
  }
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('a phone number is an optional plus and 2 to 15 digits', async ({ page }) => {
  await page.goto('/signup');
  const phone = page.getByLabel('Phone');
  for (const wrong of ['ninety', '98+765', '9', '1234567890123456']) {
    await phone.fill(wrong);
    await send(page);
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
  }
  for (const right of ['+919812345678', '98', '123456789012345']) {
    await phone.fill(right);
    await send(page);
    await expect(phone).toHaveAccessibleDescription('');
  }
});

test('a weak password gets one message for each thing it lacks, all at once', async ({ page }) => {
  await page.goto('/signup');
  const field = page.getByLabel('Password', { exact: true });
  for (const [password, message] of [
    ['Ab1!x', 'Password must be at least 6 characters.'],
    ['desert#2026', 'Password must contain at least one uppercase letter.'],
    ['Desert#rain', 'Password must contain at least one number.'],
    ['Desert2026', 'Password must contain at least one special character (!@#$%^&*).'],
  ] as const) {
    await field.fill(password);
    await send(page);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await field.fill('rain');
  await send(page);
  await expect(field).toHaveAccessibleDescription(
    /at least 6 characters\..*one uppercase letter\..*one number\..*one special character/,
  );
  await field.fill('Desert#2026');
  await send(page);
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('the error about a taken email stands beside its field', async ({ page }) => {
  await page.goto('/signup');
  const shopper = await fill(page);
  await page.request.post('/api/v1/users/register', {
    data: {
      fullName: shopper.fullName,
      userName: `${shopper.userName}x`,
      email: shopper.email,
      phoneNumber: shopper.phone,
      password: shopper.password,
    },
  });
  await page.context().clearCookies();
  await send(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Full name')).toHaveValue(shopper.fullName);
});

test('a sign-up without a response shows a failure, with everything typed still there', async ({
  page,
}) => {
  await page.route(REGISTER, (route) => route.abort());
  await page.goto('/signup');
  const shopper = await fill(page);
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Signup failed');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
});

test('the guest’s cart comes along into a new account', async ({ page }) => {
  await page.goto('/product/moong-papad');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goto('/register');
  await fill(page);
  await send(page);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  // The header counts the guest's cart until the server has it.
  await expect
    .poll(async () => (await page.request.get('/api/v1/cart')).json())
    .toMatchObject({ data: { items: [{ quantity: 1 }] } });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart-store')))
    .not.toContain('moong');
});

test('a checkout that the sign-up interrupted can be continued from the account', async ({
  page,
}) => {
  await page.goto('/product/moong-papad');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await fill(page);
  await send(page);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Account made. Now the address.')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page).toHaveURL(/\/shipping-details$/);
});
