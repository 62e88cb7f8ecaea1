import type { Page } from '@playwright/test';
import { stopTime } from '../../fixtures/page/stop-time.ts';
import { fillAddressForm, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const CREATE_ADDRESS = '**/api/v1/address/create-address';
const PINCODE = '**/api/v1/pincode/*';
const SAVE = 'Save & Continue to Payment';
const NO_DISTRICT = 'No district found for 302001. Please type it below.';
const NO_HINT = 'Enter 6-digit pincode to fetch District';

async function openForm(page: Page): Promise<void> {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/shipping-details');
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping details' })).toBeVisible();
}

/** The response of the postal service for a district. */
function postOffice(district: string) {
  return [
    {
      Message: 'Number of pincode(s) found:1',
      Status: 'Success',
      PostOffice: [
        { Name: district, Block: district, District: district, State: 'Kerala', Country: 'India' },
      ],
    },
  ];
}

async function listAddresses(page: Page): Promise<readonly Record<string, unknown>[]> {
  const response = await page.request.get('/api/v1/address/get-addresses');
  const { data }: { data: Record<string, unknown>[] } = await response.json();
  return data;
}

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

test('without a saved address nothing leads to the saved ones', async ({ page }) => {
  await openForm(page);
  await expect(page.getByLabel('Address Line 1')).toBeEditable();
  await expect(page.getByRole('link', { name: 'Use Saved Address' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Deliver here' })).toHaveCount(0);
});

test('addresses that do not load leave the form', async ({ page }) => {
  await page.route('**/api/v1/address/get-addresses', (route) => route.abort());
  await openForm(page);
  await expect(page.getByLabel('Address Line 1')).toBeEditable();
});

test('the form has the fields, limits and choices of the specification', async ({ page }) => {
  await openForm(page);
  const steps = page.getByRole('list', { name: 'Checkout' }).getByRole('listitem');
  for (const [index, step] of ['Cart', 'Login/Address', 'Payment'].entries()) {
    await expect(steps.nth(index)).toContainText(step);
  }
  for (const label of [
    'Address Line 1',
    'Address Line 2',
    'Landmark',
    'District',
    'City',
  ] as const) {
    await expect(page.getByLabel(label)).toBeEditable();
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('maxlength', '50');
  await expect(page.getByLabel('Phone number')).toHaveAttribute('maxlength', '13');
  const pincode = page.getByLabel('Pincode');
  await expect(pincode).toHaveAttribute('inputmode', 'numeric');
  await pincode.fill('30a20-01999');
  await expect(pincode).toHaveValue('302001');

  // 28 states, 8 union territories, and none chosen.
  const state = page.getByLabel('State');
  await expect(state).toHaveValue('');
  await expect(state.locator('optgroup[label="States"] option')).toHaveCount(28);
  await expect(state.locator('optgroup[label="Union territories"] option')).toHaveCount(8);
  await expect(page.getByLabel('Country').getByRole('option', { name: 'India' })).toHaveCount(1);
  const type = page.getByLabel('Address Type');
  await expect(type).toHaveValue('Other');
  await expect(type.getByRole('option')).toHaveText(['Home', 'Work', 'Other']);
  await expect(page.getByLabel('Make default')).not.toBeChecked();
});

test('the form starts with the name and the phone number of the account', async ({ page }) => {
  await openForm(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Test Shopper');
  await expect(page.getByLabel('Phone number')).toHaveValue('9812345678');
  await expect(page.getByLabel('Address Line 1')).toHaveValue('');
});

test('the form starts with the pincode that was chosen on a product, and its place', async ({
  page,
}) => {
  const choice = JSON.stringify({ state: { pincode: '302001', userId: null }, version: 1 });
  await page.addInitScript((text) => localStorage.setItem('delivery-pincode', text), choice);
  await openForm(page);
  await expect(page.getByLabel('Pincode')).toHaveValue('302001');
  await expect(page.getByLabel('District')).toHaveValue('Jaipur');
  await expect(page.getByText('Detected district: Jaipur')).toBeVisible();
  // Nothing was typed yet.
  expect(await page.evaluate(() => sessionStorage.getItem('address-draft'))).toBeNull();
});

test('errors stand beside their fields, and go away when edited', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('A');
  await page.getByLabel('Phone number').fill('12345');
  await page.getByLabel('Pincode').fill('3020');
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Please correct the errors below',
  );
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters.'],
    ['Phone number', 'Please enter a valid 10-digit phone number.'],
    ['Address Line 1', 'Address line 1 is required.'],
    ['Pincode', 'Please enter a valid 6-digit zip code.'],
    ['District', 'District is required.'],
    ['City', 'City is required.'],
    ['State', 'Please select your state.'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`^${message}`),
    );
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('City').fill('Jaipur');
  await expect(page.getByText('City is required.')).toBeHidden();
  await expect(page.getByText('District is required.')).toBeVisible();
});

test('a saved address is trimmed, selected, announced, and leads on to the payment', async ({
  page,
}) => {
  await openForm(page);
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

test('also after a failed save a shopper goes back to the saved addresses', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await saveAddress(page);
  await page.goto('/saved-address');
  await page.getByRole('link', { name: 'Add New Address' }).click();
  await fillAddressForm(page);
  await page.route(CREATE_ADDRESS, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByText('Failed to save address.')).toBeVisible();
  await expect(page).toHaveURL(/\/saved-address$/);
});

test('a response without an id counts as a failed save', async ({ page }) => {
  await openForm(page);
  await fillAddressForm(page);
  await page.route(CREATE_ADDRESS, (route) =>
    route.fulfill({ status: 201, json: { success: true, message: 'OK', data: { name: 'Asha' } } }),
  );
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByText('Failed to save address.')).toBeVisible();
});

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

test('the pincode is looked up once typing has stopped, and fills district, city, state and country', async ({
  page,
}) => {
  await openForm(page);
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PINCODE, async (route) => {
    asked.push(route.request().url().slice(-6));
    await held;
    await route.fulfill({ json: postOffice('Ernakulam') });
  });
  await expect(page.getByText(NO_HINT)).toBeVisible();
  await page.getByLabel('Pincode').pressSequentially('682011');
  await expect(page.getByText('Looking up pincode…')).toBeVisible();
  release();
  await expect(page.getByText('Detected district: Ernakulam')).toBeVisible();
  await expect(page.getByLabel('District')).toHaveValue('Ernakulam');
  await expect(page.getByLabel('City')).toHaveValue('Ernakulam');
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
  await expect(page.getByLabel('Country')).toHaveValue('India');
  expect(asked).toEqual(['682011']);
});

test('a changed pincode takes back what its look-up filled in, and nothing that was typed', async ({
  page,
}) => {
  await openForm(page);
  await page.route(PINCODE, (route) =>
    route.request().url().endsWith('682011')
      ? route.fulfill({ json: postOffice('Ernakulam') })
      : route.fulfill({ json: [{ Status: 'Error', PostOffice: null }] }),
  );
  await page.getByLabel('Pincode').fill('682011');
  await expect(page.getByLabel('District')).toHaveValue('Ernakulam');
  await page.getByLabel('City').fill('Fort Kochi');
  await page.getByLabel('Pincode').fill('999999');
  await expect(page.getByText('We do not know 999999. Please check it.')).toBeVisible();
  await expect(page.getByLabel('District')).toHaveValue('');
  await expect(page.getByLabel('State')).toHaveValue('');
  await expect(page.getByLabel('City')).toHaveValue('Fort Kochi');
});

test('the lookup waits 400 ms after the sixth digit', async ({ page }) => {
  await openForm(page);
  let asked = 0;
  await page.route(PINCODE, (route) => {
    asked += 1;
    return route.fulfill({ json: postOffice('Ernakulam') });
  });
  await stopTime(page);
  await page.getByLabel('Pincode').fill('682011');
  await page.clock.runFor(390);
  expect(asked).toBe(0);
  await page.clock.runFor(20);
  await expect(page.getByText('Detected district: Ernakulam')).toBeVisible();
  expect(asked).toBe(1);
});

test('a response about a pincode that is no longer in the field changes nothing', async ({
  page,
}) => {
  await openForm(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PINCODE, async (route) => {
    if (route.request().url().endsWith('682011')) {
      await held;
      // The page has aborted this call, and must ignore its response.
      await route.fulfill({ json: postOffice('Ernakulam') }).catch(() => {});
    } else {
      await route.fulfill({ json: postOffice('Kollam') });
    }
  });
  const pincode = page.getByLabel('Pincode');
  await pincode.fill('682011');
  await expect(page.getByText('Looking up pincode…')).toBeVisible();
  await pincode.fill('691001');
  await expect(page.getByText('Detected district: Kollam')).toBeVisible();
  release();
  await expect(page.getByLabel('District')).toHaveValue('Kollam');
  await pincode.fill('6910');
  await expect(page.getByText(NO_HINT)).toBeVisible();
});

for (const [name, response, hint] of [
  ['is down', { status: 503, body: '' }, NO_DISTRICT],
  [
    'does not know the pincode',
    { json: [{ Status: 'Error', PostOffice: null }] },
    'We do not know 302001. Please check it.',
  ],
  ['sends a page', { contentType: 'text/html', body: '<h1>Busy</h1>' }, NO_DISTRICT],
] as const) {
  test(`a postal service that ${name} leaves the form as it is`, async ({ page }) => {
    await openForm(page);
    await page.route(PINCODE, (route) => route.fulfill(response));
    const asked = page.waitForResponse(PINCODE);
    await page.getByLabel('Pincode').fill('302001');
    await page.getByLabel('District').fill('Dudu');
    await asked;
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByLabel('District')).toHaveValue('Dudu');
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  });
}

test('a postal service that never responds blocks neither typing nor saving', async ({ page }) => {
  await openForm(page);
  await page.route(PINCODE, () => {
    // No response.
  });
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Phone number').fill('+919812345678');
  await page.getByLabel('Address Line 1').fill('12 Nehru Bazar');
  await page.getByLabel('Pincode').fill('302001');
  await expect(page.getByText('Looking up pincode…')).toBeVisible();
  await page.getByLabel('District').fill('Jaipur');
  await page.getByLabel('City').fill('Jaipur');
  await page.getByLabel('State').selectOption('Rajasthan');
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page).toHaveURL(/\/payment$/);
});

test('what is typed survives a reload', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Address Line 2').fill('Second floor');
  await page.getByLabel('Address Type').selectOption('Work');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('Address Line 2')).toHaveValue('Second floor');
  await expect(page.getByLabel('Address Type')).toHaveValue('Work');
});
