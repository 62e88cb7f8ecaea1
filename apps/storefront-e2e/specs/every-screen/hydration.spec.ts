import {
  DOCUMENT_LIMITS,
  FIRST_VISIT_LIMIT,
  listScreens,
  openScreen,
} from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

// The option `quietConsole` fails each of these tests when a page says or throws anything, and
// React throws when what the server made is not what the browser makes. screens.spec.ts opens every page
// in the time zone that is farthest away.

// The size check counts the imports of pages; this test counts the loaded files, also those of the idle time.
// product 2.1.9
test('the first visit to the largest pages sends at most 140 KiB of JavaScript', async ({
  browser,
  shop,
}) => {
  for (const address of ['/', '/login', '/products-list', '/product/spice-set-12']) {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await openScreen(page, address);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes, `JavaScript of ${address}`).toBeGreaterThan(50_000);
    expect(bytes, `JavaScript of ${address}`).toBeLessThanOrEqual(FIRST_VISIT_LIMIT);
    await context.close();
  }
});

test('what the server and the browser make differently is noticed, and the style stays', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  // A mismatch makes React discard the server's document.
  await page.route('**/about-us', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<h1[^>]*>[^<]*/, '<h1>Other') });
  });
  await page.goto('/about-us');
  await expect.poll(() => thrown.join()).toContain('#418');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCSS(
    'position',
    'fixed',
  );
  await context.close();
});

test('the documents of the largest pages stay small', async ({ browser, shop }) => {
  for (const [address, { html, sent }] of Object.entries(DOCUMENT_LIMITS)) {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const response = await page.goto(address);
    expect(response?.headers()['content-encoding'], address).toBe('br');
    const body = await response?.body();
    const sizes = await response?.request().sizes();
    await context.close();
    expect(body?.length, `HTML of ${address}`).toBeGreaterThan(20_000);
    expect(body?.length, `HTML of ${address}`).toBeLessThanOrEqual(html);
    expect(sizes?.responseBodySize, `HTML of ${address} as sent`).toBeGreaterThan(5_000);
    expect(sizes?.responseBodySize, `HTML of ${address} as sent`).toBeLessThanOrEqual(sent);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  // product 2.1.1, 2.1.6
  test('every public page shows its heading and its content between the header and the footer', async ({
    page,
    shop,
  }) => {
    test.slow();
    expect(shop.url).toBeTruthy();
    for (const { address, isPublic } of await listScreens()) {
      if (!isPublic) continue;
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), `h1 of ${address}`).toBeVisible();
      await expect(page.getByRole('main'), `text of ${address}`).toContainText(/.{40}/s, {
        useInnerText: true,
      });
      await expect(page.getByRole('banner'), address).toBeVisible();
      await expect(page.getByRole('contentinfo'), address).toBeVisible();
      // A skeleton that waits for a script would be there forever.
      await expect(page.getByRole('main').locator('[aria-busy=true]'), address).toHaveCount(0);
    }
  });
});
