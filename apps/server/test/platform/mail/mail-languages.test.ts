import { LANGUAGES, type Language } from '@haat/domain';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_MAILS } from '../../../src/accounts/account-mail.texts.ts';
import { ORDER_MAIL_TEXTS } from '../../../src/orders/order-mail.texts.ts';
import { sendOrderMails } from '../../../src/orders/order-mails.ts';
import { STOCK_ALERT_TEXTS } from '../../../src/stock-alerts/stock-alert-mail.texts.ts';
import { sendStockAlerts } from '../../../src/stock-alerts/stock-alert-mails.ts';
import { buildTestApp } from '../../support/build-test-app.ts';
import { addProduct } from '../../support/goods/stock-fixture.ts';
import { signUpWithAddress } from '../../support/people/shopper-with-address.ts';
import type { Visitor } from '../../support/requests/visitor.ts';
import { findMailedToken } from '../../support/services/mailed-token.ts';

const FOREIGN: Readonly<Record<Language, RegExp>> = { en: /[ऀ-ॿ]/, hi: /[a-z]/i };

/** All texts below a part, with their paths; a text with values is made with these digits. */
function listTexts(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const place = `${path}.${name}`;
    if (typeof value === 'string') return [[place, value]];
    if (typeof value === 'function') return [[place, String(value('1', '2', '3'))]];
    return listTexts(value, place);
  });
}

function listMailTexts(language: Language): [string, string][] {
  const ofAccounts = Object.entries(ACCOUNT_MAILS).map(([kind, mail]): [string, string] => {
    const { subject, text } = mail[language];
    return [kind, subject + text(() => '1', '2')];
  });
  const others = listTexts([ORDER_MAIL_TEXTS[language], STOCK_ALERT_TEXTS[language]]);
  return [...ofAccounts, ...others];
}

describe.each(LANGUAGES)('in %s', (language) => {
  // product 4.13.3
  test.each(listMailTexts(language))('%s has its own letters alone', (_, text) => {
    expect(text).not.toMatch(FOREIGN[language]);
    expect(text).not.toMatch(/undefined|\[object/);
  });
});

/** What is left of a mail without its links. */
const withoutLinks = (text: string) => text.replace(/https?:\S+/g, '');

const getLanguage = async (visitor: Visitor) =>
  (await visitor.get('/users/current-user')).body.data.language;

// product 4.13.3
test('a shopper is written to in the language of her sign-up, until she changes it', async () => {
  const shop = await buildTestApp();
  const { publicOrigin } = shop.config;
  const asha = shop.visitor();
  await asha.signUp({ language: 'hi' });
  expect(await getLanguage(asha)).toBe('hi');
  const [verification] = shop.mails;
  const link = `${publicOrigin}/hi/verify-email/${findMailedToken(shop, 'verify-email')}`;
  expect(verification?.text).toContain(`\n${link}\n`);
  expect(withoutLinks(`${verification?.subject}${verification?.text}`)).not.toMatch(FOREIGN.hi);

  const changed = await asha.patch('/users/update-account', { language: 'en' });
  expect(changed.body.data.language).toBe('en');
  expect(await getLanguage(asha)).toBe('en');
  expect((await asha.get('/users/export')).body.data.profile.language).toBe('en');
  await asha.patch('/users/update-account', { fullName: 'Asha Devi' });
  expect(await getLanguage(asha)).toBe('en');
  await asha.post('/users/resend-email-verification');
  expect(shop.mails.at(-1)?.text).toContain(`\n${publicOrigin}/verify-email/`);

  const guest = shop.visitor();
  await guest.signUp();
  expect(await getLanguage(guest)).toBe('en');
  expect((await guest.patch('/users/update-account', { language: 'mr' })).status).toBe(400);
});

// product 4.13.3
test('the mail about an order has the Hindi names of goods first', async () => {
  const shop = await buildTestApp();
  const goods = { name: 'Chilli', name_hindi: 'मिर्च', pack_amount: 400, pack_unit: 'g' } as const;
  await addProduct(shop.context, { id: 'chilli', ...goods, stock_quantity: 5 });
  const asha = await signUpWithAddress(shop);
  await shop.context.db
    .updateTable('users')
    .set({ email_verified_at: 1, language: 'hi', full_name: 'आशा' })
    .where('id', '=', asha.userId)
    .execute();
  shop.mails.length = 0;
  const { _id, orderNumber } = (await asha.order({ chilli: 2 })).body.data;
  await sendOrderMails(shop.context);
  const [mail] = shop.mails;
  expect(mail?.subject).toBe(`आपका ऑर्डर ${orderNumber} हमें मिल गया है`);
  expect(mail?.text).toContain('2 × मिर्च, Chilli, 400 ग्राम: ₹');
  expect(mail?.text).toContain(
    `${shop.config.publicOrigin}/hi/account/orders/view-order-details?id=${_id}`,
  );
  const rest = withoutLinks(mail?.text ?? '')
    .replaceAll(orderNumber, '')
    .replace('Chilli', '');
  expect(rest).not.toMatch(FOREIGN.hi);
});

// product 4.13.3
test('the mail about a product that is back has the language of the page where it was asked for', async () => {
  const shop = await buildTestApp();
  const product = { id: 'papad', name: 'Papad', name_hindi: 'पापड़', stock_quantity: 0 };
  await addProduct(shop.context, product);
  const ask = (body: object) => shop.visitor().post('/products/papad/stock-alerts', body);
  await ask({ email: 'asha@example.com', language: 'hi' });
  await ask({ email: 'meera@example.com' });
  await shop.context.db.updateTable('products').set({ stock_quantity: 3 }).execute();
  await sendStockAlerts(shop.context);
  const [hindi, english] = shop.mails;
  expect(hindi?.subject).toBe('फिर से मिल रहा है: पापड़');
  expect(hindi?.text).toContain(`पापड़\n${shop.config.publicOrigin}/hi/product/papad\n`);
  expect(hindi?.text).toContain(`\n${shop.config.publicOrigin}/hi/stock-alerts/`);
  expect(withoutLinks(hindi?.text ?? '')).not.toMatch(FOREIGN.hi);
  expect(english?.subject).toBe('Back in stock: Papad');
});
