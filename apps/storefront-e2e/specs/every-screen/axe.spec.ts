import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../../fixtures/page/axe.ts';
import {
  failCalls,
  holdCalls,
  listScreens,
  openScreen,
  signUpWithEverything,
} from '../../fixtures/page/screens.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  // Fading pictures and moving parts would be looked at half way.
  contextOptions: { reducedMotion: 'reduce' },
  // The time zone and the language of shoppers that differ most from the server's: React throws when
  // what the server made is not what the browser makes, and the option `quietConsole` fails the test.
  timezoneId: 'America/Los_Angeles',
  locale: 'de-DE',
});

const WHO_IS_IT = /\/users\/current-user$/;

/** The narrowest phone of WCAG 1.4.10; text twice as large is looked at in text-zoom.spec.ts. */
async function expectReflow(page: Page, state: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 360, height: 780 };
  await page.setViewportSize({ ...size, width: 320 });
  await expectNoSidewaysScrolling(page, `${state} at 320 px`);
  await page.setViewportSize(size);
}

// product 2.1.9
test('every public page hydrates as the server sent it; axe finds nothing on it, and it does not scroll sideways', {
  tag: '@wide',
}, async ({ page, shop, isMobile }) => {
  test.slow();
  expect(shop.url).toBeTruthy();
  for (const { address, isPublic } of await listScreens()) {
    if (!isPublic) continue;
    await openScreen(page, address);
    await expectAccessible(page, address);
    if (isMobile) await expectReflow(page, address);
  }
});

// product 2.1.9
test('every protected page hydrates for a signed-in shopper; axe finds nothing on it, and it does not scroll sideways', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  test.slow();
  const addressOf = await signUpWithEverything(page);
  for (const screen of await listScreens()) {
    if (screen.isPublic) continue;
    await openScreen(page, addressOf(screen));
    await expect(page).toHaveURL(new RegExp(`${screen.address}(\\?|$)`));
    await expectAccessible(page, screen.address);
    if (isMobile) await expectReflow(page, screen.address);
  }
});

test('axe finds nothing on screens that are empty, loading or failing', async ({ page }) => {
  test.slow();
  await signUp(page);
  const screens = (await listScreens()).filter(
    ({ route, isPublic }) => !isPublic || route === '/cart',
  );
  // The checkout sends an empty cart away, so its own states are seen elsewhere.
  for (const { route, address } of screens) {
    await openScreen(page, address);
    await expectAccessible(page, `${route}, empty`);
  }
  await page.route(WHO_IS_IT, () => {});
  for (const { address, isPublic } of screens) {
    if (isPublic) continue;
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible();
  }
  // All of them show the same text.
  await expectAccessible(page, 'a protected screen while the auth check runs');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await holdCalls(page);
  for (const { route, address } of screens) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main')).toContainText(/\S/);
    await expectAccessible(page, `${route}, loading`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failCalls(page);
  for (const { route, address } of screens) {
    await openScreen(page, address);
    await expectAccessible(page, `${route}, failing`);
  }
});

test('axe finds nothing on the open menu, open filters, forms with errors, toasts and no results', async ({
  page,
}) => {
  await openScreen(page, '/products-list');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'the open menu');
  await page.keyboard.press('Escape');
  await page.getByText('Filters', { exact: true }).click();
  await expectAccessible(page, 'the open filters');

  for (const [address, button] of [
    ['/login', 'Sign In'],
    ['/signup', 'Sign Up'],
  ] as const) {
    await openScreen(page, address);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, `${address} with errors`);
  }

  await openScreen(page, '/product/moong-papad');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expectAccessible(page, 'a toast');

  await openScreen(page, '/products?search=zzzz');
  await expectAccessible(page, 'a search without results');
});

// product 2.1.9
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

test('with colours forced by the shopper, buttons and fields have an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(page, '/category/papads');
  for (const control of [
    page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first(),
    page.locator('input[type=search]').filter({ visible: true }).first(),
  ]) {
    await expect
      .poll(() =>
        control.evaluate((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
        }),
      )
      .toBeGreaterThan(0);
  }
});

test('with colours forced by the shopper, what is chosen still looks unlike the rest', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signUp(page);
  for (const [address, group] of [
    ['/account', page.getByRole('navigation', { name: 'My Account' }).getByRole('link')],
    ['/category/papads', page.getByRole('main').getByRole('navigation').getByRole('link')],
    // A phone hides the chosen one.
    [
      '/product/spice-set-12',
      page.getByRole('button', { name: /^Show picture/, includeHidden: true }),
    ],
    ['/product/spice-set-12', page.getByRole('tab')],
  ] as const) {
    await openScreen(page, address);
    await expect(async () => {
      const looks = await group.evaluateAll((elements) =>
        elements.map((element) => {
          const { backgroundColor, borderBottomColor } = getComputedStyle(element);
          const isChosen = element.matches(
            '[aria-current]:not([aria-current=false]), [aria-selected=true]',
          );
          return { isChosen, colours: `${backgroundColor}, ${borderBottomColor}` };
        }),
      );
      const chosen = looks.filter(({ isChosen }) => isChosen).map(({ colours }) => colours);
      const others = looks.filter(({ isChosen }) => !isChosen).map(({ colours }) => colours);
      expect(chosen, `what is chosen on ${address}`).toHaveLength(1);
      expect(others.length).toBeGreaterThan(0);
      expect(others, `what is not chosen on ${address}`).not.toContain(chosen[0]);
    }).toPass({ timeout: 10_000 });
  }
});
