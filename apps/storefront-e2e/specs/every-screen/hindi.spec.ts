import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../../fixtures/page/axe.ts';
import { findLatinWords } from '../../fixtures/page/latin-words.ts';
import { listScreens, signUpWithEverything } from '../../fixtures/page/screens.ts';
import { doubleText, findTextFaults } from '../../fixtures/page/text-zoom.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { giveLongNames } from '../../fixtures/shop/long-names.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a screen in Hindi and waits until it has loaded what it shows. */
async function openInHindi(page: Page, address: string): Promise<void> {
  await page.goto(`/hi${address}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 }), `h1 of /hi${address}`).toBeVisible();
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: /…$/ });
  await expect(waiting, `what /hi${address} is loading`).toHaveCount(0);
}

async function expectHindi(page: Page, route: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  // All screens are looked at: a word that is missed once is often missed on several.
  const soft = expect.configure({ soft: true });
  await soft.poll(() => findLatinWords(page), `Latin words of /hi${route}`).toEqual([]);
  await expectAccessible(page, `/hi${route}`);
  await expectNoSidewaysScrolling(page, `/hi${route}`);
  await doubleText(page);
  await soft.poll(() => findTextFaults(page), `text of /hi${route} at 200 %`).toEqual([]);
}

// product 2.18.1
test('every public screen is in Hindi below /hi, and fits', async ({ page, shop }) => {
  test.slow();
  giveLongNames(shop);
  for (const { route, address, isPublic } of await listScreens()) {
    if (!isPublic || route === '/register') continue;
    // What is searched for stands in the title.
    await openInHindi(page, address.replace('search=papad', 'search=पापड़'));
    await expectHindi(page, route);
  }
});

// product 2.18.1
test('every protected screen is in Hindi below /hi, and fits', async ({ page, shop }) => {
  test.slow();
  const addressOf = await signUpWithEverything(page);
  giveLongNames(shop);
  for (const screen of await listScreens()) {
    if (screen.isPublic && screen.route !== '/cart') continue;
    await openInHindi(page, addressOf(screen));
    await expect(page).toHaveURL(new RegExp(`/hi${screen.address}(\\?|$)`));
    await expectHindi(page, screen.route);
  }
});

// product 2.18.3
test('the way to the other language stands clear of the logo on every width', async ({ page }) => {
  await page.goto('/hi/cart');
  const header = page.getByRole('banner');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const logo = await header.locator('.header-row > a').boundingBox();
    const link = await header.getByRole('link', { name: 'English' }).boundingBox();
    const gap = (link?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0);
    expect(gap, `gap in px at ${width}`).toBeGreaterThan(8);
  }
});

// product 2.18.3
test('the language is changed on the same page, and remembered', async ({ page }) => {
  await page.goto('/products?search=papad');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL('/hi/products?search=papad');
  await page.goto('/cart');
  await expect(page).toHaveURL('/hi/cart');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/hi/gifts');
  await expect(page).toHaveURL('/gifts');
});

// product 2.18.3
test('a tap that comes before the code of the page is remembered, too', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/gifts');
  await page.unroute('**/*.js');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL('/hi/gifts');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.goto('/cart');
  await expect(page).toHaveURL('/hi/cart');
});

// product 2.18.3
test('the account takes over the language, and brings it to another device', async ({
  page,
  browser,
}) => {
  const { email, password } = await signUp(page);
  await page.goto('/gifts');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).first().click();
  // Asked of the server: the page that is left may save it, too, and then its response is never seen.
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/v1/users/current-user');
      return (await response.json()).data.language;
    })
    .toBe('hi');

  const other = await browser.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(other).not.toHaveURL('/login');
  await other.goto('/cart');
  await expect(other).toHaveURL('/hi/cart');
  await other.close();
});

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  // product 2.18.4
  test('is offered the Hindi pages once', async ({ page }) => {
    await page.goto('/gifts');
    const offer = page.getByRole('link', { name: 'हिन्दी में देखिए' });
    await expect(offer).toHaveAttribute('href', '/hi/gifts');
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
    await page.goto('/hi/cart');
    await expect(page).toHaveURL('/hi/cart');
  });
});
