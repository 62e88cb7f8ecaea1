import { openFooterGroup } from '../../fixtures/page/footer.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGE_DATA = /\/page\/.*\.data/;

// product 1.1.2, 2.2.13, 2.12.5, 6.1.1
test('a content page shows its title and its sanitised HTML', async ({ page }) => {
  const call = await page.request.get('/api/v1/pages');
  const { data }: { data: { slug: string; title: string; content: string }[] } = await call.json();
  const [first] = data;
  const response = await page.goto(`/page/${first?.slug}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  const text = page.locator('.rich-text');
  await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(text.getByRole('paragraph').first()).toBeVisible();
  await expect(text.locator('script, iframe, style, [onclick]')).toHaveCount(0);
});

// product 3.6.4
test('an inactive page is a 404 and not in the footer', async ({ page }) => {
  const response = await page.goto('/page/festival-hampers');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(
    page.getByRole('contentinfo').locator('a[href="/page/festival-hampers"]'),
  ).toHaveCount(0);
});

// product 2.12.5
test("a page that cannot be loaded says 'Error: ...' and can be tried again", async ({ page }) => {
  await openScreen(page, '/about-us');
  await page.route(PAGE_DATA, (route) => route.fulfill({ status: 500, body: 'broken' }));
  const help = await openFooterGroup(page, 'Help');
  await help.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Error: \S/);
  await page.unroute(PAGE_DATA);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.rich-text')).toBeVisible();
});

// product 1.1.1, 2.2.7
test("about-us is about women's empowerment through self-help groups", async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.getByRole('heading', { name: 'What a self-help group is' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Income of her own gives a woman a say');
});

// product 2.16.5
test('an empty cart and a page that is not found show best sellers, and do without them', async ({
  page,
}) => {
  for (const address of ['/cart', '/nowhere']) {
    await page.goto(address);
    const row = page.getByRole('region', { name: 'Our best sellers' });
    await expect(row.getByRole('article'), address).toHaveCount(4);
  }
  await page.route('**/api/v1/products?*', (route) => route.abort());
  const asked = page.waitForRequest('**/api/v1/products?*');
  await page.goto('/nowhere');
  await asked;
  await expect(page.getByRole('region', { name: 'Our best sellers' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to the products' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // product 2.12.11
    test('the questions fold and the links lead to the sections, with and without JavaScript', async ({
      page,
    }) => {
      await page.goto('/page/frequently-asked-questions');
      const answer = page.getByText('With cash when the parcel arrives');
      await expect(answer).toBeHidden();
      await page.getByRole('heading', { name: 'How can I pay?' }).click();
      await expect(answer).toBeVisible();
      await page.getByRole('navigation', { name: 'On this page' }).getByText('The groups').click();
      await expect(page).toHaveURL(/#section-3$/);
      await expect(page.getByRole('heading', { name: 'The groups' })).toBeInViewport();
    });
  });
}
