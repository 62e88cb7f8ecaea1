import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectSound } from '../../fixtures/page/axe.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { placeOrder } from '../../fixtures/people/orders.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { roundTotalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

/** Draws a photograph of 12 megapixels, as a phone takes it. */
async function takePhotograph(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 3000, height: 4000 });
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('The page cannot draw.');
    brush.fillStyle = '#c8102e';
    brush.fillRect(0, 0, 3000, 2000);
    brush.fillStyle = '#f2c14e';
    brush.fillRect(0, 2000, 3000, 2000);
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
  });
  const buffer = Buffer.from(base64, 'base64');
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** Delivers orders by the desk's own calls: desk.spec.ts does it on the screen. */
async function deliver(page: Page, orderIds: readonly string[]): Promise<void> {
  for (const [index, move] of (['shipped', 'delivered'] as const).entries()) {
    const response = await page.request.post('/api/v1/desk/orders/moves', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {
        moves: orderIds.map((orderId) => ({
          ...{ orderId, move, version: index + 1 },
          ...(move === 'shipped' && { courier: 'India Post' }),
        })),
      },
    });
    const { data }: { data: { results: { outcome: string }[] } } = await response.json();
    expect(data.results.map(({ outcome }) => outcome)).toEqual(orderIds.map(() => 'moved'));
  }
}

// product 10.4.5
test('a photographed product is in the shop a moment later; a return and a payout are in the month’s statement, in Hindi', async ({
  browser,
  page: shopPage,
  shop,
}) => {
  test.slow();
  await signUp(shopPage);
  const stays = await placeOrder(shopPage);
  const returned = await placeOrder(shopPage, { 'moong-papad': 3 });
  const context = await browser.newContext({
    locale: 'hi-IN',
    viewport: { width: 360, height: 780 },
    baseURL: shop.url,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const dialog = page.getByRole('dialog');
  await signInAtDesk(page, shop);

  await test.step('a product is begun, and photographed', async () => {
    await page.goto('/desk/goods');
    await page.getByRole('link', { name: 'नया सामान' }).click();
    await page.getByLabel('नाम (अंग्रेज़ी)').fill('Kair Sangri Pickle');
    await page.getByLabel('नाम (हिंदी)').fill('कैर सांगरी का अचार');
    await page.getByLabel('श्रेणी').selectOption({ index: 1 });
    await page.getByLabel('समूह').selectOption({ index: 1 });
    await button('सहेजें').click();
    await expect(page.getByText('अभी कोई तस्वीर नहीं है।')).toBeVisible();
    await page.getByLabel('तस्वीर लें').setInputFiles(await takePhotograph(page));
    await expect(dialog.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await dialog.getByRole('button', { name: 'घुमाएँ' }).click();
    await expectSound(page, 'cropping a photograph');
    await dialog.getByRole('button', { name: 'यही तस्वीर लगाएँ' }).click();
    await expect(page.getByRole('img', { name: 'तस्वीर 1' })).not.toHaveJSProperty(
      'naturalWidth',
      0,
    );
  });

  await test.step('its facts are filled in, and it is published', async () => {
    await page.getByLabel('दाम (रुपये)', { exact: true }).fill('240');
    await page.getByLabel('पैक में कितना').fill('300');
    await page.getByLabel('खाने का निशान').selectOption('true');
    await page
      .getByLabel('विवरण', { exact: true })
      .fill('Desert beans and berries in mustard oil.');
    await button('सहेजें').click();
    await expect(page.getByText('बदलाव सहेज लिया।')).toBeVisible();
    await page.getByRole('textbox', { name: /स्टॉक/ }).fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByText('भेजना बाकी')).toHaveCount(0);
    await expectSound(page, 'a product');
    await button('दुकान में लगाएँ').click();
    await expect(page.getByText('यह दुकान में दिख रहा है।')).toBeVisible();
  });

  await test.step('a shopper sees it at once, with its picture', async () => {
    const address = await page.getByRole('link', { name: 'दुकान में देखें' }).getAttribute('href');
    await shopPage.goto(address ?? '');
    await expect(
      shopPage.getByRole('heading', { level: 1, name: 'Kair Sangri Pickle' }),
    ).toBeVisible();
    const main = shopPage.getByRole('main');
    await expect(main.getByText('कैर सांगरी का अचार').first()).toBeVisible();
    await expect(main.getByText('₹240').first()).toBeVisible();
    await expect(
      main.getByRole('img', { name: /Kair Sangri Pickle/ }).first(),
    ).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('the shop takes a share of each sale', async () => {
    await page.goto('/desk/money');
    await expect(button('हिस्सा बदलें')).toBeVisible();
    await expectSound(page, 'the money');
    await button('हिस्सा बदलें').click();
    await dialog.getByLabel('हिस्सा (प्रतिशत)').fill('7.5');
    await dialog.getByRole('button', { name: 'सहेजें' }).click();
    await expect(page.getByText('हर बिक्री का 7.5% दुकान रखती है।')).toBeVisible();
  });

  await test.step('one of two delivered orders comes back', async () => {
    await deliver(page, [stays._id, returned._id]);
    const asked = await shopPage.request.post(`/api/v1/order/return-order/${returned._id}`, {
      data: { reason: 'They came broken.' },
    });
    expect(asked.ok()).toBe(true);
    await page.goto(`/desk/orders/${returned._id}`);
    await expect(page.getByText('They came broken.')).toBeVisible();
    await button('वापसी मानें').click();
    await dialog.getByRole('button', { name: 'वापसी मानें' }).click();
    await button('लौटा हुआ सामान मिला लिखें').click();
    await dialog.getByLabel('सामान अच्छा है, स्टॉक में जोड़ें').check();
    await dialog.getByRole('button', { name: 'लौटा हुआ सामान मिला लिखें' }).click();
  });

  await test.step('its money is given back', async () => {
    const money = page.getByRole('region', { name: 'पैसे' });
    await expect(money.getByText(`ग्राहक को ${roundTotalOf(3 * 179)} लौटाने हैं।`)).toBeVisible();
    await money.getByRole('button', { name: 'लौटाए पैसे लिखें' }).click();
    await dialog.getByLabel('लेन-देन का नंबर').fill('UPI 4711');
    await expectSound(page, 'a refund');
    await dialog.getByRole('button', { name: 'लिख लें' }).click();
    await expect(page.getByText('लौटाने हैं।')).toHaveCount(0);
    await expect(page.getByText(/लौटाए गए .* UPI 4711/)).toBeVisible();
  });

  await test.step('its group is paid for what stayed sold', async () => {
    await page.getByRole('link', { name: 'और', exact: true }).click();
    await page.getByRole('link', { name: 'हिसाब', exact: true }).click();
    await expect(heading('हिसाब')).toBeFocused();
    await button('दिए गए पैसे लिखें').click();
    // The courier still has the cash of the delivery, so nothing is offered yet.
    await expect(dialog.getByLabel('कितने रुपये')).toHaveValue('');
    // The share is rounded down to a paisa: 179 − 13.42
    await dialog.getByLabel('कितने रुपये').fill('165.58');
    await dialog.getByLabel('टिप्पणी (जैसे UPI नंबर)').fill('UPI 4712');
    await dialog.getByRole('button', { name: 'लिख लें' }).click();
    await expect(page.getByText('दिए गए पैसे लिख लिए।')).toBeVisible();
    await expect(button('दिए गए पैसे लिखें')).toHaveCount(0);
  });

  await test.step('the statement has all of it, on the screen and as a file', async () => {
    await page.getByRole('link', { name: 'महीने का हिसाब' }).click();
    await expect(heading('महीने का हिसाब')).toBeFocused();
    const sums = page.getByRole('article').locator('dl > div');
    await expect(sums).toHaveText([
      'महीने की शुरुआत में बाकी₹0',
      'बिका₹716',
      'लौटा सामान-₹537',
      'दुकान का हिस्सा-₹13.42',
      'दिया गया-₹165.58',
      'अब तक बाकी₹0',
    ]);
    await expect(page.getByRole('row')).toHaveCount(5);
    await expectSound(page, 'a statement');
    const download = page.waitForEvent('download');
    await button('CSV फ़ाइल').click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`,लौटा सामान,${returned.orderNumber},मूंग पापड़,3,-537.00,-40.27,-496.73,`);
    expect(file).toContain(',दिया गया,,,,0.00,0.00,-165.58,UPI 4712');
    expect(file).toContain(',अब तक बाकी,,,,179.00,13.42,0.00,');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('article')).toBeVisible();
  });
  await context.close();
});
