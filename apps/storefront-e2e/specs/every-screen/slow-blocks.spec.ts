import type { Page } from '@playwright/test';
import { followFooterLink } from '../../fixtures/page/footer.ts';
import { watchRequests } from '../../fixtures/page/hold-responses.ts';
import { SlowShop } from '../../fixtures/shop/slow-shop.ts';
import { test as base, expect } from '../../fixtures/test.ts';

// The document of a shop whose API is slow while a page is rendered. The option `quietConsole`
// fails each test when a policy forbids one of the document's scripts, or when React finds another
// page than it makes.

const test = base.extend<{ slow: SlowShop }, { slowShop: SlowShop }>({
  slowShop: [
    async ({ browserName: _ }, use) => {
      const slowShop = await SlowShop.create();
      await use(slowShop);
      await slowShop.destroy();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  slow: async ({ slowShop }, use) => {
    await use(slowShop);
    slowShop.reset();
  },
});

const PRODUCTS = /^\/products\?/;
const TREASURES = 'Handmade Treasures Crafted With Love';
const TAGLINE = 'Spices of the Desert Stories of Her Hands';

function block(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}

/** A URL that no test has requested before, so that its page is not cached. */
function toUncachedUrl(shop: SlowShop, path: string): string {
  // The home page ignores a search, and shares its cached page among unknown parameters.
  const name = path === '/' ? 'search' : 'visit';
  return `${shop.url}${path}?${name}=${crypto.randomUUID()}`;
}

/** Opens a page past the cache. */
async function open(page: Page, shop: SlowShop, path: string): Promise<void> {
  // Not until it is loaded: its end is in the hands of the test.
  await page.goto(toUncachedUrl(shop, path), { waitUntil: 'commit' });
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
test('the first screen is not held back by a slow product block: skeletons stand there, and the products follow in the same document', async ({
  page,
  slow,
}) => {
  const readShift = await watchShifts(page);
  const release = slow.hold(PRODUCTS);
  const asked = watchRequests(page, /\/api\/v1\/products\?/);
  await open(page, slow, '/');
  await expect(page.getByRole('heading', { level: 1, name: TAGLINE })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText('Spices');
  for (const heading of [TREASURES, 'Best Sellers']) {
    await expect(block(page, heading).getByRole('status')).toHaveText(/^Loading products…/);
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const deal = page.getByRole('link', { name: 'Explore Product' });
  await expect(deal).toHaveAttribute('href', '/products-list');

  // The block and not its status, which the browser may draw anew meanwhile.
  await block(page, TREASURES).evaluate((element) => element.scrollIntoView());
  release('passed');
  for (const heading of [TREASURES, 'Best Sellers']) {
    await expect(block(page, heading).getByRole('article')).toHaveCount(4);
    await expect(block(page, heading).getByRole('status')).toHaveCount(0);
  }
  await expect(deal).toHaveAttribute('href', '/product/spice-set-12');
  expect(asked).toEqual([]);
  expect(await readShift(), 'nothing moves').toBeLessThanOrEqual(0.01);
  await block(page, TREASURES)
    .getByRole('article')
    .filter({ hasText: 'Chai Masala' })
    .getByRole('button', { name: 'Add to cart' })
    .click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
});

test('nothing moves when the fonts come last, and when a guest is sent to sign in', async ({
  page,
  slow,
}) => {
  const readShift = await watchShifts(page);
  for (const path of [
    '/',
    '/products-list',
    '/product/chai-masala',
    '/page/shipping-and-returns',
  ]) {
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(`${slow.url}${path}`, { waitUntil: 'domcontentloaded' });
    // The first paint shows the fonts of the machine.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    fonts.resolve();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await readShift(), path).toBeLessThanOrEqual(0.01);
    await page.unroute('**/*.woff2');
  }
  await page.goto(`${slow.url}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await readShift()).toBeLessThanOrEqual(0.01);
});

test('a shopper moves on although the page is not whole yet', async ({ page, slow }) => {
  const release = slow.hold(PRODUCTS);
  await open(page, slow, '/');
  await page.getByRole('link', { name: 'Discover Story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  expect(slow.heldCount).toBeGreaterThan(0);

  // Back at home the browser draws the blocks, and their data streams as well.
  await followFooterLink(page, 'Home');
  await expect(page.getByRole('heading', { level: 1, name: TAGLINE })).toBeVisible();
  await expect(block(page, TREASURES).getByRole('status')).toHaveText(/^Loading products…/);
  release('passed');
  await expect(block(page, TREASURES).getByRole('article')).toHaveCount(4);
});

// product 2.6.3
test('products that fail after the page has begun leave an alert with Retry, in a page that works', async ({
  page,
  slow,
}) => {
  const release = slow.hold(PRODUCTS);
  await page.route('**/api/v1/products?*', (route) => route.abort());
  await open(page, slow, '/');
  const treasures = block(page, TREASURES);
  await expect(treasures.getByRole('status')).toBeVisible();
  release('failed');
  await expect(treasures.getByRole('alert')).toContainText('Failed to load products');
  await expect(page.getByRole('heading', { name: 'Our History' })).toBeVisible();
  await page.unroute('**/api/v1/products?*');
  await treasures.getByRole('button', { name: 'Retry' }).click();
  await expect(treasures.getByRole('article')).toHaveCount(4);
});

test('slow reviews and related products do not hold a product back', async ({ page, slow }) => {
  const release = slow.hold(/^\/(products\?|.*reviews)/);
  await open(page, slow, '/product/spice-set-12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spice Set (12 Products)');
  await expect(page.getByRole('main')).toContainText('₹1,499.00');
  const related = page.locator('section', { has: page.getByRole('status') });
  await expect(related.getByRole('status')).toHaveText(/^Loading products…/);
  // The tabs work as soon as their code has come, whatever the reviews do.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Loading reviews…', { timeout: 300 });
  }).toPass();
  release('passed');
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading reviews…');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /Sign in/ })).toBeVisible();
  await expect(page.getByRole('article').nth(1)).toBeVisible();
});
