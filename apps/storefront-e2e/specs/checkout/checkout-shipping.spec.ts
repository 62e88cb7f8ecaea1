import type { Page } from '@playwright/test';
import { fillAddressForm, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const CREATE_ADDRESS = '**/api/v1/address/create-address';
const SAVE = 'Save & Continue to Payment';

async function openForm(page: Page): Promise<void> {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/shipping-details');
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping details' })).toBeVisible();
}

async function listAddresses(page: Page): Promise<readonly Record<string, unknown>[]> {
  const response = await page.request.get('/api/v1/address/get-addresses');
  const { data }: { data: Record<string, unknown>[] } = await response.json();
  return data;
}

// product 2.13.20
test('a second order goes to the saved address in one tap', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await saveAddress(page);
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

// product 2.3.1, 2.13.1, 2.13.2, 2.13.3, 2.13.5, 2.13.6, 5.3.2, 8.10.30, 9.2.7
test('a saved address is trimmed, selected, announced, and leads on to the payment', async ({
  page,
}) => {
  await openForm(page);
  const steps = page.getByRole('list', { name: 'Checkout' }).getByRole('listitem');
  for (const [index, step] of ['Cart', 'Login/Address', 'Payment'].entries()) {
    await expect(steps.nth(index)).toContainText(step);
  }
  await fillAddressForm(page);
  await page.getByLabel('Name', { exact: true }).fill('  Asha  Devi ');
  await page.getByLabel('Address Line 1').fill('  12 Nehru Bazar ');
  await page.getByLabel('Landmark').fill(' near the well ');
  await page.getByLabel('Make default').check();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CREATE_ADDRESS, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  release();
  await expect(page.getByText('Address saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('main')).toContainText('12 Nehru Bazar');
  await expect
    .poll(() => listAddresses(page))
    .toMatchObject([
      {
        name: 'Asha  Devi',
        addressLine1: '12 Nehru Bazar',
        landmark: 'near the well',
        addressType: 'Other',
        isDefault: true,
      },
    ]);
});

// product 2.13.5, 2.13.8
test('a shopper who came from the saved addresses goes back there', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await saveAddress(page);
  await page.goto('/saved-address');
  await page.getByRole('link', { name: 'Add New Address' }).click();
  await fillAddressForm(page);
  await page.getByLabel('Address Line 1').fill('7 Johari Bazar');
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByText('Address saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/saved-address$/);
  // The new one is the one that is selected.
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/7 Johari Bazar/);
});

// product 2.13.5
test('after a failed save nothing is ordered to an earlier address: the shopper chooses', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await saveAddress(page);
  await page.goto('/saved-address');
  await page.getByRole('radio').check();
  await page.goto('/shipping-details');
  await fillAddressForm(page);
  await page.route(CREATE_ADDRESS, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByText('Please select a delivery address')).toBeVisible();
  await expect(page).toHaveURL(/\/saved-address$/);
});

test('what is typed survives a reload, and no look-up replaces a district that was put right', async ({
  page,
}) => {
  await openForm(page);
  await fillAddressForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Address Line 2').fill('Second floor');
  await page.getByLabel('District').fill('Dudu');
  await page.getByLabel('Address Type').selectOption('Work');
  await page.reload();
  await expect(page.getByText('Detected district: Jaipur')).toBeVisible();
  await expect(page.getByLabel('District')).toHaveValue('Dudu');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('Address Line 2')).toHaveValue('Second floor');
  await expect(page.getByLabel('Address Type')).toHaveValue('Work');
});
