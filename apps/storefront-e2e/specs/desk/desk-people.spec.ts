import { readFile } from 'node:fs/promises';
import { expectSound } from '../../fixtures/page/axe.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { newShopper } from '../../fixtures/people/new-shopper.ts';
import { placeOrder } from '../../fixtures/people/orders.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

const SPREADSHEET = new URL('../../../desk/test/support/goods.xlsx', import.meta.url);

// product 10.1.11, 10.1.12, 10.6.1, 10.8.1, 10.8.5
test('a member comes by an invite, goods are imported from a mended file, groups are added, and a shopper is looked up', async ({
  browser,
  page: shopPage,
  shop,
}) => {
  const shopper = await signUp(shopPage);
  await placeOrder(shopPage);
  const settings = { viewport: { width: 360, height: 780 }, baseURL: shop.url };
  const context = await browser.newContext({ ...settings, locale: 'hi-IN', acceptDownloads: true });
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const dialog = page.getByRole('dialog');

  await signInAtDesk(page, shop);
  const member = { fullName: 'कमला बाई', password: newShopper().password };

  const invite = await test.step('an owner makes an invite', async () => {
    await page.goto('/desk/members');
    await expect(heading('सदस्य')).toBeVisible();
    await button('नया न्योता बनाएँ').click();
    await dialog.getByLabel('भूमिका').selectOption('packer');
    await dialog.getByRole('button', { name: 'लिंक बनाएँ' }).click();
    await expect(dialog.getByText(/पैक करने वाली के रूप में/)).toBeVisible();
    const whatsApp = dialog.getByRole('link', { name: 'WhatsApp पर भेजें' });
    const { searchParams } = new URL((await whatsApp.getAttribute('href')) ?? '');
    const [, path = ''] =
      /(\/desk\/invite\/[^?]+)\?lang=hi/.exec(searchParams.get('text') ?? '') ?? [];
    return path;
  });

  await test.step('it says its role, makes the account, and its phone number signs in again', async () => {
    // The link sets the language of the desk that sent it.
    const guest = await browser.newContext({ ...settings, locale: 'en-IN' });
    const phone = await guest.newPage();
    await phone.goto(`${invite}?lang=hi`);
    await expect(phone.getByRole('heading', { name: 'आपको न्योता मिला है' })).toBeVisible();
    await expect(phone.getByText(/के रूप में काम कर सकेंगी/)).toBeVisible();
    await expectSound(phone, 'an invite');
    await phone.getByLabel('आपका नाम').fill(member.fullName);
    await phone.getByLabel('फ़ोन नंबर').fill('९८२९० ५५५५५');
    await phone.getByLabel('पासवर्ड', { exact: true }).fill(member.password);
    await phone.getByRole('button', { name: 'खाता बनाएँ और डेस्क खोलें' }).click();
    const today = phone.getByRole('heading', { level: 1 });
    await expect(today).toContainText('कमला');
    await expect(phone.getByRole('link', { name: 'ऑर्डर', exact: true })).toBeVisible();
    await guest.clearCookies();
    await phone.goto('/desk');
    await phone.getByLabel('फ़ोन नंबर या ईमेल').fill('98290 55555');
    await phone.getByLabel('पासवर्ड', { exact: true }).fill(member.password);
    await phone.getByRole('button', { name: 'लॉग इन करें' }).click();
    await expect(today).toContainText('कमला');
    await guest.close();
  });

  await test.step('the role of the member is changed', async () => {
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: member.fullName });
    await expect(row).toContainText('पैक करने वाली');
    await expectSound(page, 'the members');
    await row.getByRole('button', { name: 'बदलें' }).click();
    await dialog.getByLabel('भूमिका').selectOption('writer');
    await expectSound(page, 'changing a role');
    await dialog.getByRole('button', { name: 'सहेजें' }).click();
    await expect(row).toContainText('लेखक');
  });

  await test.step('new recovery codes are shown once', async () => {
    await page.getByRole('link', { name: 'नए कोड बनाएँ' }).click();
    await expect(heading('बचाव वाले कोड')).toBeFocused();
    await button('नए कोड बनाएँ').click();
    await expect(page.getByRole('listitem').filter({ hasText: '-' }).first()).toBeVisible();
    await expectSound(page, 'new recovery codes');
    await button('मैंने लिख लिए').click();
    await expect(heading('सदस्य')).toBeFocused();
  });

  await test.step('a file with problems is told what to mend', async () => {
    await page.goto('/desk/goods');
    await page.getByRole('link', { name: 'फ़ाइल से लिखें या बदलें' }).click();
    await expect(heading('फ़ाइल से सामान')).toBeFocused();
    const download = page.waitForEvent('download');
    await button('ख़ाली फ़ाइल').click();
    const template = await readFile(await (await download).path(), 'utf8');
    const columns = template.trim().split(',');
    const cells: Readonly<Record<string, string>> = {
      name: 'Methi Papad',
      category: 'papadd',
      price: 'cheap',
      stock: '12',
    };
    const row = columns.map((column) => cells[column] ?? '').join(',');
    await page
      .getByLabel('फ़ाइल चुनें (.xlsx या .csv)')
      .first()
      .setInputFiles({
        name: 'goods.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${columns.join(',')}\r\n${row}\r\n`),
      });
    await expect(page.getByText('2 गलतियाँ मिलीं। अभी कुछ नहीं बदला।')).toBeVisible();
    await expect(page.getByText('पंक्ति 2 · श्रेणी')).toBeVisible();
    await expect(page.getByText('पंक्ति 2 · दाम')).toBeVisible();
    await expectSound(page, 'the problems of a file');
  });

  await test.step('the mended spreadsheet is imported', async () => {
    await page
      .getByLabel('फ़ाइल चुनें (.xlsx या .csv)')
      .first()
      .setInputFiles({
        name: 'goods.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await readFile(SPREADSHEET),
      });
    await button('अब दुकान में डालें').click();
    await expect(page.getByText('हो गया: 2 नए, 0 बदला।')).toBeVisible();
    await page.getByRole('link', { name: 'नया सामान देखें' }).click();
    await expect(page.getByRole('link', { name: /मेथी पापड़/ })).toBeVisible();
  });

  await test.step('a group and a category are added, and shoppers see them at once', async () => {
    await page.goto('/desk/more');
    await page.getByRole('link', { name: 'समूह', exact: true }).click();
    await expect(heading('समूह')).toBeFocused();
    await expectSound(page, 'the groups');
    await page.getByRole('link', { name: 'नया समूह' }).click();
    await expect(heading('नया समूह')).toBeFocused();
    await button('सहेजें').click();
    await expect(page.getByLabel('नाम (अंग्रेज़ी)')).toBeFocused();
    await page.getByLabel('नाम (अंग्रेज़ी)').fill('Pokhran Samuh');
    await page.getByLabel('नाम (हिंदी)').fill('पोकरण समूह');
    await expectSound(page, 'a new group');
    await button('सहेजें').click();
    await expect(heading('पोकरण समूह')).toBeVisible();
    const makers = await shopPage.request.get('/api/v1/makers/pokhran-samuh');
    expect(makers.ok()).toBe(true);

    await page.goto('/desk/categories');
    await expect(heading('श्रेणियाँ')).toBeVisible();
    await expectSound(page, 'the categories');
    await button('नई श्रेणी').click();
    await dialog.getByLabel('नाम (अंग्रेज़ी)').fill('Pickles');
    await dialog.getByLabel('नाम (हिंदी)').fill('अचार');
    await expectSound(page, 'a new category');
    await dialog.getByRole('button', { name: 'सहेजें' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'अचार' })).toBeVisible();
    const categories = await shopPage.request.get('/api/v1/categories/pickles');
    expect((await categories.json()).data.nameHindi).toBe('अचार');
  });

  await test.step('the shopper is looked up, with the order, and a note is written', async () => {
    await page.goto('/desk/shoppers');
    await expect(heading('ग्राहक')).toBeVisible();
    await page.getByRole('searchbox').fill(shopper.email);
    await button('खोजें').click();
    await expect(page.getByText('1 ग्राहक')).toBeVisible();
    await expectSound(page, 'the shoppers');
    await page.getByRole('link', { name: new RegExp(shopper.email) }).click();
    await expect(page.getByRole('heading', { name: 'टिप्पणियाँ' })).toBeVisible();
    await expect(page.getByRole('link', { name: /HAAT-/ })).toBeVisible();
    await page.getByLabel('नई टिप्पणी').fill('शाम को फ़ोन करें।');
    await button('टिप्पणी जोड़ें').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'शाम को फ़ोन करें।' })).toBeVisible();
    await expectSound(page, 'a shopper');
  });
  await context.close();
});
