import type { components } from '@haat/api-sdk';
import { expect, test } from '../../fixtures/test.ts';

type ContactInfo = components['schemas']['ContactInfo'];

// product 2.2.1, 2.12.2, 3.6.2
test('the page shows headline, subheading, address, phone, email, hours and a map', async ({
  page,
}) => {
  const call = await page.request.get('/api/v1/contact');
  const { data }: { data: ContactInfo } = await call.json();
  const response = await page.goto('/contact-us');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.headline);
  for (const text of [data.subheading, data.address, data.hours]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  const phone = main.getByRole('link', { name: data.phone });
  await expect(phone).toHaveAttribute('href', `tel:${data.phone.replaceAll(' ', '')}`);
  const email = main.getByRole('link', { name: data.email });
  await expect(email).toHaveAttribute('href', `mailto:${data.email}`);

  const map = main.locator('iframe');
  await expect(map).toHaveCount(0);
  await main.getByRole('button', { name: 'Show the live map' }).click();
  await expect(map).toHaveAttribute('title', 'Map of Jaipur');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const frames = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ');
  expect(frames).toEqual([
    "'self'",
    'https://www.google.com',
    'https://maps.google.com',
    'https://www.openstreetmap.org',
  ]);
});
