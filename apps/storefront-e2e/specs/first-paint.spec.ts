import { devices } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PAGES = ['/', '/products-list', '/product/spice-set-12'];
const FIRST_PICTURE = 'img[fetchpriority="high"]';

// The first picture is chosen by the density of the screen.
test.use({ deviceScaleFactor: devices['Pixel 5'].deviceScaleFactor });

// A blocked style or script would be an error in the console: the fixture `quietConsole` sees it.
test('a page is painted from its document alone: no style sheet is waited for', async ({
  page,
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  for (const address of PAGES) {
    const response = await page.goto(address);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/; style-src 'self' 'sha256-[^']+'; /);
    const html = (await response?.text()) ?? '';
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, address).toMatch(
      /<style [^>]*data-href="shop"[^>]*>[^{]+\{(?:(?!<\/style>)[\s\S]){20000,}<\/style>/,
    );
    expect(head, address).not.toMatch(/<script(?! type="application\/ld\+json")/);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCSS(
      'position',
      'fixed',
    );
  }
  expect(sheets).toEqual([]);
});

test('the style stays when the browser draws the document anew', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  // A mismatch makes React discard the server's document.
  await page.route('**/about-us', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<h1[^>]*>[^<]*/, '<h1>Other') });
  });
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.locator('style[data-href="shop"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCSS(
    'position',
    'fixed',
  );
  await context.close();
});

test('the first picture is asked for before type faces and scripts', async ({ browser, shop }) => {
  for (const address of PAGES) {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const asked: { type: string; path: string }[] = [];
    page.on('request', (request) => {
      asked.push({ type: request.resourceType(), path: new URL(request.url()).pathname });
    });
    await page.goto(address);
    const shown = await page
      .locator(FIRST_PICTURE)
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && new URL(image.currentSrc).href);
    const { pathname } = new URL(String(shown));
    const place = asked.findIndex(({ path }) => path === pathname);
    const others = asked.findIndex(({ type }) => type === 'font' || type === 'script');
    expect(place, address).toBeGreaterThan(0);
    expect(others, address).toBeGreaterThan(place);
    await context.close();
  }
});

test('a page works without its first picture', async ({ page, shop }) => {
  expect(shop.url).toBeTruthy();
  await page.route('**/assets/hero-*', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  // The document survives a link of the router, and not a link of the browser.
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/products-list$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
