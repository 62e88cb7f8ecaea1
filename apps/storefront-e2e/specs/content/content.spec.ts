import { expect, test } from '../../fixtures/test.ts';

// product 1.1.1, 2.2.1, 2.12.3, 3.6.2, 6.1.1
test('a content page shows its title and its sanitised HTML; an inactive one is a 404', async ({
  page,
}) => {
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
  const inactive = await page.goto('/page/festival-hampers');
  expect(inactive?.status()).toBe(404);
});

// product 2.16.3
test('an empty cart and a page that is not found show a drawing and best sellers, and do without them', async ({
  page,
}) => {
  for (const address of ['/cart', '/nowhere']) {
    await page.goto(address);
    const row = page.getByRole('region', { name: 'Our best sellers' });
    await expect(row.getByRole('article'), address).toHaveCount(4);
    const drawing = page.getByRole('main').locator('img').first();
    await expect(drawing).toHaveAttribute('src', /empty-basket|broken-papad/);
  }
  await page.route('**/api/v1/products?*', (route) => route.abort());
  const asked = page.waitForRequest('**/api/v1/products?*');
  await page.goto('/nowhere');
  await asked;
  await expect(page.getByRole('region', { name: 'Our best sellers' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to the products' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // product 2.12.6
  test('the questions fold and the links lead to the sections', async ({ page }) => {
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
