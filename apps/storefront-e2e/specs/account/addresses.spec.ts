import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.14.4, 3.7.1
test('Add New Address opens a form in view; Add Address saves it, and Save Changes what is edited', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const opened = page.getByRole('form', { name: 'Add New Address' });
  await expect(opened.getByRole('heading', { name: 'Add New Address' })).toBeInViewport();
  for (const [label, text] of [
    ['Recipient Name', 'Second Shopper'],
    ['Phone Number', '+919812345679'],
    ['Full Address', '7 Fort Road'],
    ['Address Line 2', 'First floor'],
    ['Landmark', 'Fort gate'],
    ['District', 'Jaisalmer'],
    ['City', 'Pokaran'],
    ['Pin Code', '345 021 99'],
  ] as const) {
    await opened.getByLabel(label).fill(text);
  }
  await opened.getByLabel('State').selectOption('Rajasthan');
  await opened.getByRole('button', { name: 'Add Address', exact: true }).click();
  await expect(opened).toBeHidden();
  await page.reload();
  const card = page.getByRole('region', { name: 'Saved Addresses' }).getByRole('listitem');
  await expect(card).toContainText(
    '7 Fort Road, First floor, Fort gate, Pokaran, Jaisalmer, Rajasthan - 345021, India',
  );

  await card.getByRole('button', { name: 'Edit' }).click();
  const edited = page.getByRole('form', { name: 'Edit Address' });
  await edited.getByLabel('Full Address').fill('9 Mill Road');
  await edited.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('9 Mill Road');
});
