import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../../fixtures/page/axe.ts';
import { openPayment, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { createOneTimeCode } from '../../fixtures/people/one-time-code.ts';
import { raiseToAdmin } from '../../fixtures/people/raise-to-admin.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

const SPREADSHEET = new URL('../../../desk/test/support/goods.xlsx', import.meta.url);

async function expectSound(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScrolling(page, state);
  await expectAccessible(page, state);
}

// product 10.8.1, 10.8.5
test('a role is changed, goods are imported from a mended file, groups are added, and a payout is undone', async ({
  browser,
  page: memberPage,
  shop,
}) => {
  const member = await signUp(memberPage);
  await putInCart(memberPage, 'moong-papad', 2);
  await saveAddress(memberPage);
  await openPayment(memberPage);
  await memberPage.getByRole('button', { name: 'Place Order' }).click();
  await expect(
    memberPage.getByRole('heading', { name: 'Order Placed Successfully' }),
  ).toBeVisible();

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

  await test.step('an owner comes to the desk', async () => {
    const { email } = await signUp(page);
    raiseToAdmin(shop, email);
    await page.goto('/desk');
    await expect(page.getByRole('heading', { name: 'दूसरी जाँच चालू करें' })).toBeVisible();
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel('कोड', { exact: true }).fill(createOneTimeCode(secret));
    await button('जाँचें').click();
    await button('मैंने लिख लिए').click();
    await expect(page.getByRole('heading', { name: 'आज का काम' })).toBeVisible();
  });

  await test.step('a member comes by an invite, and the role is changed', async () => {
    await page.goto('/desk/members');
    await expect(heading('सदस्य')).toBeVisible();
    await button('नया न्योता बनाएँ').click();
    await dialog.getByLabel('भूमिका').selectOption('packer');
    await dialog.getByRole('button', { name: 'लिंक बनाएँ' }).click();
    await expect(dialog.getByText(/पैक करने वाली के रूप में/)).toBeVisible();
    const whatsApp = dialog.getByRole('link', { name: 'WhatsApp पर भेजें' });
    const { searchParams } = new URL((await whatsApp.getAttribute('href')) ?? '');
    const token = searchParams.get('text')?.match(/invite\/([^?]+)\?lang=hi/)?.[1];
    const accepted = await memberPage.request.post(`/api/v1/desk/invite/${token}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(accepted.ok()).toBe(true);
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: member.email });
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
    await expectSound(page, 'an imported file');
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
    const makers = await memberPage.request.get('/api/v1/makers/pokhran-samuh');
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
    const categories = await memberPage.request.get('/api/v1/categories/pickles');
    expect((await categories.json()).data.nameHindi).toBe('अचार');
  });

  await test.step('the order is delivered, and its group is owed', async () => {
    const list = await page.request.get('/api/v1/desk/orders');
    const { data }: { data: { orders: { _id: string; version: number }[] } } = await list.json();
    let { _id: id, version } = data.orders[0] ?? { _id: '', version: 0 };
    for (const move of [{ move: 'shipped', courier: 'India Post' }, { move: 'delivered' }]) {
      const moved = await page.request.post(`/api/v1/desk/orders/${id}/moves`, {
        data: move,
        headers: { 'if-match': `"${version}"`, 'sec-fetch-site': 'same-origin' },
      });
      expect(moved.ok()).toBe(true);
      ({ _id: id, version } = (await moved.json()).data);
    }
  });

  await test.step('the shopper is looked up, with the order, and a note is written', async () => {
    await page.goto('/desk/shoppers');
    await expect(heading('ग्राहक')).toBeVisible();
    await page.getByRole('searchbox').fill(member.email);
    await button('खोजें').click();
    await expect(page.getByText('1 ग्राहक')).toBeVisible();
    await expectSound(page, 'the shoppers');
    await page.getByRole('link', { name: new RegExp(member.email) }).click();
    await expect(page.getByRole('heading', { name: 'टिप्पणियाँ' })).toBeVisible();
    await expect(page.getByRole('link', { name: /HAAT-.*ग्राहक को मिला/ })).toBeVisible();
    await page.getByLabel('नई टिप्पणी').fill('शाम को फ़ोन करें।');
    await button('टिप्पणी जोड़ें').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'शाम को फ़ोन करें।' })).toBeVisible();
    await expectSound(page, 'a shopper');
  });

  await test.step('a payout is recorded and undone', async () => {
    await page.goto('/desk/money');
    await expect(heading('हिसाब')).toBeVisible();
    await expectSound(page, 'the money');
    await button('दिए गए पैसे लिखें').click();
    await dialog.getByLabel('कितने रुपये').fill('100');
    await dialog.getByRole('button', { name: 'लिख लें' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: 'महीने का हिसाब' }).click();
    await expect(heading('महीने का हिसाब')).toBeFocused();
    const undo = page.getByRole('button', { name: /^₹100 .*का भुगतान रद्द करें$/ });
    await undo.click();
    await expect(dialog).toContainText('₹100 हिसाब से हट जाएँगे');
    await expectSound(page, 'undoing a payout');
    await dialog.getByRole('button', { name: 'रद्द करें' }).click();
    await expect(page.getByText('दिया गया, रद्द किया')).toBeVisible();
    await expect(undo).toHaveCount(0);
  });
  await context.close();
});
