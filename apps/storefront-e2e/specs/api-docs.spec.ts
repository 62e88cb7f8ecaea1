import { expectNoSidewaysScrolling } from '../fixtures/page/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('the API reference opens a call and sends one to this shop, under its strict policy and without another host', async ({
  page,
  baseURL,
}) => {
  // A breach of the policy is an error in the console, which fails the option `quietConsole`.
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) strangers.push(origin);
  });
  await page.goto('/api/docs#/products/getProduct');
  await expect(page).toHaveTitle('Haat API reference');
  // Swagger UI resolves the whole contract before it shows a call, which takes a busy machine long. Where
  // the page stands is not looked at: it scrolls once, and parts above the call grow afterwards.
  const call = page.locator('#operations-products-getProduct');
  await call.getByRole('button', { name: 'Try it out' }).click({ timeout: 60_000 });
  await expectNoSidewaysScrolling(page, 'the API reference');
  await expect(call.getByRole('textbox')).toHaveValue('moong-papad');
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('Moong');
  await page.getByRole('link', { name: 'Error codes' }).click();
  await expect(page.getByRole('cell', { name: 'out_of_stock' })).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the error codes');
  expect(strangers).toEqual([]);
});
