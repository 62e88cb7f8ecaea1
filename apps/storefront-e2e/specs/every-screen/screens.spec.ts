import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../../fixtures/page/axe.ts';
import {
  failCalls,
  holdCalls,
  listScreens,
  openScreen,
  signUpWithEverything,
} from '../../fixtures/page/screens.ts';
import { doubleText, expectTextFits, findTextFaults } from '../../fixtures/page/text-zoom.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
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

// These are the last tests of a run, and one worker would take minutes while the others have nothing to do.
test.describe.configure({ mode: 'parallel' });

test.use({
  // Fading pictures and moving parts would be looked at half way.
  contextOptions: { reducedMotion: 'reduce' },
  // The time zone and the language of shoppers that differ most from the server's: React throws when
  // what the server made is not what the browser makes, and the option `quietConsole` fails the test.
  timezoneId: 'America/Los_Angeles',
  locale: 'de-DE',
});

/** Screens that stand in columns on a wide screen. */
const IN_COLUMNS = ['/', '/products-list', '/product/:id', '/contact-us'];

/** Looks at a screen as it is, on the narrowest phone of WCAG 1.4.10, and with text twice as large. */
async function expectSound(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const size = page.viewportSize() ?? { width: 360, height: 780 };
  await page.setViewportSize({ ...size, width: 320 });
  await expectNoSidewaysScrolling(page, `${state} at 320 px`);
  await page.setViewportSize(size);
  await doubleText(page);
  await expectTextFits(page, `${state} with text at 200 %`);
}

// product 2.1.8
test('every public screen hydrates as the server sent it; axe finds nothing on it, and long names and large text fit', async ({
  page,
  shop,
}) => {
  test.slow();
  expect(shop.url).toBeTruthy();
  for (const { route, address, isPublic } of await listScreens()) {
    // The same screen as the sign-up.
    if (!isPublic || route === '/register') continue;
    await openScreen(page, address);
    await expectSound(page, route);
    if (!IN_COLUMNS.includes(route)) continue;
    const phone = page.viewportSize() ?? { width: 360, height: 780 };
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page, `${route} in columns`);
    await page.setViewportSize(phone);
  }
});

// product 2.1.8
test('every protected screen hydrates for a signed-in shopper; axe finds nothing on it, and long names and large text fit', async ({
  page,
  shop,
}) => {
  test.slow();
  const addressOf = await signUpWithEverything(page);
  giveLongNames(shop);
  for (const screen of await listScreens()) {
    if (screen.isPublic && screen.route !== '/cart') continue;
    await openScreen(page, addressOf(screen));
    await expect(page).toHaveURL(new RegExp(`${screen.address}(\\?|$)`));
    await expectSound(page, screen.route);
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
});

test('axe finds nothing on lists that are empty, loading or failing', async ({ page }) => {
  await signUp(page);
  const lists = ['/cart', '/account/orders', '/account/wishlist'];
  for (const list of lists) {
    await openScreen(page, list);
    await expectAccessible(page, `${list}, empty`);
  }
  await failCalls(page);
  for (const list of lists) {
    await openScreen(page, list);
    await expectSound(page, `${list}, failing`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await holdCalls(page);
  for (const list of lists) {
    await page.goto(list, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main')).toContainText(/\S/);
    await expectAccessible(page, `${list}, loading`);
  }
});

test('axe finds nothing on open filters, the open search, forms with errors, toasts and no results', async ({
  page,
}) => {
  await openScreen(page, '/products-list');
  await page.getByText('Filters', { exact: true }).click();
  await expectAccessible(page, 'the open filters');
  const field = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
  await field.click();
  await field.fill('papad');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'the open search');

  await openScreen(page, '/signup');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page, 'a form with errors');

  await openScreen(page, '/product/moong-papad');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expectAccessible(page, 'a toast');

  await openScreen(page, '/products?search=zzzz');
  await expectAccessible(page, 'a search without results');
});

// product 2.1.8
test('who asked for less motion sees none', async ({ page }) => {
  await openScreen(page, '/');
  await page.mouse.wheel(0, 4_000);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 1;
      })
      .map((animation) => ('animationName' in animation ? animation.animationName : 'transition')),
  );
  expect(moving).toEqual([]);
});

test('with colours forced by the shopper, buttons have an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(page, '/category/papads');
  const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await expect(button).not.toHaveCSS('border-top-style', 'none');
  await expect(button).not.toHaveCSS('border-top-width', '0px');
});

/** One screen of each kind of the desk but its print pages: those are as wide as paper. */
const DESK_SCREENS = [
  '',
  'orders',
  'orders/new',
  'orders/drafts',
  'goods',
  'goods/file',
  'goods/moong-papad',
  'messages',
  'reviews',
  'money',
  'money/settlements',
  'money/reports/gst',
  'content',
  'content/pages/about-us',
  'content/contact',
  'more',
  'notices',
  'members',
  'shoppers',
  'groups',
  'categories',
  'discounts',
  'charges',
  'order-texts',
  'order-texts/shipped',
  'audit',
];

// product 2.1.8
test('with text at 200 % and long names no screen of the desk scrolls sideways, in Hindi', async ({
  page,
  shop,
}) => {
  test.slow();
  await signUpWithEverything(page);
  giveLongNames(shop);
  const { data: orders } = await (await page.request.get('/api/v1/order/get-all')).json();
  await page.addInitScript(() => localStorage.setItem('desk-language', 'hi'));
  await signInAtDesk(page, shop);
  for (const screen of [...DESK_SCREENS, `orders/${orders[0]._id}`]) {
    await page.goto(`/desk/${screen}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);
    await doubleText(page);
    // A list shows the beginning of a long text, which its own page shows whole.
    const findFaults = async () =>
      (await findTextFaults(page)).filter((fault) => !fault.endsWith('cuts it off below'));
    await expect.poll(findFaults, `/desk/${screen} with text at 200 %`).toEqual([]);
  }
});

test('text that is cut off or sticks out is noticed', async ({ page }) => {
  await openScreen(page, '/about-us');
  const title = page.getByRole('heading', { level: 1 });
  expect(await findTextFaults(page)).toEqual([]);
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
