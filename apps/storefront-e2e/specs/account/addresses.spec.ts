import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
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

// product 2.14.4, 2.14.5, 3.7.1, 8.10.1, 9.2.4
test('Add New Address opens a form in view, with India and Home; Add Address saves it, and Save Changes what is edited', async ({
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

  await cards(page).getByRole('button', { name: 'Edit' }).click();
  const edited = form(page, 'Edit Address');
  await expect(edited.getByLabel('Full Address')).toHaveValue('7 Fort Road');
  await edited.getByLabel('Full Address').fill('9 Mill Road');
  await edited.getByRole('button', { name: 'Save Changes' }).click();
  await expect(messages(page).getByText('Address updated')).toBeVisible();
  await expect(cards(page)).toContainText('9 Mill Road');
});
