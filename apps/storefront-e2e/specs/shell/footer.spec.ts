import type { components } from '@haat/api-sdk';

type ContactInfo = components['schemas']['ContactInfo'];

import { openFooterGroup } from '../../fixtures/page/footer.ts';
import { setSeller } from '../../fixtures/shop/set-seller.ts';
import { ShopProcess } from '../../fixtures/shop/shop-process.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.5.2
test('the footer says how to reach the shop, how to pay and where to complain', {
  tag: '@wide',
}, async ({ page }) => {
  const response = await page.request.get('/api/v1/contact');
  const { data }: { data: ContactInfo } = await response.json();
  await page.goto('/about-us');
  const contact = await openFooterGroup(page, 'Contact');
  await expect(contact.getByRole('link', { name: data.phone })).toHaveAttribute(
    'href',
    /^tel:\+91/,
  );
  await expect(contact.getByRole('link', { name: data.email })).toHaveAttribute(
    'href',
    `mailto:${data.email}`,
  );
  const chat = contact.getByRole('link', { name: 'Ask on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/91/);
  await expect(contact.getByText(data.address)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Cash on delivery · UPI · Cards');
  await footer.getByRole('link', { name: 'Tell us what went wrong' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

// product 2.5.2
test('on a phone the footer is folded and lower than a screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Care Guide' })).toBeHidden();
  expect((await footer.boundingBox())?.height).toBeLessThan(600);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // product 2.5.2
  test('the groups of the footer unfold without JavaScript', async ({ page }) => {
    await page.goto('/about-us');
    const help = await openFooterGroup(page, 'Help');
    await help.getByRole('link', { name: 'Care Guide' }).click();
    await expect(page).toHaveURL(/\/page\/care-guide$/);
  });
});

// product 2.5.3
test('the footer says who sells where the shop has set it, and nothing of it otherwise', async ({
  page,
}) => {
  test.slow();
  await page.goto('/about-us');
  await expect(page.getByRole('contentinfo')).not.toContainText('GSTIN');

  const shop = await ShopProcess.create();
  try {
    setSeller(shop, {
      name: 'Example Traders',
      address: 'Jodhpur',
      gstin: '08AAAAA0000A1Z5',
      grievanceOfficer: 'officer@example.com',
    });
    await page.goto(`${shop.url}/about-us`);
    const footer = page.getByRole('contentinfo');
    for (const text of [
      'Sold by: Example Traders, Jodhpur',
      'GSTIN: 08AAAAA0000A1Z5',
      'Grievance officer: officer@example.com',
    ]) {
      await expect(footer).toContainText(text);
    }
    await expect(footer).not.toContainText('FSSAI');
  } finally {
    await shop.destroy();
  }
});
