import type { Locator, Page } from '@playwright/test';
import { followFooterLink } from '../../fixtures/page/footer.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

interface ApiMaker {
  readonly slug: string;
  readonly name: string;
  readonly place: object | null;
}

async function listMakers(page: Page): Promise<ApiMaker[]> {
  return (await (await page.request.get('/api/v1/makers?limit=100')).json()).data.makers;
}

async function countProducts(page: Page, maker: string): Promise<number> {
  const response = await page.request.get(`/api/v1/products?limit=1&maker=${maker}`);
  return (await response.json()).data.pagination.total;
}

async function boxesOf(marks: Locator) {
  return marks.evaluateAll((found) =>
    found.map((mark) => {
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
}

// product 2.2.17, 2.16.1, 2.16.2
test('the groups stand on the map and in a list with the same numbers, and each can be tapped', async ({
  page,
}) => {
  const makers = await listMakers(page);
  await openScreen(page, '/makers');
  const items = page.getByRole('region', { name: 'The groups' }).getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(makers.map(({ name }) => name));
  for (const [index, { slug }] of makers.entries()) {
    const count = await countProducts(page, slug);
    await expect(items.nth(index)).toContainText(`${index + 1}`);
    await expect(items.nth(index)).toContainText(`${count} product`);
  }
  const map = page.getByRole('navigation', { name: 'Map of Rajasthan' });
  const named = (mapped: boolean) =>
    makers.flatMap(({ name, place }, index) =>
      (place !== null) === mapped ? [`${index + 1}. ${name}`] : [],
    );
  const marks = map.getByRole('listitem').getByRole('link');
  await expect(marks).toHaveText(named(true));
  const offMap = map.getByText('Not on the map:').locator('..');
  await expect(offMap.getByRole('link')).toHaveText(named(false));
  const boxes = await boxesOf(marks);
  for (const [index, box] of boxes.entries()) {
    expect(box.right - box.left).toBeGreaterThanOrEqual(44);
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(0, index)) {
      const overlap =
        Math.min(box.right, other.right) - Math.max(box.left, other.left) > 12 &&
        Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 12;
      expect(overlap, 'two marks cover each other').toBe(false);
    }
  }
  await marks.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(makers[0]?.name ?? '');
});

// product 2.2.17, 2.16.3
test('a group shows its craft, place, text, goods in pages of 9 and stories, and leads back to all', async ({
  page,
}) => {
  await openScreen(page, '/maker/shekhawati-rasoi-samuh');
  const main = page.getByRole('main');
  await expect(main).toContainText('Blends and biscuits');
  await expect(main.getByRole('article')).toHaveCount(9);
  await main.getByRole('navigation', { name: 'Pagination' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/maker\/shekhawati-rasoi-samuh\?page=2$/);
  const total = await countProducts(page, 'shekhawati-rasoi-samuh');
  await expect(main.getByRole('article')).toHaveCount(total - 9);
  await page.goto('/maker/shekhawati-rasoi-samuh?page=99');
  await expect(page).toHaveURL(/\?page=2$/);

  await openScreen(page, '/maker/marwar-masala-samuh');
  await expect(main).toContainText('Jodhpur district');
  await expect(main).toContainText('grows around Mathania');
  await main.getByRole('link', { name: 'Red on the terrace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red on the terrace');
  await page.goBack();
  await main
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Who makes it' })
    .click();
  await expect(page).toHaveURL(/\/makers$/);
});

// product 2.12.8
test('a story leads to its goods, to the group that makes them and to the next story', async ({
  page,
}) => {
  const response = await page.request.get('/api/v1/story?limit=100');
  const stories: { _id: string; title: string; products: { name: string }[] }[] = (
    await response.json()
  ).data.stories;
  const index = stories.findIndex(({ _id }) => _id === 'red-on-the-terrace');
  const told = stories[index]?.products.map(({ name }) => name) ?? [];
  expect(told.length).toBeGreaterThan(0);
  await openScreen(page, '/story/red-on-the-terrace');
  const goods = page.getByRole('main').locator('section').filter({ hasText: 'What this story' });
  await expect(goods.getByRole('heading', { level: 3 })).toHaveText(told);
  await goods.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  const next = stories[index + 1] ?? stories[0];
  await page
    .getByRole('main')
    .getByRole('link', { name: next?.title ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '');
  await page.goBack();
  await goods.getByRole('link', { name: 'Marwar Masala Samuh' }).click();
  await expect(page).toHaveURL(/\/maker\/marwar-masala-samuh$/);
});

// product 2.12.9
test('a product leads to the stories that tell of it, and one that is in none shows no such part', async ({
  page,
}) => {
  await openScreen(page, '/product/moong-papad');
  await followFooterLink(page, 'Who makes it');
  await page
    .getByRole('region', { name: 'The groups' })
    .getByRole('link', { name: 'Marwar Masala Samuh' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Mathania Red Chilli Powder' }).click();
  const stories = page.getByRole('heading', { name: 'Stories about it' });
  await expect(stories).toBeVisible();
  await page.reload();
  await expect(stories).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Red on the terrace' }).click();
  await expect(page).toHaveURL(/\/story\/red-on-the-terrace$/);
  await openScreen(page, '/product/abu-road-fennel-seeds');
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
  await expect(stories).toHaveCount(0);
});

// product 2.4.9
test('a search with a word of a group’s name offers the group beside the categories', async ({
  page,
}) => {
  await openScreen(page, '/products-list');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.click();
  await field.fill('marwar');
  const makers = page.getByRole('navigation', { name: 'Who makes it' });
  await expect(makers.getByRole('link')).toHaveText(['Marwar Masala Samuh']);
  await field.fill('papad');
  await expect(makers.getByRole('link')).toHaveText(['Bikaner Papad Samuh']);
  await field.fill('turmeric');
  await expect(page.getByRole('option', { name: /Turmeric/ }).first()).toBeVisible();
  await expect(makers).toHaveCount(0);
});

// product 2.16.4
test('what is empty, not found or broken shows a drawing', async ({ page }) => {
  for (const [address, drawing] of [
    ['/cart', /empty-basket/],
    ['/products?search=zzzz', /empty-thali/],
    ['/story?search=zzzz', /empty-thali/],
    ['/nowhere', /broken-papad/],
    ['/category/no-such', /broken-papad/],
  ] as const) {
    await page.goto(address);
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture, address).toHaveAttribute('src', drawing);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), address)
      .toBeGreaterThan(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // product 2.16.3
  test('the groups, their goods and the stories of goods are all there', async ({ page }) => {
    await page.goto('/makers');
    await page
      .getByRole('region', { name: 'The groups' })
      .getByRole('link', { name: 'Marwar Masala Samuh' })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Mathania Red Chilli Powder' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Red on the terrace' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Marwar Masala Samuh' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marwar Masala Samuh');
  });
});
