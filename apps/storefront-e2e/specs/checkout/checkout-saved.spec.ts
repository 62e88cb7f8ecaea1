import type { Page } from '@playwright/test';
import {
  ADDRESS,
  openPayment,
  putInCart,
  saveAddress,
  signUp,
} from '../../fixtures/people/arrange.ts';
import { totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

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

// product 2.3.2, 2.13.7, 4.7.2
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

// product 5.5.2
test('a payment with an empty cart leads to the cart, with the reason', async ({ page }) => {
  await signUp(page);
  await saveAddress(page);
  await page.goto('/payment');
  await expect(page.getByRole('alert').getByText('Your cart is empty')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
});

// product 5.5.2
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

// product 2.3.3, 2.13.13, 4.4.1, 5.5.2, 8.9.6, 8.10.31
test('the payment shows where the order goes and its sum; an order that fails says why, and one that is made says so', async ({
  page,
}) => {
  await signUpWithCart(page);
  await saveAddress(page);
  await openPayment(page);
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Online Payment' })).not.toBeChecked();
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText(totalOf(179));
  await expect(
    page.getByRole('list', { name: 'Checkout' }).locator('[aria-current="step"]'),
  ).toContainText('Payment');

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

  await page.unroute('**/api/v1/order/create-order');
  await place.click();
  await expect(page.getByText('Order created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
});
