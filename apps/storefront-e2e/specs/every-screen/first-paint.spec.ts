import { devices, type Page } from '@playwright/test';
import { holdResponses, watchRequests } from '../../fixtures/page/hold-responses.ts';
import { DOCUMENT_LIMITS, FIRST_VISIT_LIMIT, IDLE_MORE } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const FIRST_PICTURE = 'img[fetchpriority="high"]';

// The first picture is chosen by the density of the screen.
test.use({ deviceScaleFactor: devices['Pixel 5'].deviceScaleFactor });

/** The rules that documents leave out. */
const SHEET = /\/assets\/app-[^/]+\.css$/;
const isHydrated = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window);

// A blocked style or script would be an error in the console: the option `quietConsole` sees it.
// product 2.1.9
test('a page is painted from its document alone: no style sheet is waited for', async ({
  page,
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  for (const address of ['/', '/product/spice-set-12']) {
    const release = await holdResponses(page, SHEET);
    const asked = watchRequests(page, SHEET);
    const response = await page.goto(address, { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, address).toMatch(
      /<style [^>]*data-href="shop"[^>]*>[^{]+\{(?:(?!<\/style>)[\s\S]){10000,}<\/style>/,
    );
    expect(head, address).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(head, address).not.toMatch(/rel="(stylesheet|modulepreload)"/);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCSS(
      'position',
      'fixed',
    );
    await expect.poll(() => asked).toHaveLength(1);
    expect(await isHydrated(page), 'what the browser renders waits for all rules').toBe(false);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

// The size check counts the imports of pages; this test counts the loaded files, also those of the idle time.
// product 2.1.9
test('a first visit stays small, and its first picture is asked for before type faces and scripts', async ({
  browser,
  shop,
}) => {
  for (const [address, { html, sent }] of Object.entries(DOCUMENT_LIMITS)) {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const asked: { type: string; path: string }[] = [];
    const scripts: Promise<number>[] = [];
    page.on('request', (request) => {
      asked.push({ type: request.resourceType(), path: new URL(request.url()).pathname });
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const response = await page.goto(address);
    expect(response?.headers()['content-encoding'], address).toBe('br');
    const body = await response?.body();
    const sizes = await response?.request().sizes();
    expect(body?.length, `HTML of ${address}`).toBeGreaterThan(20_000);
    expect(body?.length, `HTML of ${address}`).toBeLessThanOrEqual(html);
    expect(sizes?.responseBodySize, `HTML of ${address} as sent`).toBeGreaterThan(5_000);
    expect(sizes?.responseBodySize, `HTML of ${address} as sent`).toBeLessThanOrEqual(sent);

    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes, `JavaScript of ${address}`).toBeGreaterThan(50_000);
    expect(bytes, `JavaScript of ${address}`).toBeLessThanOrEqual(FIRST_VISIT_LIMIT + IDLE_MORE);
    // Which pictures the cart of a guest has only the browser knows.
    if (address !== '/cart') {
      const shown = await page
        .locator(FIRST_PICTURE)
        .first()
        .evaluate((image) => image instanceof HTMLImageElement && new URL(image.currentSrc).href);
      const { pathname } = new URL(String(shown));
      const place = asked.findIndex(({ path }) => path === pathname);
      const others = asked.findIndex(({ type }) => type === 'font' || type === 'script');
      expect(place, address).toBeGreaterThan(0);
      expect(others, address).toBeGreaterThan(place);
    }
    await context.close();
  }
});

test('a page works without its first picture and the rules that its document leaves out', async ({
  page,
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  await page.route('**/assets/hero-*', () => undefined);
  await page.route(SHEET, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  // The document survives a link of the router, and not a link of the browser.
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/products-list$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
