import { expectNoSidewaysScrolling } from '../fixtures/page/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('the API reference opens a call with its code, under its strict policy and without another host', async ({
  page,
  baseURL,
}) => {
  // A breach of the policy is an error in the console, which fails the option `quietConsole`.
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) strangers.push(origin);
  });
  await page.goto('/api/docs#/order/createOrder');
  await expect(page).toHaveTitle('Haat API reference');
  const call = page.locator('#operations-order-createOrder');
  await expect(call).toBeInViewport();
  await expect(call.getByText("await api.POST('/order/create-order', {")).toBeVisible();
  await expect(call.getByText(`curl -X POST '${baseURL}/api/v1/order/create-order'`)).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the API reference');
  await page.getByRole('link', { name: 'Error codes' }).click();
  await expect(page.getByRole('cell', { name: 'out_of_stock' })).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the error codes');
  expect(strangers).toEqual([]);
});

test('the API reference sends a call to this shop', async ({ page }) => {
  await page.goto('/api/docs#/products/getProduct');
  const call = page.locator('#operations-products-getProduct');
  await call.getByRole('button', { name: 'Try it out' }).click();
  await expect(call.getByRole('textbox')).toHaveValue('moong-papad');
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('Moong');
});
