import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../../fixtures/page/axe.ts';
import { followFooterLink } from '../../fixtures/page/footer.ts';
import { holdResponses, watchRequests } from '../../fixtures/page/hold-responses.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { clickAndReadScrollPosition } from '../../fixtures/page/scroll-position.ts';
import { stopTime } from '../../fixtures/page/stop-time.ts';
import { expect, test } from '../../fixtures/test.ts';

const LIST_DATA = /\/products-list\.data/;

/** The products of the list, once it has come to rest. */
function list(page: Page) {
  const region = page.getByRole('region', { name: 'Products' });
  return { region, cards: region.getByRole('article') };
}

/** The prices on the cards, in rupees. */
async function readPrices(page: Page): Promise<number[]> {
  const texts = await list(page)
    .cards.locator('span', { hasText: /^Price ₹/ })
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

/** The nine cards come to stand in the order of their prices: the address may change before them. */
async function expectCheapestFirst(page: Page): Promise<void> {
  await expect(async () => {
    const prices = await readPrices(page);
    expect(prices).toHaveLength(9);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass({ timeout: 10_000 });
}

async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByText('Filters', { exact: true }).click();
}

// product 2.2.5, 2.9.1, 9.2.3
test('the listing shows 9 products a page and numbered pages', async ({ page }) => {
  await page.goto('/products-list');
  const { cards, region } = list(page);
  await expect(cards).toHaveCount(9);
  const first = await cards.first().getByRole('heading').textContent();
  const pages = region.getByRole('navigation', { name: 'Pagination' });
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expect(cards).toHaveCount(9);
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');
  await expect(region).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

// product 2.9.4
test('the nine cards of a page fill whole rows on a phone, a tablet and a wide screen', async ({
  page,
}) => {
  await page.goto('/products-list');
  const { cards } = list(page);
  await expect(cards).toHaveCount(9);
  const grid = page.locator('ul:has(> li > article)');
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const free = await grid.evaluate((list) => {
      const { columnGap, rowGap } = getComputedStyle(list);
      const gaps = { x: Number.parseFloat(columnGap), y: Number.parseFloat(rowGap) || 0 };
      const area = (box: DOMRect) => (box.width + gaps.x) * (box.height + gaps.y);
      const cards = [...list.children].map((card) => area(card.getBoundingClientRect()));
      return area(list.getBoundingClientRect()) - cards.reduce((sum, each) => sum + each, 0);
    });
    expect(Math.abs(free), `${width} px`).toBeLessThan(2000);
  }
  const prices = cards.getByText(/^Price /);
  const shown = await prices.evaluateAll(
    (all) => all.filter((price) => price.getBoundingClientRect().bottom <= 800).length,
  );
  expect(shown).toBeGreaterThanOrEqual(2);
  const button = await cards
    .first()
    .getByRole('button', { name: /Add to cart/ })
    .boundingBox();
  expect(button && button.y + button.height).toBeLessThanOrEqual(800);

  // product 2.9.4
  await test.step('what is sold out stands last, and is never the large card', async () => {
    const soldOut = cards.filter({ has: page.getByRole('button', { name: 'Out of Stock' }) });
    await expect(soldOut).toHaveCount(0);
    // In an order that the shopper chose it keeps its place; another card is the large one.
    await page.goto('/products-list?sort=price-asc');
    await expect(cards.first()).toContainText('Mustard Seeds');
    await expect(soldOut).toHaveCount(1);
    const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.width).toBeGreaterThan(1.5 * (first?.width ?? Number.NaN));
  });
});

// product 2.9.5
test('on a phone the folded filters lead to what they find', async ({ page, isMobile }) => {
  await page.goto('/products-list');
  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: 'Papads' }).check();
  const show = page.getByRole('button', { name: /^Show \d+ products$/ });
  const { region, cards } = list(page);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/category=papads/);
  const total = await region.getByRole('status').first().textContent();
  await expect(show).toHaveText(`Show ${total}`);
  await show.click();
  await expect(page.getByRole('checkbox', { name: 'Papads' })).toBeHidden();
  await expect(cards.first()).toBeInViewport();
});

// product 2.2.5, 2.9.1
test('the sidebar has a checkbox for each category, In Stock and Out of Stock', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  const response = await page.request.get('/api/v1/categories?limit=100');
  const { data }: { data: { categories: { name: string }[] } } = await response.json();
  await page.goto('/products-list');
  await openFilters(page, isMobile);
  const names = [...data.categories.map(({ name }) => name), 'In Stock', 'Out of Stock'];
  for (const name of names) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('checkbox')).toHaveCount(names.length);
});

// product 2.9.1
test('Out of Stock shows only what cannot be bought, In Stock only what can', async ({ page }) => {
  await page.goto('/products-list?availability=out-of-stock');
  const { cards, region } = list(page);
  await expect(cards.first()).toBeVisible();
  await expect(region.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await page.goto('/products-list?availability=in-stock');
  await expect(cards.first()).toBeVisible();
  await expect(region.getByRole('button', { name: 'Out of Stock' })).toHaveCount(0);
});

// product 9.2.2
test('filters are sent once, 300 ms after the last of several changes', async ({
  page,
  isMobile,
}) => {
  await openScreen(page, '/products-list');
  const requests = watchRequests(page, LIST_DATA);
  await openFilters(page, isMobile);
  await stopTime(page);
  for (const name of ['Spices', 'Papads', 'In Stock']) {
    await page.getByRole('checkbox', { name, exact: true }).click();
    await page.clock.runFor(299);
  }
  expect(requests).toHaveLength(0);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\?category=spices&category=papads&availability=in-stock$/);
  await expect(list(page).region).toHaveAttribute('aria-busy', 'false');
  expect(requests).toHaveLength(1);
});

test('a filter that is taken back before its list has come is not shown after all', async ({
  page,
  isMobile,
}) => {
  await openScreen(page, '/products-list');
  const requests = watchRequests(page, LIST_DATA);
  const release = await holdResponses(page, LIST_DATA);
  await openFilters(page, isMobile);
  const spices = page.getByRole('checkbox', { name: 'Spices' });
  await spices.click();
  await expect.poll(() => requests.length).toBe(1);
  await spices.click();
  await expect.poll(() => requests.length).toBe(2);
  release();
  await expect(list(page).region).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/\/products-list$/);
  await expect(spices).not.toBeChecked();
});

test("a filter that is set while another's list is on its way counts, too", async ({
  page,
  isMobile,
}) => {
  await openScreen(page, '/products-list');
  const release = await holdResponses(page, LIST_DATA);
  await openFilters(page, isMobile);
  await stopTime(page);
  const asked = page.waitForRequest(LIST_DATA);
  await page.getByRole('checkbox', { name: 'Spices' }).click();
  await page.clock.runFor(300);
  await asked;
  await page.getByRole('checkbox', { name: 'In Stock' }).click();
  release();
  await expect(page).toHaveURL(/\?category=spices$/);
  await expect(page.getByRole('checkbox', { name: 'In Stock' })).toBeChecked();
  await page.clock.runFor(300);
  await expect(page).toHaveURL(/\?category=spices&availability=in-stock$/);
});

// product 2.9.3
test('the sort control puts the list in another order, which is in the URL', async ({ page }) => {
  await page.goto('/products-list?page=2');
  const { region } = list(page);
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(/\/products-list\?sort=price-asc$/);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expectCheapestFirst(page);
});

// product 2.9.1
test("chips name what is filtered by; 'clear all' takes the filters away and leaves the order", async ({
  page,
}) => {
  await page.goto('/products-list?category=spices&availability=in-stock&sort=name');
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('button')).toHaveText([/Spices/, /In Stock/, 'clear all']);
  await chips.getByRole('button', { name: 'clear all' }).click();
  await expect(page).toHaveURL(/\/products-list\?sort=name$/);
  await expect(chips).toHaveCount(0);
});

// product 2.9.2
test("a list that fails says 'Failed to load products: {error}', and Retry loads it", async ({
  page,
}) => {
  await openScreen(page, '/about-us');
  await page.route(LIST_DATA, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await followFooterLink(page, 'Products');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /^Failed to load products: \S/,
  );
  await page.unroute(LIST_DATA);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(list(page).cards).toHaveCount(9);
});

test("a failure of the API is shown as 'Failed to load products: {error}' with its message", async ({
  page,
}) => {
  await page.goto(`/products-list?search=${'a'.repeat(101)}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/^Failed to load products: .*100 characters/);
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoSidewaysScrolling(page, 'an error with a long text');
});

test('filters that nothing matches lead back to all products', async ({ page }) => {
  await page.goto('/products-list?brand=nobody');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'clear all' }).click();
  await expect(page).toHaveURL(/\/products-list$/);
  await expect(list(page).cards).toHaveCount(9);
});

// product 2.9.3
test('Back from a product returns to the same page and place of the list', async ({ page }) => {
  await page.goto('/products-list?sort=name&page=2');
  const { cards } = list(page);
  const name = await cards.nth(6).getByRole('heading').textContent();
  const place = await clickAndReadScrollPosition(page, cards.nth(6).getByRole('link'));
  expect(place).toBeGreaterThan(300);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\?sort=name&page=2$/);
  await expect(cards.nth(6).getByRole('heading')).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

// product 2.2.6
test('the results page shows what was searched for, in pages of 9 and in a chosen order', async ({
  page,
}) => {
  await page.goto('/products?search=spice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “spice”');
  const { cards, region } = list(page);
  await expect(cards.first()).toBeVisible();
  await expect(cards).toHaveCount(9);
  await expect(page.getByLabel('Sort by')).toHaveValue('');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(/\?search=spice&sort=price-asc$/);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  await expectCheapestFirst(page);
});

// product 2.2.6
test('the results can be narrowed down like the listing, within the same search', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products?search=papad');
  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: 'Out of Stock' }).click();
  await expect(page).toHaveURL(/\/products\?search=papad&availability=out-of-stock$/);
  await page.getByRole('button', { name: 'clear all' }).click();
  await expect(page).toHaveURL(/\/products\?search=papad$/);
});

test("a results page without a match says 'No products found.'; a short text asks for more", async ({
  page,
}) => {
  await page.goto('/products?search=zzzz');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  // product 2.9.10
  await test.step('a search without a match shows best sellers and nothing to filter', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Our best sellers' })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(4);
    await expect(main.getByText('Filters', { exact: true })).toBeHidden();
    await expect(main.getByText('0 products')).toBeHidden();
  });
  await page.goto('/products?search=z');
  await expect(page.getByRole('main')).toContainText('Type at least two letters');
});

// product 2.9.10
test('a search that finds few shows more of the same category', async ({ page }) => {
  await page.goto('/products?search=haldi');
  const main = page.getByRole('main');
  await expect(list(page).cards).toHaveCount(1);
  await expect(main.getByRole('heading', { name: 'More Spices' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(5);
  await expect(main.getByRole('article').filter({ hasText: 'Turmeric Powder' })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // product 2.1.7
  test('the filters and the order are a form', async ({ page }) => {
    await page.goto('/products-list');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Sort by').selectOption('Name');
    await page.getByRole('checkbox', { name: 'Papads' }).check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(/category=papads/);
    await expect(page).toHaveURL(/sort=name/);
    await expect(list(page).cards.first()).toContainText('Papad');
  });

  test('an address with an order shows the products in the order of the API', async ({ page }) => {
    for (const [label, sort] of [
      ['Best sellers', 'bestseller'],
      ['Price: low to high', 'price-asc'],
      ['Price: high to low', 'price-desc'],
      ['Newest', 'newest'],
      ['Name', 'name'],
      ['Discount', 'discount'],
      ['Rating', 'rating'],
    ] as const) {
      await test.step(`an address sorted by '${label}' shows the products in the order of the API`, async () => {
        await page.goto(`/products-list?sort=${sort}`, { waitUntil: 'domcontentloaded' });
        await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText(label);
        const response = await page.request.get(`/api/v1/products?limit=9&sort=${sort}`);
        const { data }: { data: { products: { name: string }[] } } = await response.json();
        const names = data.products.map(({ name }) => name);
        await expect(list(page).cards.getByRole('heading')).toHaveText(names);
      });
    }
  });
});
