import { expectNoSidewaysScrolling } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('the API reference opens a call, under its strict policy and without another host', async ({
  page,
  baseURL,
}) => {
  // A breach of the policy is an error in the console, which fails the fixture `quietConsole`.
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) strangers.push(origin);
  });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Haat API reference');
  const call = page.locator('#operations-order-createOrder');
  await expect(call).toContainText('/order/create-order');
  await call.getByRole('button').first().click();
  await expect(call.getByText('shippingAddress').first()).toBeVisible();
  await page.locator('.operation-filter-input').fill('createOrder');
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['createOrder']);
  await page.locator('.operation-filter-input').fill('/wishlist/add');
  await expect(page.locator('.opblock-summary-operation-id')).toHaveText(['addToWishlist']);
  await page.locator('.operation-filter-input').fill('');
  await expectNoSidewaysScrolling(page, 'the API reference');
  expect(strangers).toEqual([]);
});
