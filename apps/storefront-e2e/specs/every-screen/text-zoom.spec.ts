import { expectAccessible } from '../../fixtures/page/axe.ts';
import {
  failCalls,
  listScreens,
  openScreen,
  signUpWithEverything,
} from '../../fixtures/page/screens.ts';
import { doubleText, expectTextFits, findTextFaults } from '../../fixtures/page/text-zoom.ts';
import { signInAtDesk } from '../../fixtures/people/sign-in-at-desk.ts';
import { giveLongNames, LONG_ORDER_NUMBER } from '../../fixtures/shop/long-names.ts';
import { ShopProcess } from '../../fixtures/shop/shop-process.ts';
import { test as base, expect } from '../../fixtures/test.ts';

/** A separate shop in which every name is long. */
const test = base.extend<object, { shop: ShopProcess }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await ShopProcess.create();
      giveLongNames(shop);
      await use(shop);
      await shop.destroy();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// Moving parts would be looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// product 2.1.9
test('with text at 200 % and long names no public screen scrolls sideways or cuts text off', async ({
  page,
  shop,
}) => {
  test.slow();
  expect(shop.url).toBeTruthy();
  for (const { route, address, isPublic } of await listScreens()) {
    if (!isPublic) continue;
    await openScreen(page, address);
    await doubleText(page);
    await expectTextFits(page, `${route} with text at 200 %`);
  }
});

test('with text at 200 % and long names no cart or protected screen scrolls sideways or cuts text off', async ({
  page,
  shop,
}) => {
  test.slow();
  const addressOf = await signUpWithEverything(page);
  giveLongNames(shop);
  const screens = (await listScreens()).filter(
    ({ route, isPublic }) => !isPublic || route === '/cart',
  );
  for (const screen of screens) {
    await openScreen(page, addressOf(screen));
    await doubleText(page);
    await expectTextFits(page, `${screen.route} with text at 200 %`);
  }

  await openScreen(page, '/account/orders');
  await expect(page.getByText(LONG_ORDER_NUMBER).first()).toBeVisible();
  await doubleText(page);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
  await expectTextFits(page, 'a question with text at 200 %');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectTextFits(page, 'the menu with text at 200 %');
  await expectAccessible(page, 'the menu with text at 200 %');

  await failCalls(page);
  for (const { route, address } of screens) {
    await openScreen(page, address);
    await doubleText(page);
    await expectTextFits(page, `${route}, failing, with text at 200 %`);
  }
});

/** The screens of the desk but its print pages: those are as wide as paper. */
const DESK_SCREENS = [
  '',
  'orders',
  'goods',
  'goods/new',
  'goods/file',
  'goods/moong-papad',
  'messages',
  'reviews',
  'money',
  'content',
  'content/stories/new',
  'content/pages',
  'content/pages/about-us',
  'content/contact',
  'content/deal',
  'more',
  'members',
  'members/recovery-codes',
  'shoppers',
  'groups',
  'groups/new',
  'categories',
  'audit',
];

// product 2.1.9
test('with text at 130, 150 and 200 % and long names no screen of the desk scrolls sideways, in Hindi and in English', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  await signUpWithEverything(page);
  giveLongNames(shop);
  const { data: orders } = await (await page.request.get('/api/v1/order/get-all')).json();
  await page.addInitScript(() => {
    localStorage.setItem('desk-language', localStorage.getItem('desk-language') ?? 'hi');
  });
  await signInAtDesk(page, shop);
  for (const language of ['hi', 'en']) {
    await page.evaluate((to) => localStorage.setItem('desk-language', to), language);
    for (const screen of [...DESK_SCREENS, `orders/${orders[0]._id}`]) {
      await page.goto(`/desk/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);
      for (const size of ['130%', '150%', '200%']) {
        await page.evaluate((to) => {
          document.documentElement.style.fontSize = to;
        }, size);
        // A list shows the beginning of a long text, which its own page shows whole.
        const findFaults = async () =>
          (await findTextFaults(page)).filter((fault) => !fault.endsWith('cuts it off below'));
        await expect
          .poll(findFaults, `/desk/${screen} in ${language} with text at ${size}`)
          .toEqual([]);
      }
    }
  }
});

test('text that is cut off or sticks out is noticed', async ({ page }) => {
  await openScreen(page, '/about-us');
  await doubleText(page);
  const title = page.getByRole('heading', { level: 1 });
  await expectTextFits(page, 'the page as it is');
  for (const style of [
    'white-space: nowrap; overflow: hidden; width: 3rem',
    'display: -webkit-box; overflow: hidden; height: 1rem; margin-top: 0; line-height: 4',
    'white-space: nowrap; overflow: auto; width: 3rem',
    'white-space: nowrap; font-size: 9rem',
    'position: absolute; left: -2rem',
  ]) {
    await title.evaluate((element, css) => element.setAttribute('style', css), style);
    expect(await findTextFaults(page), style).not.toEqual([]);
  }
});
