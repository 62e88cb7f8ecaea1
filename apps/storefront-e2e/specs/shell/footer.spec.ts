import type { components } from '@haat/api-sdk';

type ContactInfo = components['schemas']['ContactInfo'];

import { openFooterGroup } from '../../fixtures/page/footer.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.2.1, 2.5.1
test('the footer leads to the pages and says how to reach the shop, how to pay and where to complain', async ({
  page,
}) => {
  const response = await page.request.get('/api/v1/contact');
  const { data }: { data: ContactInfo } = await response.json();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'What a self-help group is' })).toBeVisible();
  const pages = await page.request.get('/api/v1/pages');
  const { data: active }: { data: { title: string }[] } = await pages.json();
  const help = await openFooterGroup(page, 'Help');
  await expect(help.getByRole('link')).toHaveText(active.map(({ title }) => title));
  const social = await openFooterGroup(page, 'Tell a friend');
  await expect(social.getByRole('link')).toHaveText(['WhatsApp', 'Facebook', 'X (Twitter)']);
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
