import { putInCart, signUp } from '../fixtures/arrange.ts';
import { expect, test } from '../fixtures/test.ts';

test('more than there is in stock is cut, and the shopper is told', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'spice-set-12');
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Spice Set (12 Products)' });
  const answer = await page.request.get('/api/v1/products/spice-set-12');
  const { data }: { data: { stock_quantity: number } } = await answer.json();
  const stock = data.stock_quantity;
  test.skip(stock >= 99, 'the demo catalogue has more of it than a cart may hold');

  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(page.getByText(`Only ${stock} of Spice Set (12 Products) in stock.`)).toBeVisible();
  await expect(quantity).toHaveValue(String(stock));
});

test('of quick taps none is lost, and one message tells the end', { tag: '@wide' }, async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' });
  for (let tap = 0; tap < 4; tap += 1) await more.click();
  const quantity = page.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(quantity).toHaveValue('5');
  await expect(page.getByText('Cart updated').first()).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('5');
});

test('a change that fails is taken back, with a message', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(quantity).toHaveValue('2');
  await page.route('**/api/v1/cart/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('Failed to update item. Please try again.')).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Remove Moong Papad' }).click();
  await expect(page.getByText('Failed to remove item. Please try again.')).toBeVisible();
  await expect(quantity).toHaveValue('2');
});

test('the focus stays on the page when a line is removed by keyboard', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Moong Papad' }).press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
});
