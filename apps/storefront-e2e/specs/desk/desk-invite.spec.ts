import { newShopper } from '../../fixtures/people/new-shopper.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.11.9, 10.6.1
test('an invite says its role before the sign-up, which leads back to it, in Hindi', async ({
  browser,
  shop,
}) => {
  const settings = {
    locale: 'hi-IN',
    viewport: { width: 360, height: 780 },
    baseURL: shop.url,
  };
  const owner = await browser.newContext(settings);
  const desk = await owner.newPage();
  await signInAtDesk(desk, shop);
  const created = await desk.evaluate(async () => {
    const response = await fetch('/api/v1/desk/invites', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'packer' }),
    });
    const { data } = await response.json();
    return String(data.path);
  });
  await owner.close();

  // The link sets the language of the desk that sent it.
  const guest = await browser.newContext({ ...settings, locale: 'en-IN' });
  const page = await guest.newPage();
  await page.goto(`${created}?lang=hi`);
  await expect(page.getByRole('heading', { name: 'आपको न्योता मिला है' })).toBeVisible();
  await expect(page.getByText(/के रूप में काम कर सकेंगी/)).toBeVisible();
  await page.getByRole('link', { name: 'नया खाता बनाएँ' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  const shopper = newShopper();
  await page.getByLabel('Full name').fill(shopper.fullName);
  await page.getByLabel('Username').fill(shopper.userName);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(created);
  await page.getByRole('button', { name: 'न्योता स्वीकार करें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Test');
  await expect(page.getByRole('link', { name: 'ऑर्डर', exact: true })).toBeVisible();
  await guest.close();
});
