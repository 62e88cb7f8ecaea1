import { expectAccessible, expectSound } from '../../fixtures/page/axe.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { roundTotalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// product 10.2.22, 10.2.23
test('an order is taken by phone: in cash, and by a link that pays it without an account', async ({
  browser,
  shop,
}) => {
  const settings = { viewport: { width: 360, height: 780 }, baseURL: shop.url };
  const context = await browser.newContext({ ...settings, locale: 'hi-IN' });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await signInAtDesk(page, shop);

  async function addPapad() {
    await page.getByLabel('सामान का नाम').fill('पापड़');
    await button('सामान जोड़ें').click();
    await page.getByRole('button', { name: 'मूंग पापड़' }).click();
    await expect(page.getByText(/स्टॉक में/)).toBeVisible();
  }

  await test.step('an unknown caller: name and address are typed, the pincode fills in the place', async () => {
    await page.goto('/desk/orders');
    await page.getByRole('link', { name: 'नया ऑर्डर' }).click();
    await expect(heading('नया ऑर्डर')).toBeVisible();
    await button('घर पर नकद: ऑर्डर लगाएँ').click();
    await expect(page.getByLabel('फ़ोन नंबर')).toBeFocused();
    await expectSound(page, 'a new order with wrong fields');
    await page.getByLabel('फ़ोन नंबर').fill('९८२९० ५५५५५');
    await page.getByLabel('नाम', { exact: true }).fill('कमला देवी');
    await page.getByLabel('घर और गली').fill('12 स्टेशन रोड');
    await page.getByLabel('पिनकोड').fill('342001');
    await expect(page.getByLabel('ज़िला')).toHaveValue('Jodhpur');
    await expect(page.getByLabel('राज्य')).toHaveValue('Rajasthan');
    await addPapad();
    await page.getByLabel('मूंग पापड़: नग').selectOption('2');
    await expect(page.getByText(roundTotalOf(2 * 179))).toBeVisible();
    await expectSound(page, 'a new order');
    // What is typed is kept.
    await page.reload();
    await expect(page.getByLabel('घर और गली')).toHaveValue('12 स्टेशन रोड');
  });

  await test.step('in cash it is placed at once', async () => {
    await button('घर पर नकद: ऑर्डर लगाएँ').dblclick();
    await expect(page.getByText(/ऑर्डर HAAT-\S+ लग गया/)).toBeVisible();
    await expect(heading('HAAT-')).toBeVisible();
    await expect(page.getByText('कमला देवी').first()).toBeVisible();
    const { data } = await (await page.request.get('/api/v1/desk/orders?q=कमला देवी')).json();
    expect(data.orders).toHaveLength(1);
  });

  const link =
    await test.step('a known caller has her address offered, and gets a link', async () => {
      await page.goto('/desk/orders/new');
      await page.getByLabel('फ़ोन नंबर').fill('9829055555');
      await expect(page.getByText('इस नंबर का खाता: कमला देवी')).toBeVisible();
      await page.getByRole('button', { name: /^यह पता लें: कमला देवी/ }).click();
      await expect(page.getByLabel('घर और गली')).toHaveValue('12 स्टेशन रोड');
      await addPapad();
      await button('पेमेंट लिंक बनाएँ').click();
      await expect(heading('पेमेंट लिंक')).toBeVisible();
      await expect(page.getByText('पैसे आने हैं')).toBeVisible();
      await expectSound(page, 'the payment links');
      const send = page.getByRole('link', { name: 'WhatsApp पर हिंदी में भेजें' });
      const chat = new URL((await send.getAttribute('href')) ?? '');
      expect(chat.href).toContain('919829055555');
      const [url = ''] = /https?:\S+$/.exec(chat.searchParams.get('text') ?? '') ?? [];
      expect(url).toContain('/hi/order-link/');
      return new URL(url).pathname;
    });

  await test.step('the link shows the order and pays it, without an account', async () => {
    const guest = await browser.newContext({ ...settings, reducedMotion: 'reduce' });
    const payer = await guest.newPage();
    const response = await payer.goto(link);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(payer.getByRole('heading', { level: 1, name: 'आपका ऑर्डर' })).toBeVisible();
    await expect(payer.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(payer.getByText('12 स्टेशन रोड', { exact: false })).toBeVisible();
    await expectAccessible(payer, 'a payment link');
    await payer.getByRole('button', { name: 'पेमेंट करें', exact: true }).click();
    const dialog = payer.getByRole('dialog', { name: 'Haat को पेमेंट करें' });
    await dialog.getByRole('button', { name: 'बिना पेमेंट किए बंद करें' }).click();
    await expect(payer.getByRole('alert')).toContainText('पैसे नहीं दिए गए');
    await payer.getByRole('button', { name: 'पेमेंट करें', exact: true }).click();
    await dialog.getByRole('button', { name: 'पेमेंट करें (टेस्ट)' }).click();
    await expect(payer.getByRole('heading', { name: 'धन्यवाद, आपके पैसे मिल गए' })).toBeVisible();
    await expectAccessible(payer, 'a paid link');
    await payer.reload();
    await expect(payer.getByRole('heading', { name: 'धन्यवाद, आपके पैसे मिल गए' })).toBeVisible();
    await guest.close();
  });

  await test.step('it is paid at the desk, and its order is there', async () => {
    await page.reload();
    await expect(page.getByText('पैसे आ गए')).toBeVisible();
    await page.getByRole('link', { name: /HAAT-/ }).click();
    await expect(heading('HAAT-')).toBeVisible();
  });
  await context.close();
});
