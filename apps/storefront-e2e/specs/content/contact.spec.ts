import type { components } from '@haat/api-sdk';

type ContactInfo = components['schemas']['ContactInfo'];

import type { Page } from '@playwright/test';
import { followFooterLink } from '../../fixtures/page/footer.ts';
import { watchRequests } from '../../fixtures/page/hold-responses.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const MESSAGE = /\/api\/v1\/message$/;
const CONTACT = /\/api\/v1\/contact$/;

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

/** Stubs the call for messages: the server accepts only a few from one IP address in an hour. */
async function stubMessages(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(MESSAGE, async (route) => {
    const input: object = route.request().postDataJSON();
    sent.push(input);
    const data = { _id: 'message-1', read: false, archived: false, ...input };
    await route.fulfill({ status: 201, json: { success: true, message: 'Message sent', data } });
  });
  return sent;
}

// product 2.2.10, 2.12.3, 3.6.3
test('the page shows headline, subheading, address, phone, email, hours and a map', {
  tag: '@wide',
}, async ({ page }) => {
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

// product 2.12.12
test('where the map does not load, the drawn one shows the place', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto('/contact-us');
  const drawing = page.getByRole('main').locator('img[src*="rajasthan-map"]');
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const map = await drawing.boundingBox();
  const pin = await drawing.locator('xpath=..').locator('svg').boundingBox();
  if (map === null || pin === null) throw new Error('The map has no pin.');
  // Jaipur lies in the east of the middle.
  expect((pin.x + pin.width / 2 - map.x) / map.width).toBeCloseTo(0.71, 1);
  expect((pin.y + pin.height - map.y) / map.height).toBeCloseTo(0.46, 1);
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toBeVisible();
});

// product 4.8.1, 9.2.4
test('the contact details are asked for once in 60 seconds', async ({ page }) => {
  await page.clock.install();
  await openScreen(page, '/about-us');
  const requests = watchRequests(page, CONTACT);
  const visit = async () => {
    await followFooterLink(page, 'Contact Us');
    await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
    await followFooterLink(page, 'About Us');
    await expect(page).toHaveURL(/\/about-us$/);
  };
  await visit();
  await visit();
  expect(requests).toHaveLength(1);
  await page.clock.fastForward('01:01');
  await visit();
  expect(requests).toHaveLength(2);
});

// product 8.2.8
test("details that cannot be loaded say 'Failed to load: ...'; the form stays, Retry loads them", async ({
  page,
}) => {
  await openScreen(page, '/about-us');
  await page.route(CONTACT, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await followFooterLink(page, 'Contact Us');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/^Failed to load: \S/);
  await expect(fields(page).name).toBeVisible();
  await page.unroute(CONTACT);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
});

// product 1.1.2, 2.2.10, 2.12.3, 6.1.1, 8.10.26
test("a message is sent to the shop: 'Message sent', and the form is empty again", async ({
  page,
}) => {
  await page.goto('/contact-us');
  await fill(page);
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

// product 2.12.4
test('what is written is still there after a reload', async ({ page }) => {
  await page.goto('/contact-us');
  await fill(page);
  await page.reload();
  const { name, email, subject, message } = fields(page);
  await expect(name).toHaveValue('Test Shopper');
  await expect(email).toHaveValue('shopper@example.com');
  await expect(subject).toHaveValue('A question');
  await expect(message).toHaveValue('Do you ship to Jaisalmer?');
});

// product 2.12.4
test('offline nothing is lost: the form says that the message was not sent, and sends it when the connection is back', async ({
  page,
  context,
}) => {
  await stubMessages(page);
  await page.goto('/contact-us');
  await fill(page);
  await page.unroute(MESSAGE);
  await context.setOffline(true);
  await fields(page).send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your message was not sent.',
  );
  await expect(fields(page).message).toHaveValue('Do you ship to Jaisalmer?');
  await context.setOffline(false);
  const sent = await stubMessages(page);
  await fields(page).send.click();
  await expect(page.getByText('Message sent')).toBeVisible();
  expect(sent).toHaveLength(1);
});
