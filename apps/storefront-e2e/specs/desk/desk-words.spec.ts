import { expectSound } from '../../fixtures/page/axe.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { expect, test } from '../../fixtures/test.ts';

const QUESTION = 'क्या आप जैसलमेर भेजते हैं? मेरा नंबर 98765 43210 है।';
const REPLY = 'माफ़ करें। अब हम पापड़ डिब्बे में भेजते हैं।';

// product 4.6.5, 10.6.11
test('what shoppers write is read, decided about and answered at the desk, in Hindi', async ({
  browser,
  page: shopPage,
  shop,
}) => {
  await signUp(shopPage);
  const review = { productId: 'moong-papad', rating: 2, comment: 'आधे टूटे थे।' };
  expect((await shopPage.request.post('/api/v1/reviews', { data: review })).ok()).toBe(true);
  const letter = { name: 'आशा', email: 'asha@example.com', subject: 'पता', body: QUESTION };
  expect((await shopPage.request.post('/api/v1/message', { data: letter })).ok()).toBe(true);

  const context = await browser.newContext({
    locale: 'hi-IN',
    viewport: { width: 360, height: 780 },
    baseURL: shop.url,
  });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  /** Looks at the reviews of the product as anybody. */
  async function openReviews() {
    await shopPage.goto('/product/moong-papad');
    await shopPage.getByRole('tab', { name: 'Reviews' }).click();
    return shopPage.getByRole('tabpanel', { name: 'Reviews' });
  }

  await test.step('an owner comes in; today leads to the new message', async () => {
    await signInAtDesk(page, shop);
    await expect(page.getByRole('heading', { name: 'ग्राहकों की बातें' })).toBeVisible();
    await page.getByRole('link', { name: /नए संदेश/ }).click();
    await expect(heading('संदेश')).toBeFocused();
    const row = page.getByRole('link', { name: /आशा/ });
    await expect(row).toContainText('नया');
    await expectSound(page, 'the list of messages');
    await row.click();
  });

  await test.step('it is read, answered by mail or WhatsApp, and marked without a network', async () => {
    await expect(heading('आशा का संदेश')).toBeFocused();
    await expect(page.getByText('फिर से नया करें')).toBeVisible();
    await expect(page.getByRole('link', { name: 'मेल से जवाब दें' })).toHaveAttribute(
      'href',
      /^mailto:asha@example\.com\?subject=Re/,
    );
    await expect(page.getByRole('link', { name: 'WhatsApp पर जवाब दें' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876543210\?/,
    );
    await expectSound(page, 'a message');
    await context.setOffline(true);
    await button('जवाब दे दिया').click();
    await expect(page.getByText('भेजना बाकी')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('भेजना बाकी')).toHaveCount(0);
    await page.getByRole('link', { name: 'सब संदेश', exact: true }).click();
    await expect(heading('संदेश')).toBeFocused();
    await page.getByRole('link', { name: /^जवाब दिए/ }).click();
    await expect(page.getByRole('link', { name: /आशा/ })).toContainText('जवाब दिया');
  });

  await test.step('the review is held, and the shop does not show it', async () => {
    await page.getByRole('link', { name: 'और', exact: true }).last().click();
    await expect(heading('और')).toBeFocused();
    await page.getByRole('link', { name: 'ग्राहकों की राय' }).click();
    await expect(heading('ग्राहकों की राय')).toBeFocused();
    await page.getByRole('searchbox').fill('मूंग');
    await button('खोजें').click();
    const row = page.getByRole('link', { name: /आधे टूटे थे/ });
    await expect(row).toContainText('दुकान में');
    await expectSound(page, 'the list of reviews');
    await row.click();
    await expect(page.getByText('यह राय दुकान में सबको दिखती है।')).toBeVisible();
    await button('जाँच तक रोकें').click();
    const dialog = page.getByRole('dialog', { name: 'राय को जाँच तक रोकें?' });
    await expectSound(page, 'the question before a review is held');
    await dialog.getByRole('button', { name: 'जाँच तक रोकें' }).click();
    await expect(page.getByText(/यह राय रुकी है/)).toBeVisible();
    await expect((await openReviews()).getByText('आधे टूटे थे।')).toHaveCount(0);
  });

  await test.step('it is published and answered', async () => {
    await page.goto('/desk');
    await page.getByRole('link', { name: /रुकी हुई राय/ }).click();
    await expect(heading('ग्राहकों की राय')).toBeFocused();
    await page.getByRole('link', { name: /आधे टूटे थे/ }).click();
    await expect(page.getByText(/यह राय रुकी है/)).toBeVisible();
    await button('दुकान में दिखाएँ').click();
    await expect(page.getByText('यह राय दुकान में सबको दिखती है।')).toBeVisible();
    await page.getByLabel('जवाब', { exact: true }).fill(REPLY);
    await button('जवाब लगाएँ').click();
    await expect(button('जवाब हटाएँ')).toBeVisible();
    await expectSound(page, 'an answered review');
  });

  await test.step('the answer stands below the review on the product page', async () => {
    const guest = await browser.newContext({ baseURL: shop.url });
    const html = await (await guest.request.get('/product/moong-papad')).text();
    expect(html).toContain(REPLY);
    await guest.close();
    const article = (await openReviews()).getByRole('article').filter({ hasText: 'आधे टूटे थे।' });
    await expect(article).toContainText(/Reply from Haat · \d+ \w+ \d{4}/);
    await expect(article).toContainText(REPLY);
    await expectSound(shopPage, 'a review with its answer');
  });
  await context.close();
});
