import { confirmDialog } from '../../fixtures/page/confirm-dialog.ts';
import { fillAddressForm, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const CREATE_ADDRESS = '**/api/v1/address/create-address';
const SAVE = 'Save & Continue to Payment';

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

test('a district that was put right is not looked up over after a reload', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/shipping-details');
  await fillAddressForm(page);
  await page.getByLabel('District').fill('Dudu');
  await page.reload();
  await expect(page.getByText('Detected district: Jaipur')).toBeVisible();
  await expect(page.getByLabel('District')).toHaveValue('Dudu');
});

test('an address that another tab deleted can be deleted here, too', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await saveAddress(page);
  await saveAddress(page);
  await page.goto('/saved-address');
  await expect(page.getByRole('radio')).toHaveCount(2);
  const response = await page.request.get('/api/v1/address/get-addresses');
  const { data }: { data: { _id: string }[] } = await response.json();
  await page.request.delete(`/api/v1/address/delete-address/${data[0]?._id}`);

  await page
    .getByRole('button', { name: /^Delete the address/ })
    .first()
    .click();
  await confirmDialog(page, 'Are you sure you want to delete this address?');
  await expect(page.getByText('Address deleted')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
});
