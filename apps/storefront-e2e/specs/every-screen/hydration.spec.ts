import { expectReadable } from '../../fixtures/page/readable.ts';
import { listScreens } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

// The option `quietConsole` fails each of these tests when a page says or throws anything, and
// React throws when what the server made is not what the browser makes. screens.spec.ts opens every page
// in the time zone that is farthest away.

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

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  // product 2.1.1, 2.1.6
  test('public pages show their heading and their content between the header and the footer', async ({
    page,
    request,
    shop,
  }) => {
    expect(shop.url).toBeTruthy();
    // seo.spec.ts reads those that need no token.
    for (const { address, route } of await listScreens()) {
      if (!route.includes(':token')) continue;
      expectReadable(await (await request.get(address)).text(), address);
    }
    // One of each way to lay a page out: what is in the document is seen.
    for (const address of ['/', '/products-list', '/product/spice-set-12', '/login', '/about-us']) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), `h1 of ${address}`).toBeVisible();
      await expect(page.getByRole('main'), `text of ${address}`).toContainText(/.{40}/s, {
        useInnerText: true,
      });
      await expect(page.getByRole('banner'), address).toBeVisible();
      await expect(page.getByRole('contentinfo'), address).toBeVisible();
    }
  });
});
