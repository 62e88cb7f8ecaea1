import { countOrders, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { arriveAtPayment, expectPlaced } from '../../fixtures/people/payment.ts';
import { logIn } from '../../fixtures/people/sign-in.ts';
import { totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

const CREATE_ORDER = '**/api/v1/order/create-order';

// product 2.13.10, 2.10.3, 2.13.13, 8.9.2, 8.10.1
test('without a connection nothing is ordered or lost, and a changed cart is shown first; then a double click on Place Order makes one order', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arriveAtPayment(page);
  const next = page.getByRole('button', { name: 'Place Order' });
  const total = totalOf(2 * 179 + 1499);
  await test.step('on a phone the total and Place Order stay at the bottom', async () => {
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-bottom-bar]')).toContainText(totalOf(2 * 179));
  });
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const ordered = summary.getByRole('listitem').filter({ hasText: 'Moong Papad' });
  await expect(ordered).toContainText('× 2');

  await test.step('without a connection', async () => {
    await context.setOffline(true);
    await next.click();
    const problem = page.getByText('You seem to be offline, and nothing was ordered.');
    await expect(problem).toBeVisible();
    await context.setOffline(false);
    await expect(problem).toHaveCount(0);
  });
  await test.step('a cart that changed in another tab is shown before anything is ordered', async () => {
    await putInCart(page, 'spice-set-12');
    await next.click();
    await expect(page.getByText('Your cart has been updated.')).toBeVisible();
    await expect(summary).toContainText(total);
    expect(await countOrders(page)).toBe(0);
  });

  await next.dblclick();
  await expect(page.getByText('Order created successfully')).toBeVisible();
  await expectPlaced(page);
  expect(await countOrders(page)).toBe(1);
  const toPay = page.getByText(`Please keep ${total} ready for when the parcel arrives.`);
  await expect(toPay).toBeVisible();
  await expect(ordered).toContainText('× 2');
  await expect(summary).toContainText(total);
  await expect(page.getByText(/^Expected by /)).toBeVisible();

  await page.reload();
  await expectPlaced(page);
  await expect(toPay).toBeVisible();
  await expect(ordered).toContainText('× 2');
  expect(await countOrders(page)).toBe(1);
});

// product 2.13.10, 2.13.15
test('two tabs with the same cart make one order; a new visit of the payment says which is placed, and no error', async ({
  page,
  context,
}) => {
  await arriveAtPayment(page);
  const other = await context.newPage();
  await other.goto('/payment');
  await expect(other.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectPlaced(page);
  await other.getByRole('button', { name: 'Place Order' }).click();
  await expect(other).toHaveURL(/\/cart$/);
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByText('Status : pending').first()).toBeVisible();
  await page.goBack();
  await other.goto('/payment');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/cart$/);
    await expect(tab.getByText(/^HAAT-\d{4}-\d+ is placed, expected /)).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
  expect(await countOrders(page)).toBe(1);
});

// product 2.13.15
test('an order whose response was lost is made once, also when the shopper tries again', async ({
  page,
}) => {
  await arriveAtPayment(page);
  let sent = 0;
  // The server makes the order; its response never reaches the browser.
  await page.route(CREATE_ORDER, async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(/^HAAT-\d{4}-\d+ is placed, expected /)).toBeVisible();
  expect(sent).toBe(2);
  expect(await countOrders(page)).toBe(1);
});

// product 2.7.14, 2.11.8
test('Buy now orders one product alone: a guest signs in, comes back to it, and keeps the cart', async ({
  page,
}) => {
  const shopper = await signUp(page);
  await putInCart(page, 'turmeric-powder');
  await saveAddress(page);
  await page.context().clearCookies();

  await page.goto('/product/moong-papad');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('link', { name: 'Buy now' }).click();
  await expect(page.getByRole('main')).toContainText(
    'Please log in to continue to checkout, or make an account: your order goes on.',
  );
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/shipping-details\?buy=moong-papad&quantity=2$/);
  await page.getByRole('link', { name: 'Use Saved Address' }).click();
  await page.getByRole('radio', { name: /Test Shopper/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  // Nothing of the cart.
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText(totalOf(2 * 179));
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectPlaced(page);
  expect(await countOrders(page)).toBe(1);

  await page.goto('/cart');
  const cart = page.getByRole('main').getByRole('table');
  await expect(cart.getByRole('link', { name: 'Turmeric Powder' })).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Moong Papad' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue to Checkout' }).click();
  await expect(summary).toContainText(totalOf(129));
});
