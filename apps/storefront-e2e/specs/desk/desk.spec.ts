import type { Page } from '@playwright/test';
import { expectSound } from '../../fixtures/page/axe.ts';
import { openPayment, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { roundTotalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Orders goods of two groups in the storefront, to be paid in cash. @returns the order's number */
async function orderInStorefront(page: Page): Promise<string> {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await putInCart(page, 'spice-set-12', 1);
  await saveAddress(page);
  await openPayment(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();
  const response = await page.request.get('/api/v1/order/get-all');
  const { data }: { data: { orderNumber: string }[] } = await response.json();
  return data[0]?.orderNumber ?? '';
}

// product 10.2.1, 10.6.4, 10.6.6, 10.6.13
test('an order from the storefront is packed, sent and delivered at the desk, in Hindi', async ({
  browser,
  page: shopPage,
  shop,
}) => {
  const orderNumber = await orderInStorefront(shopPage);
  const context = await browser.newContext({
    locale: 'hi-IN',
    viewport: { width: 360, height: 780 },
    baseURL: shop.url,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await test.step('an owner signs in, and sets the second check up', () =>
    signInAtDesk(page, shop, expectSound));

  await test.step('what waits today leads to the order', async () => {
    await expect(page.getByRole('heading', { name: 'आज का काम' })).toBeVisible();
    await expectSound(page, 'today');
    await page.getByRole('link', { name: /पैक करने हैं/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ऑर्डर' })).toBeFocused();
    await page.getByRole('searchbox').fill(orderNumber);
    await button('खोजें').click();
    const row = page.getByRole('link', { name: new RegExp(orderNumber) });
    await expect(row).toContainText('2 में से 0 पैक');
    await expectSound(page, 'the list of orders');
    await row.click();
  });

  await test.step('the list can be turned round, and Back leads to it again', async () => {
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeFocused();
    await page.getByRole('link', { name: 'सब ऑर्डर', exact: true }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(orderNumber);
    await button('छाँटें').click();
    await page.getByLabel('क्रम').selectOption('नए पहले');
    await expectSound(page, 'the filters of the orders');
    await expect(page).not.toHaveURL(/sort=oldest/);
    await page.getByRole('link', { name: new RegExp(orderNumber) }).click();
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(orderNumber);
    await expect(page).not.toHaveURL(/sort=oldest/);
    await page.getByRole('link', { name: new RegExp(orderNumber) }).click();
  });

  await test.step('it is packed, the second half of it without a network', async () => {
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeFocused();
    const ticks = page.getByRole('checkbox');
    await ticks.first().check();
    await expect(page.getByText('2 में से 1 पैक')).toBeVisible();
    await expect(page.getByText('भेजना बाकी')).toHaveCount(0);
    // The copy of the desk is made behind the first visit.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await ticks.last().check();
    await expect(page.getByText('सब पैक हो गया')).toBeVisible();
    await expect(button('इंटरनेट नहीं है 1 बदलाव भेजने बाकी')).toBeVisible();
  });

  await test.step('after a reload the order opens again, still without a network', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    await expect(page.getByText(/^इंटरनेट नहीं है। यह .* की जानकारी है।$/)).toBeVisible();
    await expect(page.getByText('सब पैक हो गया')).toBeVisible();
    await expect(page.getByText('भेजना बाकी')).toBeVisible();
    // A screen that was not opened before has its code, and what was seen in another place.
    await page.getByRole('link', { name: 'सामान', exact: true }).click();
    await expect(page.getByText('इंटरनेट नहीं है। जुड़ते ही यह अपने-आप खुल जाएगा।')).toBeVisible();
    await page.getByRole('link', { name: 'आज', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'आज का काम' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  });

  await test.step('what waits is sent as soon as there is a network', async () => {
    await context.setOffline(false);
    await expect(page.getByText('भेजना बाकी')).toHaveCount(0);
    await expectSound(page, 'an order');
  });

  await test.step('it is sent with its courier', async () => {
    await button('कूरियर से भेजें').click();
    await expect(dialog).toContainText('स्टॉक और पैसे में कोई बदलाव नहीं होगा।');
    await dialog.getByLabel('कूरियर का नाम').fill('India Post');
    await dialog.getByLabel('ट्रैकिंग नंबर').fill('EX123456789IN');
    await expectSound(page, 'sending an order');
    await dialog.getByRole('button', { name: 'कूरियर से भेजें' }).click();
    await expect(page.getByText('EX123456789IN')).toBeVisible();
  });

  await test.step('it is out for delivery, and the shopper is told', async () => {
    await button('घर के लिए निकला लिखें').click();
    await dialog.getByRole('button', { name: 'घर के लिए निकला लिखें' }).click();
    await expect(button('घर के लिए निकला लिखें')).toHaveCount(0);
    const response = await shopPage.request.get('/api/v1/order/get-all');
    const { data }: { data: { outForDeliveryAt: string | null }[] } = await response.json();
    expect(data.map(({ outForDeliveryAt }) => outForDeliveryAt)).not.toContain(null);
  });

  await test.step('it is delivered; the courier owes the cash', async () => {
    await button('ग्राहक को मिला लिखें').click();
    await expect(dialog).toContainText(`कूरियर से ${roundTotalOf(2 * 179 + 1499)} नकद आना है।`);
    await dialog.getByRole('button', { name: 'ग्राहक को मिला लिखें' }).click();
    await expect(page.getByText('कूरियर से नकद बाकी')).toBeVisible();
    await expectSound(page, 'a delivered order');
  });

  await test.step('the courier pays the cash', async () => {
    await button('कूरियर से नकद मिला लिखें').click();
    await dialog.getByRole('button', { name: 'कूरियर से नकद मिला लिखें' }).click();
    await expect(page.getByText('इस ऑर्डर पर अभी कुछ करना बाकी नहीं।')).toBeVisible();
  });

  await test.step('the shopper sees it', async () => {
    const response = await shopPage.request.get('/api/v1/order/get-all');
    const { data }: { data: { status: string }[] } = await response.json();
    expect(data.map(({ status }) => status)).toEqual(['delivered']);
  });

  await test.step('a sign-out takes what was seen from the phone', async () => {
    await page.getByRole('link', { name: 'और', exact: true }).click();
    await button('लॉग आउट').click();
    await expect(page.getByRole('heading', { name: 'लॉग इन करें' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('इंटरनेट नहीं है। जुड़ते ही यह अपने-आप खुल जाएगा।')).toBeVisible();
    await expect(page.getByText(orderNumber)).toHaveCount(0);
  });
  await context.close();
});
