import type { components } from '@haat/api-sdk';

type ContactInfo = components['schemas']['ContactInfo'];

import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const MESSAGE = /\/api\/v1\/message$/;

function fields(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Full name'),
    email: main.getByLabel('Email'),
    subject: main.getByLabel('Subject'),
    message: main.getByLabel('Message'),
    send: main.getByRole('button', { name: 'Send message' }),
  };
}

async function fill(page: Page): Promise<void> {
  const { name, email, subject, message } = fields(page);
  await name.fill('Test Shopper');
  await email.fill('shopper@example.com');
  await subject.fill('A question');
  await message.fill('Do you ship to Jaisalmer?');
}

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

// product 1.1.1, 2.2.1, 2.12.2, 6.1.1, 8.10.1
test("a message is sent to the shop: 'Message sent', and the form is empty again; offline nothing is lost", async ({
  page,
  context,
}) => {
  await page.goto('/contact-us');
  await fill(page);
  await context.setOffline(true);
  await fields(page).send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your message was not sent.',
  );
  await context.setOffline(false);
  await page.goto('/contact-us');
  await expect(fields(page).message).toHaveValue('Do you ship to Jaisalmer?');
  const response = page.waitForResponse(MESSAGE);
  await fields(page).send.click();
  expect((await response).status()).toBe(201);
  expect(await (await response).json()).toMatchObject({
    message: 'Message sent',
    data: {
      name: 'Test Shopper',
      email: 'shopper@example.com',
      subject: 'A question',
      body: 'Do you ship to Jaisalmer?',
    },
  });
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page.getByText('Thank you for writing.')).toBeVisible();
  await expect(fields(page).message).toHaveValue('');
  await page.reload();
  await expect(fields(page).name).toHaveValue('');
});
