import type { Page } from '@playwright/test';
import { followFooterLink } from '../../fixtures/page/footer.ts';
import { holdResponses } from '../../fixtures/page/hold-responses.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { ShopProcess } from '../../fixtures/shop/shop-process.ts';
import { expect, test } from '../../fixtures/test.ts';

const TREASURES = 'Handmade Treasures Crafted With Love';

/** The block under a heading of the page. */
function block(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}

/** Makes the data of client-side navigations look late on the server. */
async function makeBlocksLate(page: Page): Promise<void> {
  await page.route('**/*.data*', async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.text()).replace(/^P(\d+):.*$/gm, 'P$1:-5');
      await route.fulfill({ response, body });
    } catch (error) {
      // The data of a link that was only near the finger may arrive after the test.
      if (!page.isClosed() && !String(error).includes('has been disposed')) throw error;
    }
  });
}

/** Goes to the home page by a link, so that the browser draws it. */
async function openHomeByLink(page: Page): Promise<void> {
  await openScreen(page, '/about-us');
  await followFooterLink(page, 'Home');
  await expect(page).toHaveURL(/\/$/);
}

// product 1.1.1, 2.2.1, 2.6.1, 2.6.2, 2.6.5
test('the home page shows its eight blocks in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Spices of the Desert Stories of Her Hands',
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Completely Organic',
    'Free From Chemicals',
    'Crafted With Care',
    TREASURES,
    'Why Choose Us',
    'Best Sellers',
    'Our History',
    'Testimonials',
    'Spice Set (12 Products for just ₹1,499)',
  ]);
  // product 2.6.1
  await test.step('the hero leads to the categories, the products and the stories', async () => {
    const circles = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expect(circles.filter({ hasText: 'Spices' })).toHaveAttribute('href', '/category/spices');
    for (const circle of await circles.all()) {
      await expect(circle).toHaveAttribute('href', /^\/category\/[a-z-]+$/);
    }
    await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      '/products-list',
    );
    await expect(page.getByRole('link', { name: 'Discover Story' })).toHaveAttribute(
      'href',
      '/story',
    );
  });
  // product 2.6.3, 2.6.6, 9.2.3
  await test.step('the product blocks show four products each, with Explore to all of them', async () => {
    for (const heading of [TREASURES, 'Best Sellers']) {
      await expect(block(page, heading).getByRole('article')).toHaveCount(4);
    }
    const cheapest = block(page, TREASURES).getByRole('article').first();
    await expect(cheapest.getByRole('link')).toHaveAttribute('href', /^\/product\//);
    await expect(cheapest).toContainText('₹');
    const explore = block(page, 'Best Sellers').getByRole('link', { name: 'Explore' });
    await expect(explore).toHaveAttribute('href', '/products-list');
  });
  // product 2.6.5
  await test.step('the reasons to choose us have three steps', async () => {
    const steps = block(page, 'Why Choose Us').getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3);
  });
  // product 2.6.7
  await test.step('our history has a text and a More Details button', async () => {
    const history = block(page, 'Our History');
    await expect(history).toContainText('self-help group');
    const more = history.getByRole('link', { name: 'More Details' });
    await expect(more).toHaveAttribute('href', '/about-us');
  });
  // product 2.6.9, 9.1.4
  await test.step('the deal of the season opens the Spice Set', async () => {
    const deal = block(page, 'Spice Set (12 Products for just ₹1,499)');
    await expect(deal).toContainText('Deal of the Season');
    await deal.getByRole('link', { name: 'Explore Product' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spice Set (12 Products)');
    await expect(page.getByRole('main')).toContainText('₹1,499.00');
  });
});

// product 2.6.10
test('goods with their prices stand on the first screen of a phone and of a wide screen', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const goods = page.getByRole('main').locator('section').first().locator('a', { hasText: '₹' });
    await expect(goods).toHaveCount(4);
    const bottoms = await goods.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().bottom),
    );
    expect(Math.max(...bottoms), `${width} px`).toBeLessThanOrEqual(height);
    await expect(goods.first()).toHaveAttribute('href', /^\/product\//);
  }
  // The same after a move inside the shop, where the browser renders them.
  await openHomeByLink(page);
  await expect(
    page.getByRole('main').locator('section').first().locator('a', { hasText: '₹' }),
  ).toHaveCount(4);
});

// product 8.10.1
test('a tap on Add to cart of a home block before its hydration is replayed', async ({ page }) => {
  // The script that hydrates the blocks is late.
  const release = await holdResponses(page, /\/assets\/product-row-(?!request)[\w-]+\.js$/);
  await openScreen(page, '/');
  const card = block(page, TREASURES).getByRole('article').filter({ hasText: 'Chai Masala' });
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
  release();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
});

// product 2.6.8, 9.2.6
test('three testimonials walk by in 25 s, and wait for a pointer and for the focus', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  const testimonials = block(page, 'Testimonials');
  await expect(testimonials.getByRole('listitem')).toHaveCount(3);
  const track = testimonials.locator('.marquee');
  await expect(track).toHaveCSS('animation-duration', '25s');
  await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(track).toHaveCSS('animation-play-state', 'running');

  const frame = testimonials.locator('[tabindex="0"]');
  await frame.scrollIntoViewIfNeeded();
  await frame.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await frame.focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

// product 2.6.8
test('the testimonials can be paused by touch, and go on again', async ({ page }) => {
  await page.goto('/');
  const testimonials = block(page, 'Testimonials');
  const track = testimonials.locator('.marquee');
  const pause = testimonials.locator('label', { has: page.getByRole('checkbox') });
  await pause.tap();
  await expect(
    testimonials.getByRole('checkbox', { name: 'Pause the testimonials' }),
  ).toBeChecked();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await pause.tap();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await expect(track).toHaveCSS('animation-play-state', 'running');
});

// product 2.6.8
test('under reduced motion the testimonials stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const testimonials = block(page, 'Testimonials');
  await expect(testimonials.locator('.marquee')).toHaveCSS('animation-name', 'none');
  await expect(testimonials.getByRole('listitem')).toHaveCount(3);
});

// product 2.6.3
test('products that are late leave skeletons, and hold nothing else back', async ({ page }) => {
  await makeBlocksLate(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/products?*', async (route) => {
    await held;
    await route.continue();
  });
  await openHomeByLink(page);
  await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
  const treasures = block(page, TREASURES);
  await expect(treasures.getByRole('status')).toHaveText(/^Loading products…/);
  await expect(page.getByRole('heading', { name: 'Our History' })).toBeVisible();
  release();
  await expect(treasures.getByRole('article')).toHaveCount(4);
  await expect(treasures.getByRole('status')).toHaveCount(0);
});

// product 2.6.4
test('products that cannot be loaded can be tried again', async ({ page }) => {
  await makeBlocksLate(page);
  await page.route('**/api/v1/products?*', (route) => route.abort());
  await openHomeByLink(page);
  const treasures = block(page, TREASURES);
  await expect(treasures.getByRole('alert')).toContainText('Failed to load products');
  await expect(block(page, 'Best Sellers').getByRole('alert')).toBeVisible();
  await page.unroute('**/api/v1/products?*');
  await treasures.getByRole('button', { name: 'Retry' }).click();
  await expect(treasures.getByRole('article')).toHaveCount(4);
  await expect(treasures.getByRole('alert')).toHaveCount(0);
});

// product 2.6.1, 2.6.6
test('a shop without products has fallback categories and says what is missing', async ({
  page,
}) => {
  // The shop starts within the test.
  test.slow();
  const empty = await ShopProcess.create({ SEED: 'none' });
  try {
    await page.goto(empty.url);
    const circles = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expect(circles).toHaveText(['Spices', 'Biscuits', 'Papads']);
    await expect(circles.last()).toHaveAttribute('href', '/category/papads');
    await expect(page.getByText('No best-selling products available at the moment.')).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await empty.destroy();
  }
});
