import type { Page } from '@playwright/test';
import { confirmDialog, questionDialog } from '../../fixtures/page/confirm-dialog.ts';
import { watchCalls } from '../../fixtures/page/watch-calls.ts';
import {
  ADDRESS,
  openPayment,
  putInCart,
  saveAddress,
  signUp,
} from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const ADDRESSES = '**/api/v1/address/get-addresses';
const CONTINUE = 'Continue to Payment';

async function signUpWithCart(page: Page): Promise<void> {
  await signUp(page);
  await putInCart(page, 'moong-papad');
}

async function saveAnother(page: Page, changes: object): Promise<void> {
  const data = { ...ADDRESS, ...changes };
  const response = await page.request.post('/api/v1/address/create-address', { data });
  expect(response.ok()).toBe(true);
}

test('saved addresses are radios with their text, type and (Default)', async ({ page }) => {
  await signUpWithCart(page);
  await saveAnother(page, { addressLine2: 'Second floor', landmark: 'the well', isDefault: true });
  await saveAnother(page, { addressLine1: '7 Johari Bazar', addressType: 'Work' });
  await page.goto('/saved-address');
  const main = page.getByRole('main');
  await expect(main.getByText('12 Nehru Bazar, Second floor')).toBeVisible();
  const first = page.getByRole('radio', { name: /12 Nehru Bazar/ });
  const second = page.getByRole('radio', { name: /7 Johari Bazar/ });
  await expect(first).toHaveAccessibleName(/Home.*\(Default\)/);
  await expect(second).toHaveAccessibleName(/Work/);
  await expect(second).not.toHaveAccessibleName(/\(Default\)/);
  await expect(first).toBeChecked();
  await second.check();
  await page.getByRole('button', { name: CONTINUE }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(main).toContainText('7 Johari Bazar');
  // The choice is remembered.
  await page.goto('/saved-address');
  await expect(second).toBeChecked();
});

test('an address is deleted only after the question is confirmed', async ({ page }) => {
  await signUpWithCart(page);
  await saveAddress(page);
  await page.goto('/saved-address');
  const bin = page.getByRole('button', { name: /^Delete the address/ });
  const question = questionDialog(page, 'Are you sure you want to delete this address?');
  await bin.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await bin.click();
  await confirmDialog(page, 'Are you sure you want to delete this address?');
  await expect(page.getByText('Address deleted')).toBeVisible();
  // The last one is gone.
  await expect(
    page.getByText('No saved addresses yet. Add one to speed up checkout.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: CONTINUE })).toBeDisabled();
});

test('an address that cannot be deleted stays, with a message', async ({ page }) => {
  await signUpWithCart(page);
  await saveAddress(page);
  await page.route('**/api/v1/address/delete-address/*', (route) => route.abort());
  await page.goto('/saved-address');
  await page.getByRole('button', { name: /^Delete the address/ }).click();
  await confirmDialog(page, 'Are you sure you want to delete this address?');
  await expect(page.getByText('The address could not be deleted.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
});

test('a list that loads empty leads to the form', async ({ page }) => {
  await signUpWithCart(page);
  await page.goto('/saved-address');
  await expect(page).toHaveURL(/\/shipping-details$/);
});

test('while the addresses load it says so, and nobody can go on', async ({ page }) => {
  await signUpWithCart(page);
  await saveAddress(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ADDRESSES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/saved-address');
  await expect(page.getByText('Loading addresses…')).toBeVisible();
  await expect(page.getByRole('button', { name: CONTINUE })).toBeDisabled();
  release();
  await page.getByRole('radio').check();
  await expect(page.getByRole('button', { name: CONTINUE })).toBeEnabled();
});

test('nobody can go on with an address that is not in the list', async ({ page }) => {
  await signUpWithCart(page);
  await saveAnother(page, { isDefault: false });
  const response = await page.request.get('/api/v1/address/get-addresses');
  const { data }: { data: { _id: string; isDefault: boolean }[] } = await response.json();
  await page.route(ADDRESSES, (route) =>
    route.fulfill({
      json: {
        success: true,
        message: 'OK',
        data: data.map((address) => ({ ...address, isDefault: false })),
      },
    }),
  );
  await page.addInitScript(() => {
    localStorage.setItem('selected-address', '{"state":"an-id-that-is-gone","version":1}');
  });
  await page.goto('/saved-address');
  await expect(page.getByRole('radio')).not.toBeChecked();
  await expect(page.getByRole('button', { name: CONTINUE })).toBeDisabled();
  await page.getByRole('radio').check();
  await expect(page.getByRole('button', { name: CONTINUE })).toBeEnabled();
});

test('addresses that fail to load are tried once more after 2 seconds', async ({ page }) => {
  await signUpWithCart(page);
  await saveAddress(page);
  const readTimes = await watchCalls(page, '/address/get-addresses');
  let asked = 0;
  await page.route(ADDRESSES, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/saved-address');
  await expect(page.getByText('Failed to load addresses. Retrying...')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  const times = await readTimes();
  expect(times).toHaveLength(2);
  // Timers count whole milliseconds.
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_999);
});

test('a retry that fails, too, is shown, and can be repeated by hand', async ({ page }) => {
  await signUpWithCart(page);
  await saveAddress(page);
  let asked = 0;
  await page.route(ADDRESSES, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/saved-address');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load addresses after retry.',
  );
  expect(asked).toBe(2);
  await page.unroute(ADDRESSES);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
});

test('a payment with an empty cart leads to the cart, with the reason', async ({ page }) => {
  await signUp(page);
  await saveAddress(page);
  await page.goto('/payment');
  await expect(page.getByRole('alert').getByText('Your cart is empty')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a payment without an address leads to the addresses, with the reason', async ({ page }) => {
  await signUpWithCart(page);
  await saveAddress(page);
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  await page.goto('/payment');
  await expect(page.getByText('Please select a delivery address')).toBeVisible();
  // By way of the login, which sends a signed-in shopper on.
  await expect(page).toHaveURL(/\/saved-address$/);
  expect(paths).toContain('/login');
});

test('the payment offers cash and online payment, and shows where the order goes and its sum', async ({
  page,
}) => {
  await signUpWithCart(page);
  await saveAddress(page);
  await openPayment(page);
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Online Payment' })).not.toBeChecked();
  const summary = page.getByRole('region', { name: 'Order Summary' });
  // 179 + 240 + 240 − 40
  await expect(summary).toContainText('₹619.00');
  await expect(
    page.getByRole('list', { name: 'Checkout' }).locator('[aria-current="step"]'),
  ).toContainText('Payment');
});

test('an order that fails shows the server’s message, or else the screen’s own', async ({
  page,
}) => {
  await signUpWithCart(page);
  await saveAddress(page);
  await openPayment(page);
  const place = page.getByRole('button', { name: 'Place Order' });
  const problem = page.getByRole('group', { name: 'Place Order' });
  await page.route('**/api/v1/order/create-order', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await place.click();
  await expect(problem).toHaveText('Failed to create order. Please contact support.');
  await page.unroute('**/api/v1/order/create-order');
  await page.route('**/api/v1/order/create-order', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'Only 1 is left.' } }),
  );
  await place.click();
  await expect(problem).toHaveText('Only 1 is left.');
});

test('an order that is made says so', async ({ page }) => {
  await signUpWithCart(page);
  await saveAddress(page);
  await openPayment(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
});
