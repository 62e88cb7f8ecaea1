import { expectNoSidewaysScrolling } from '../fixtures/page/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('the API reference opens a call, under its strict policy and without another host', async ({
  page,
  baseURL,
}) => {
  // A breach of the policy is an error in the console, which fails the option `quietConsole`.
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) strangers.push(origin);
  });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Haat API reference');
  const call = page.locator('#operations-order-createOrder');
  // The client's name is another than the contract's.
  await page.locator('.operation-filter-input').fill('orders.create');
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['createOrder']);
  await expect(call).toContainText('/order/create-order');
  await call.getByRole('button').first().click();
  await expect(call.getByText('shippingAddress').first()).toBeVisible();
  await call.getByRole('link', { name: '409' }).click();
  await expect(page.getByRole('cell', { name: 'out_of_stock' })).toBeInViewport();
  // Back to the call, behind the same filter.
  await page.goBack();
  await expect(call.getByRole('link', { name: '409' })).toBeInViewport();
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['createOrder']);
  await page.locator('.operation-filter-input').fill('/wishlist/add');
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['addToWishlist']);
  await page.getByLabel('Filter the calls').fill('Add to cart');
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText([
    'addToCart',
    'mergeCarts',
  ]);
  await page.getByLabel('Filter the calls').fill(`POST ${baseURL}/api/v1/users/login`);
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['loginUser']);
  await page.getByLabel('Filter the calls').fill('get /wishlist');
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['getWishlist']);
  await page.getByLabel('Filter the calls').fill('username_taken');
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['registerUser']);
  await page.getByLabel('Filter the calls').fill('refund everything');
  await expect(page.getByText('No call matches this filter.')).toBeVisible();
  await page.locator('.operation-filter-input').fill('');
  await expectNoSidewaysScrolling(page, 'the API reference');
  expect(strangers).toEqual([]);
});

test('a call far below is found by the search of the browser, and by its address behind a filter', async ({
  page,
}) => {
  await page.goto('/api/docs');
  // All calls are in the document, also those out of view.
  await expect(page.locator('#operations-wishlist-clearWishlist')).toBeAttached();
  await page.getByLabel('Filter the calls').fill('cart');
  await expect(page.locator('#operations-users-loginUser')).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/users/loginUser';
  });
  await expect(page.locator('#operations-users-loginUser .opblock-body')).toBeInViewport();
  await expect(page.getByLabel('Filter the calls')).toHaveValue('');
});

test('an address of a part of the page leads there', async ({ page }) => {
  await page.goto('/api/docs#errors-412');
  await expect(page.locator('.opblock').first()).toBeAttached();
  await expect(page.getByRole('cell', { name: 'changed_meanwhile' })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#errors-412');
  await page.getByRole('link', { name: 'Calls', exact: true }).click();
  await expect(page.getByLabel('Filter the calls')).toBeInViewport();
});

test('the code of a call is copied whole, with the client that it needs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs');
  await page.locator('.operation-filter-input').fill('getCart');
  const call = page.locator('#operations-cart-getCart');
  await call.getByRole('button').first().click();
  const copy = call.getByRole('button', { name: 'Copy @haat/api-sdk' });
  await copy.click();
  await expect(call.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('const api = createShopClient({');
  expect(copied).toContain('console.log(await api.cart.get());');
  await expect(call.getByText('Copied', { exact: true })).toHaveCount(0, { timeout: 10_000 });
  expect((await copy.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
