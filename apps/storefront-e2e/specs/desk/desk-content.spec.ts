import { expectSound } from '../../fixtures/page/axe.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

// product 10.7.7
test('a story is written, previewed, published, seen in the shop, changed and restored', async ({
  browser,
  page: shopPage,
  shop,
}) => {
  // A whole day of writing, and six pages that axe looks at.
  test.slow();
  const context = await browser.newContext({
    locale: 'hi-IN',
    viewport: { width: 360, height: 780 },
    baseURL: shop.url,
  });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const title = 'चक्की की कहानी';

  await test.step('an owner opens the stories from the menu', async () => {
    await signInAtDesk(page, shop);
    await page.getByRole('link', { name: 'और', exact: true }).last().click();
    await page.getByRole('link', { name: 'कहानियाँ और पन्ने' }).click();
    await expect(heading('कहानियाँ')).toBeFocused();
    await expectSound(page, 'the list of stories');
  });

  await test.step('a story is begun and written, and what is typed survives a reload', async () => {
    await page.getByRole('link', { name: 'नई कहानी' }).click();
    await expect(heading('नई कहानी')).toBeFocused();
    await page.getByLabel('शीर्षक', { exact: true }).fill(title);
    await button('शुरू करें').click();
    await expect(heading(title)).toBeFocused();
    await page.getByLabel('लेख', { exact: true }).fill('चक्की ऊँटगाड़ी पर आई।\n\nअब वह रोज़ चलती है।');
    await page.reload();
    await expect(page.getByLabel('लेख', { exact: true })).toHaveValue(/अब वह रोज़ चलती है/);
    await page.getByLabel('सामान का नाम').fill('papad');
    await page.getByLabel('सामान का नाम').press('Enter');
    await page.getByRole('button', { name: /मूंग पापड़|Moong Papad/ }).click();
    await expectSound(page, 'writing a story');
  });

  await test.step('it is shown as the shop will show it, and published', async () => {
    await button('कैसा दिखेगा').click();
    await expect(page.getByText('दुकान में ऐसा दिखेगा')).toBeVisible();
    await expect(page.getByRole('article').getByText('अब वह रोज़ चलती है।')).toBeVisible();
    await expectSound(page, 'the preview of a story');
    await button('दुकान में लगाएँ').click();
    await expect(page.getByText('दुकान में यही दिख रहा है।')).toBeVisible();
  });
  const path = await page.getByRole('link', { name: 'दुकान में देखें' }).getAttribute('href');

  await test.step('shoppers see it at once', async () => {
    await shopPage.goto(path ?? '');
    await expect(shopPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(shopPage.getByText('अब वह रोज़ चलती है।')).toBeVisible();
  });

  await test.step('it is changed, and shoppers see the change', async () => {
    await button('लिखें').click();
    await page.getByLabel('लेख', { exact: true }).fill('चक्की बिक गई।');
    await button('नया मसौदा दुकान में लगाएँ').click();
    await expect(page.getByText('दुकान में यही दिख रहा है।')).toBeVisible();
    await expect(button('मेरा लिखा हटाएँ')).toHaveCount(0);
    await shopPage.reload();
    await expect(shopPage.getByText('चक्की बिक गई।')).toBeVisible();
  });

  await test.step('what was published first is brought back', async () => {
    const entries = page.getByRole('button', { name: /वाला देखें$/ });
    await expect(entries).toHaveCount(2);
    await entries.last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('अब वह रोज़ चलती है।')).toBeVisible();
    await expectSound(page, 'an entry of the history');
    await dialog.getByRole('button', { name: 'मसौदे में वापस लाएँ' }).click();
    await expect(page.getByLabel('लेख', { exact: true })).toHaveValue(/अब वह रोज़ चलती है/);
    await button('नया मसौदा दुकान में लगाएँ').click();
    await expect(page.getByText('दुकान में यही दिख रहा है।')).toBeVisible();
    await shopPage.reload();
    await expect(shopPage.getByText('अब वह रोज़ चलती है।')).toBeVisible();
  });

  await test.step('a page gets a table, which a phone shows without scrolling the page', async () => {
    await page.goto('/desk/content/pages');
    await page.getByRole('link', { name: 'Care Guide' }).click();
    const text = page.getByRole('textbox', { name: 'लेख', exact: true });
    await text.press('Control+End');
    await text.press('Enter');
    await button('तालिका').first().click();
    for (let column = 2; column < 5; column += 1) await button('कॉलम जोड़ें').click();
    for (const word of ['पापड़', 'बड़ी', 'अचार', 'मुरब्बा', 'शरबत']) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
    await expectSound(page, 'writing a page');
    await button('दुकान में लगाएँ').or(button('नया मसौदा दुकान में लगाएँ')).click();
    await expect(page.getByText('दुकान में यही दिख रहा है।')).toBeVisible();
    const pagePath = await page.getByRole('link', { name: 'दुकान में देखें' }).getAttribute('href');
    await shopPage.goto(pagePath ?? '');
    await expect(shopPage.getByRole('columnheader', { name: 'मुरब्बा' })).toBeVisible();
    await expectSound(shopPage, 'a page with a table');
  });
  await context.close();
});
