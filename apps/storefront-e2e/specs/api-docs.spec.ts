import { expectNoSidewaysScrolling } from '../fixtures/page/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('the API reference opens a call with its code and sends one to this shop, under its strict policy and without another host', async ({
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
  // Swagger UI resolves the contract before it shows a call, which takes a busy machine long. Where the
  // page stands then is not looked at: it scrolls once, and parts above grow afterwards.
  const order = page.locator('#operations-order-createOrder');
  await expect(order.getByText("await api.POST('/order/create-order', {")).toBeVisible({
    timeout: 60_000,
  });
  await expect(
    order.getByText(`curl -X POST '${baseURL}/api/v1/order/create-order'`),
  ).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the API reference');
  await page.getByRole('link', { name: 'Error codes' }).click();
  await expect(page.getByRole('cell', { name: 'out_of_stock' })).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the error codes');

  await page.goto('/api/docs#/products/getProduct');
  const product = page.locator('#operations-products-getProduct');
  await product.getByRole('button', { name: 'Try it out' }).click();
  await expect(product.getByRole('textbox')).toHaveValue('moong-papad');
  await product.getByRole('button', { name: 'Execute' }).click();
  await expect(product.locator('.live-responses-table')).toContainText('Moong');
  expect(strangers).toEqual([]);
});
