import type { Page } from '@playwright/test';
import { renderBuilt } from '../../fixtures/page/built-storefront.ts';
import { holdResponses } from '../../fixtures/page/hold-responses.ts';
import type { ShopProcess } from '../../fixtures/shop/shop-process.ts';
import { expect, test } from '../../fixtures/test.ts';

const TREASURES = 'Handmade Treasures Crafted With Love';

/** Opens the home page as the server renders it while lists of products never come. */
async function openWithoutProducts(page: Page, shop: ShopProcess): Promise<void> {
  const response = await renderBuilt('/', (path, query) =>
    path === '/products' ? new Promise(() => {}) : fetch(`${shop.url}/api/v1${path}${query}`),
  );
  const body = await response.text();
  await page.route(`${shop.url}/`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/');
}

/** Adds up the layout shifts of a page that is opened afterwards. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shift += Number(entry.value);
      }
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
}

// product 2.6.3
test('slow products hold nothing back: skeletons stand in the document, and nothing moves when the browser has the products', async ({
  page,
  shop,
}) => {
  const readShift = await watchShifts(page);
  const release = await holdResponses(page, /\/api\/v1\/products\?/);
  await openWithoutProducts(page, shop);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText('Spices');
  const blocks = [TREASURES, 'Best Sellers'].map((name) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name }) }),
  );
  for (const block of blocks) {
    await expect(block.getByRole('status')).toHaveText(/^Loading products…/);
  }
  await expect(page.getByRole('link', { name: 'Explore Product' })).toHaveAttribute(
    'href',
    '/products-list',
  );

  // The block and not its status, which the browser may draw anew meanwhile.
  await blocks[0]?.evaluate((element) => element.scrollIntoView());
  release();
  for (const block of blocks) {
    await expect(block.getByRole('article')).toHaveCount(4);
    await expect(block.getByRole('status')).toHaveCount(0);
  }
  expect(await readShift(), 'nothing moves').toBeLessThanOrEqual(0.01);
});

test('nothing moves when the fonts come last, and when a guest is sent to sign in', async ({
  page,
}) => {
  const readShift = await watchShifts(page);
  for (const path of [
    '/',
    '/products-list',
    '/product/chai-masala',
    '/page/shipping-and-returns',
  ]) {
    const release = await holdResponses(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The first paint shows the fonts of the machine.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await readShift(), path).toBeLessThanOrEqual(0.01);
    await page.unroute('**/*.woff2');
  }
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await readShift()).toBeLessThanOrEqual(0.01);
});
