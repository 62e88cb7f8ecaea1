import type { Page } from '@playwright/test';
import { ADDRESS, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const section = (page: Page) => page.getByRole('region', { name: 'Saved Addresses' });
const cards = (page: Page) => section(page).getByRole('listitem');
const form = (page: Page, title: string) => page.getByRole('form', { name: title });

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add New Address' }).click();
  return form(page, 'Add New Address');
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Recipient Name').fill('Second Shopper');
  await page.getByLabel('Phone Number').fill('+919812345679');
  await page.getByLabel('Full Address').fill('7 Fort Road');
  await page.getByLabel('District').fill('Jaisalmer');
  await page.getByLabel('City').fill('Pokaran');
  await page.getByLabel('State').selectOption('Rajasthan');
  await page.getByLabel('Pin Code').fill('345 021 99');
}

// product 2.14.3, 3.7.3, 4.7.2
test('an address shows name, phone, (Default) and (Selected); the radio chooses where orders go', async ({
  page,
}) => {
  await signUp(page);
  await saveAddress(page);
  await saveAddress(page);
  await page.goto('/account');
  await expect(cards(page)).toHaveCount(2);
  const [first, second] = [cards(page).first(), cards(page).last()];
  await expect(first).toContainText(`${ADDRESS.name}Home (Default) (Selected)`);
  await expect(first).toContainText(ADDRESS.phoneNumber);
  await expect(first.getByRole('button')).toHaveText([/^Edit/, /^Delete/]);
  await expect(second).not.toContainText('(');

  await second.getByRole('radio').check();
  await expect(second).toContainText('(Selected)');
  await expect(first).not.toContainText('(Selected)');
  await page.reload();
  await expect(second.getByRole('radio')).toBeChecked();
});

// product 2.14.4, 2.14.5, 3.7.1, 8.10.27, 9.2.7
test('Add New Address opens a form in view, with India and Home; Add Address saves it', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account');
  await expect(
    page.getByText('No saved addresses yet. Add one to speed up checkout.'),
  ).toBeVisible();
  const opened = await openForm(page);
  await expect(opened.getByRole('heading', { name: 'Add New Address' })).toBeInViewport();
  await expect(opened.getByText('Recipient Name*')).toBeVisible();
  await expect(opened.getByText('Phone Number*')).toBeVisible();
  await expect(opened.getByLabel('Full Address')).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(opened.getByLabel('Country')).toHaveValue('India');
  await expect(opened.getByLabel('Address Type')).toHaveValue('Home');
  await expect(opened.getByLabel('Address Type').getByRole('option')).toHaveText([
    'Home',
    'Work',
    'Other',
  ]);
  await expect(opened.getByLabel('Make this my default address')).not.toBeChecked();
  await fillForm(page);
  await opened.getByLabel('Address Line 2').fill('First floor');
  await opened.getByLabel('Landmark').fill('Fort gate');
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  await expect(messages(page).getByText('Address added')).toBeVisible();
  await expect(opened).toBeHidden();
  await page.reload();
  await expect(cards(page)).toContainText(
    '7 Fort Road, First floor, Fort gate, Pokaran, Jaisalmer, Rajasthan - 345021, India',
  );
});

// product 2.14.4, 4.7.1, 8.10.28
test('Edit opens "Edit Address"; Save Changes saves, Cancel does not; one address is the default', async ({
  page,
}) => {
  await signUp(page);
  await saveAddress(page);
  await saveAddress(page);
  await page.goto('/account');
  await cards(page).last().getByRole('button', { name: 'Edit' }).click();
  const opened = form(page, 'Edit Address');
  await expect(opened.getByRole('heading', { name: 'Edit Address' })).toBeInViewport();
  await expect(opened.getByLabel('Full Address')).toHaveValue(ADDRESS.addressLine1);
  await opened.getByLabel('Full Address').fill('9 Mill Road');
  await opened.getByRole('button', { name: 'Cancel' }).click();
  await expect(opened).toBeHidden();
  await expect(section(page)).not.toContainText('9 Mill Road');

  await cards(page).last().getByRole('button', { name: 'Edit' }).click();
  await opened.getByLabel('Full Address').fill('9 Mill Road');
  await opened.getByLabel('Make this my default address').check();
  await opened.getByRole('button', { name: 'Save Changes' }).click();
  await expect(messages(page).getByText('Address updated')).toBeVisible();
  await expect(cards(page).filter({ hasText: '(Default)' })).toHaveCount(1);
  await expect(cards(page).filter({ hasText: '(Default)' })).toContainText('9 Mill Road');
});

// product 5.3.2, 5.3.3, 5.3.6
test('every required part of an address has its own message, which goes away when it is edited', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account');
  const opened = await openForm(page);
  await opened.getByRole('button', { name: 'Add Address' }).click();
  await expect(opened.getByText('Please correct the errors below')).toBeVisible();
  for (const [label, message] of [
    ['Recipient Name', 'Name is required.'],
    ['Phone Number', 'Phone number is required.'],
    ['Full Address', 'Address line 1 is required.'],
    ['District', 'District is required.'],
    ['City', 'City is required.'],
    ['State', 'State is required.'],
    ['Pin Code', 'Pin code is required. Enter 6-digit pincode to fetch District'],
  ] as const) {
    await expect(opened.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await fillForm(page);
  await expect(opened.getByText(/ is required\.$/)).toHaveCount(0);
  await opened.getByLabel('Recipient Name').fill('x'.repeat(61));
  await expect(opened.getByLabel('Recipient Name')).toHaveValue('x'.repeat(60));
  await opened.getByLabel('Phone Number').fill('1'.repeat(16));
  await opened.getByRole('button', { name: 'Add Address' }).click();
  await expect(opened.getByLabel('Phone Number')).toHaveAccessibleDescription(
    'Phone number must be at most 15 characters.',
  );
});

// product 2.14.16
test('two tabs show the same addresses and the same selected one', async ({ page, context }) => {
  await signUp(page);
  await saveAddress(page);
  await saveAddress(page);
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/account');
  await cards(other).last().getByRole('radio').check();
  await expect(cards(page).last().getByRole('radio')).toBeChecked();
  await cards(other).last().getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete address' }).click();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Address').fill('9 Mill Road');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(cards(other)).toContainText('9 Mill Road');
});
