import { devices, type Page } from '@playwright/test';
import { holdResponses, watchRequests } from '../../fixtures/page/hold-responses.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGES = ['/', '/products-list', '/product/spice-set-12'];
const FIRST_PICTURE = 'img[fetchpriority="high"]';

// The first picture is chosen by the density of the screen.
test.use({ deviceScaleFactor: devices['Pixel 5'].deviceScaleFactor });

/** The rules that documents leave out. */
const SHEET = /\/assets\/app-[^/]+\.css$/;
const isHydrated = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window);

// A blocked style or script would be an error in the console: the option `quietConsole` sees it.
// product 2.1.10
test('a page is painted from its document alone: no style sheet is waited for', async ({
  page,
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  for (const address of PAGES) {
    // A first rendering may take so long that it is streamed, with all rules.
    await expect(async () => {
      const { 'content-security-policy': policy = '' } = (
        await page.request.get(address)
      ).headers();
      expect(policy).toMatch(/; style-src 'self' 'sha256-[^']+'; /);
    }).toPass();
    const release = await holdResponses(page, SHEET);
    const asked = watchRequests(page, SHEET);
    const response = await page.goto(address, { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, address).toMatch(
      /<style [^>]*data-href="shop"[^>]*>[^{]+\{(?:(?!<\/style>)[\s\S]){10000,}<\/style>/,
    );
    expect(head, address).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html, address).not.toContain('rel="stylesheet"');
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

/**
 * Runs in the page: lists the computed values of each element and of what stands before and after its
 * content. A registered property that nothing uses changes none of them.
 *
 * @param before an earlier list: only the values that differ from it are listed
 */
function listValues(before: readonly string[] | undefined): string[] {
  // Chromium tells a margin that is `auto` as 0px or as its width, by what it has laid out before: all anew.
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.removeProperty('display');
  // The same properties for every element: reading their names each time takes four times as long as the values.
  const properties = Array.from(getComputedStyle(document.body)).filter(
    (property) => !property.startsWith('--'),
  );
  const values: string[] = [];
  const changes: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    // Two lists of a part that turns would differ by the time between them.
    if (element.getAnimations().length > 0) continue;
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') continue;
      const name = `${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`;
      values.push(name);
      for (const property of properties) {
        const value = style.getPropertyValue(property);
        if (before && before[values.length] !== value)
          changes.push(`${name} ${property}: ${value}`);
        values.push(value);
      }
    }
  }
  return before ? changes : values;
}

test('the rest of the rules changes nothing of a page: all that it needs is in its document', async ({
  page,
  shop,
}) => {
  test.slow();
  expect(shop.url).toBeTruthy();
  // Neither animations and scripts nor pictures and fonts change the page meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\.(js|avif|webp|jpeg|png|woff2)$/, () => undefined);
  for (const address of PAGES) {
    const release = await holdResponses(page, SHEET);
    const asked = page.waitForRequest(SHEET);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await asked;
    let before = await page.evaluateHandle(listValues, undefined);
    // The document has come to rest when two lists are equal.
    await expect
      .poll(async () => {
        const changed = await page.evaluate(listValues, before);
        if (changed.length > 0) before = await page.evaluateHandle(listValues, undefined);
        return changed;
      })
      .toEqual([]);
    expect(await before.evaluate(({ length }) => length), address).toBeGreaterThan(50_000);
    release();
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    await expect.poll(() => page.evaluate(listValues, before), address).toEqual([]);
    await page.unroute(SHEET);
  }
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

test('a page works without its first picture and the rules that its document leaves out', async ({
  page,
  shop,
}) => {
  expect(shop.url).toBeTruthy();
  await page.route('**/assets/hero-*', () => undefined);
  await page.route(SHEET, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  // The document survives a link of the router, and not a link of the browser.
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/products-list$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
