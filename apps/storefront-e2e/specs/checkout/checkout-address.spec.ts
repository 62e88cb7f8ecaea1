import { fillAddressForm, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { logIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const SAVE = 'Save & Continue to Payment';

// product 8.1.3
test('neither a dead network nor a session that ends in the checkout loses the address or the cart', async ({
  page,
  context,
}) => {
  const shopper = await signUp(page);
  await putInCart(page, 'moong-papad', 3);
  await page.goto('/shipping-details');
  await fillAddressForm(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to save address. You seem to be offline. Check your connection, then try again.',
  );
  await expect(page).toHaveURL(/\/shipping-details$/);
  await context.setOffline(false);
  await context.clearCookies();
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('link', { name: /^Cart, 3 items/ }).click();
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('12 Nehru Bazar');
  await expect(page.getByLabel('Pincode')).toHaveValue('302001');
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByRole('main')).toContainText('12 Nehru Bazar');
  await expect(page).toHaveURL(/\/payment$/);
});

// product 2.13.12, 5.5.2
test('a payment without an address leads to the addresses, with the reason; a saved one is chosen in one tap', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
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

  await page.goto('/shipping-details');
  await expect(page.getByRole('link', { name: 'Use Saved Address' })).toHaveAttribute(
    'href',
    '/saved-address',
  );
  await expect(page.getByRole('main')).toContainText('12 Nehru Bazar');
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('12 Nehru Bazar');
});
