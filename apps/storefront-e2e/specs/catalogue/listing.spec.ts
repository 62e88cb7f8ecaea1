import type { Page } from '@playwright/test';
import { followFooterLink, openFooterGroup } from '../../fixtures/page/footer.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
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

// product 2.2.1, 2.9.1, 2.9.3, 9.2.3
test('the listing shows 9 products a page in whole rows, numbered pages and a chosen order', async ({
  page,
}) => {
  await page.goto('/products-list');
  const { cards, region } = list(page);
  await expect(cards).toHaveCount(9);
  // product 2.9.4
  await test.step('on a phone, a tablet and a wide screen', async () => {
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
  });
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
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(/\/products-list\?sort=price-asc$/);
  await expectCheapestFirst(page);
  // product 2.9.4
  await test.step('what is sold out stands last, and is never the large card', async () => {
    const soldOut = cards.filter({ has: page.getByRole('button', { name: 'Out of Stock' }) });
    // In an order that the shopper chose it keeps its place; another card is the large one.
    await expect(cards.first()).toContainText('Mustard Seeds');
    await expect(soldOut).toHaveCount(1);
    const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.width).toBeGreaterThan(1.5 * (first?.width ?? Number.NaN));
  });
});

// product 2.9.1
test('two quick ticks both count, the address can be shared, chips take them away', async ({
  page,
}) => {
  await openScreen(page, '/products-list');
  await page.getByText('Filters', { exact: true }).click();
  const spices = page.getByRole('checkbox', { name: 'Spices' });
  const inStock = page.getByRole('checkbox', { name: 'In Stock' });
  await spices.click();
  await inStock.click();
  await expect(spices).toBeChecked();
  await expect(inStock).toBeChecked();
  await expect(page).toHaveURL(/\?category=spices&availability=in-stock$/);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Spices' }).click();
  await expect(page).toHaveURL(/\?availability=in-stock$/);
  await page.getByRole('button', { name: 'clear all' }).click();
  await expect(page).toHaveURL(/\/products-list$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove In Stock' })).toBeVisible();
});

// product 2.9.5
test('on a phone the folded filters lead to what they find', async ({ page }) => {
  await page.goto('/products-list');
  await page.getByText('Filters', { exact: true }).click();
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

// product 2.2.1
test("a results page without a match says 'No products found.'; a short text asks for more, and few results are followed by others", async ({
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
  await page.goto('/products?search=spice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “spice”');
  await expect(list(page).cards).toHaveCount(9);
  await page.goto('/products?search=haldi');
  await expect(list(page).cards).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'More Spices' })).toBeVisible();
  await page.goto('/products?search=z');
  await expect(page.getByRole('main')).toContainText('Type at least two letters');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // product 2.1.6
  test('the search, the filters, the order and the folded footer work', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('search', { name: 'Products' });
    await form.getByRole('combobox', { name: 'Search products' }).fill('papad');
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/products\?search=papad/);
    await expect(list(page).cards.first()).toContainText('Papad');
    const help = await openFooterGroup(page, 'Help');
    await help.getByRole('link', { name: 'Care Guide' }).click();
    await expect(page).toHaveURL(/\/page\/care-guide$/);

    await page.goto('/products-list');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Sort by').selectOption('Name');
    await page.getByRole('checkbox', { name: 'Papads' }).check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(/category=papads/);
    await expect(page).toHaveURL(/sort=name/);
    await expect(list(page).cards.first()).toContainText('Papad');
  });
});
