import { fillAddressForm, putInCart, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const CREATE_ADDRESS = '**/api/v1/address/create-address';
const SAVE = 'Save & Continue to Payment';

// product 2.13.5
test('an address that could not be saved is still typed in', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/shipping-details');
  await fillAddressForm(page);
  await page.route(CREATE_ADDRESS, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByText('Failed to save address.')).toBeVisible();
  // On to the payment (product 2.13.5), which has no selected address and leads back to the form.
  await expect(page).toHaveURL(/\/shipping-details$/);
  await expect(page.getByLabel('Address Line 1')).toHaveValue('12 Nehru Bazar');
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');

  await page.unroute(CREATE_ADDRESS);
  await page.getByRole('button', { name: SAVE }).click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('main')).toContainText('12 Nehru Bazar');
});

// product 8.1.5
test('a dead network leaves the shopper at the form with everything typed', async ({
  page,
  context,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/shipping-details');
  await fillAddressForm(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to save address. You seem to be offline. Check your connection, then try again.',
  );
  await expect(page).toHaveURL(/\/shipping-details$/);
  await context.setOffline(false);
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByRole('main')).toContainText('12 Nehru Bazar');
  await expect(page).toHaveURL(/\/payment$/);
});

test('a session that ends in the checkout loses neither the address nor the cart', async ({
  page,
  context,
}) => {
  const shopper = await signUp(page);
  await putInCart(page, 'moong-papad', 3);
  await page.goto('/shipping-details');
  await fillAddressForm(page);
  await context.clearCookies();
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('link', { name: /^Cart, 3 items/ }).click();
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('12 Nehru Bazar');
  await expect(page.getByLabel('Pincode')).toHaveValue('302001');
});
