import type { Locator, Page } from '@playwright/test';
import { renderBuilt } from '../../fixtures/page/built-storefront.ts';
import { confirmDialog } from '../../fixtures/page/confirm-dialog.ts';
import { expectErrorTexts } from '../../fixtures/page/expect-error-texts.ts';
import { countOrders, putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { changeOrder, type PlacedOrder, placeOrder } from '../../fixtures/people/orders.ts';
import { arriveAtPayment, paymentDialog } from '../../fixtures/people/payment.ts';
import { logOut } from '../../fixtures/people/sign-in.ts';
import { setProduct } from '../../fixtures/shop/set-product.ts';
import { expect, test } from '../../fixtures/test.ts';

const API = '**/api/v1';

const main = (page: Page) => page.getByRole('main');

/** The toasts; screen readers announce each. */
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('[role=status], [role=alert]');

/** The errors on the screen; screen readers announce them at once. */
const alerts = (page: Page) => main(page).getByRole('alert');

function press(place: Page | Locator, name: string | RegExp): () => Promise<void> {
  return () => place.getByRole('button', { name }).first().click();
}

/** Opens a page the first time, and presses Retry from then on. */
function openThenRetry(page: Page, open: () => Promise<unknown>): () => Promise<void> {
  let isOpened = false;
  return async () => {
    if (isOpened) await main(page).getByRole('button', { name: 'Retry' }).click();
    else await open();
    isOpened = true;
  };
}

/** The calls that the pages of the table below make besides the failing one. */
const REQUESTED = {
  '/categories': '/categories?page=1&limit=100&status=active',
  '/pages': '/pages?isActive=true',
  '/products': '/products?limit=9',
  '/contact': '/contact',
} as const;

test('pages from the server say what failed, or the message of the server', async ({
  request: call,
}) => {
  const responses = new Map<string, string>();
  for (const [name, asked] of Object.entries(REQUESTED)) {
    responses.set(name, await (await call.get(`/api/v1${asked}`)).text());
  }
  for (const [text, path, failed] of [
    ['Failed to load categories', '/products-list', '/categories'],
    ['Failed to load category', '/category/papads', '/categories'],
    ['Failed to load products', '/category/papads', '/products'],
    ['Failed to load products: ', '/products-list', '/products'],
    ['Failed to load product', '/product/moong-papad', '/products/moong-papad'],
    ['Failed to fetch pages', '/about-us', '/pages'],
    ['Failed to fetch page', '/page/about-handmade', '/pages/about-handmade'],
    ['Failed to load: ', '/contact-us', '/contact'],
  ] as const) {
    // product 8.2.1, 8.2.2, 8.2.3, 8.2.4, 8.2.5, 8.2.6, 8.2.8
    await test.step(`a page from the server says '${text}' without a message, else the server's`, async () => {
      const render = async (errorBody: string) => {
        const response = await renderBuilt(path, (asked) => {
          if (asked === failed) return new Response(errorBody, { status: 500 });
          return new Response(responses.get(asked), {
            headers: { 'content-type': 'application/json' },
          });
        });
        // The visible text alone, without the data for the browser.
        return (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
      };

      const silent = await render('');
      expect(silent).toMatch(text.endsWith(': ') ? `>${text}` : new RegExp(`${text}[.<]`));
      const message = 'The stall is closed today.';
      const explained = await render(JSON.stringify({ success: false, message }));
      expect(explained).toContain(text.endsWith(': ') ? text + message : message);
    });
  }
});

// product 8.3.1, 8.3.7
test("the cart: 'Failed to load cart: {msg}', 'Failed to load cart. Please try again.'", async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await expectErrorTexts(page, {
    url: `${API}/cart`,
    act: openThenRetry(page, () => page.goto('/cart')),
    texts: { 'Failed to load cart: {msg}': toasts(page) },
    fixedTexts: { 'Failed to load cart. Please try again.': alerts(page) },
  });
  await press(main(page), 'Retry')();
  await expect(main(page).getByText('Moong Papad')).toBeVisible();
});

// product 8.1.1, 8.3.3, 8.3.4, 8.3.5, 8.3.8, 8.3.9
test("the cart: 'Failed to update cart: {msg}', 'Failed to update item. Please try again.', 'Failed to remove item: {msg}', 'Failed to remove item. Please try again.', 'Failed to clear cart: {msg}'", async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  await expectErrorTexts(page, {
    url: `${API}/cart/update-cart/*`,
    act: press(main(page), 'Increase quantity'),
    texts: { 'Failed to update cart: {msg}': toasts(page) },
    fixedTexts: { 'Failed to update item. Please try again.': main(page) },
  });
  await expectErrorTexts(page, {
    url: `${API}/cart/delete-cart/*`,
    act: press(main(page), 'Remove Moong Papad'),
    texts: { 'Failed to remove item: {msg}': toasts(page) },
    fixedTexts: { 'Failed to remove item. Please try again.': main(page) },
  });
  await expectErrorTexts(page, {
    url: `${API}/cart/clear-cart`,
    act: async () => {
      await press(main(page), 'Clear Shopping Cart')();
      await confirmDialog(page, 'Clear your whole cart?');
    },
    texts: { 'Failed to clear cart: {msg}': toasts(page) },
  });
});

// product 8.3.2, 8.3.10, 8.3.11, 8.10.1
test("adding: 'Failed to add to cart: {msg}' on the product's page, 'Failed to add to cart' and 'Failed' in lists", async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'spice-set-12');
  // Before the check of the session, a product goes into the guest's cart.
  const cart = page.getByRole('link', { name: /^Cart, 1 item/ });
  await page.goto('/product/moong-papad');
  await expect(cart).toBeVisible();
  await expectErrorTexts(page, {
    url: `${API}/cart/add-cart`,
    act: press(main(page), 'Add to cart'),
    texts: { 'Failed to add to cart: {msg}': toasts(page) },
  });
  await page.goto('/category/papads');
  await expect(cart).toBeVisible();
  const card = main(page).getByRole('article').filter({ hasText: 'Moong Papad' });
  await expectErrorTexts(page, {
    url: `${API}/cart/add-cart`,
    // The button says 'Failed' for 2 s.
    act: press(card, /^Add to cart/),
    texts: { 'Failed to add to cart': toasts(page) },
    fixedTexts: { 'Failed: Moong Papad': card.getByRole('button') },
  });
  await press(card, /^Add to cart/)();
  await expect(toasts(page).getByText('Added to cart', { exact: true })).toBeVisible();
});

// product 8.3.6
test("a guest's cart at the sign-in: 'Failed to merge carts: {msg}'", async ({ page }) => {
  await page.goto('/product/moong-papad');
  await press(main(page), 'Add to cart')();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await signUp(page);
  await expectErrorTexts(page, {
    url: `${API}/cart/merge-carts`,
    act: async () => void (await page.goto('/about-us')),
    texts: { 'Failed to merge carts: {msg}': toasts(page) },
  });
});

// product 8.10.5
test("a guest's cart that cannot be had in full: 'Your cart has been updated.'", async ({
  page,
  shop,
}) => {
  // Used by no other test: the worker's shop has it sold out from here on.
  await page.goto('/product/ker-sangri');
  await press(main(page), 'Add to cart')();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  setProduct(shop, 'ker-sangri', { stock: 0 });
  await signUp(page);
  await page.goto('/about-us');
  await expect(
    toasts(page).getByText('Your cart has been updated.', { exact: true }),
  ).toBeVisible();
});

// product 8.4.3, 8.4.7, 8.4.9, 8.4.10
test("the profile: 'Failed to load profile: {msg}', 'Update failed: {msg}', 'Failed to update account', 'Failed to send email'", async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account/orders');
  await expect(page.getByRole('tab', { name: 'Current Orders' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'My Account' });
  await expectErrorTexts(page, {
    url: `${API}/users/current-user`,
    act: openThenRetry(page, () => links.getByRole('link', { name: 'My Profile' }).click()),
    texts: { 'Failed to load profile: {msg}': alerts(page) },
  });
  await press(main(page), 'Retry')();
  await expectErrorTexts(page, {
    url: `${API}/users/update-account`,
    act: press(main(page), 'Save Profile'),
    texts: { 'Update failed: {msg}': alerts(page), 'Failed to update account': toasts(page) },
  });
  await expectErrorTexts(page, {
    url: `${API}/users/resend-email-verification`,
    act: press(main(page), 'Resend'),
    texts: { 'Failed to send email': toasts(page) },
  });
});

// product 8.4.6, 8.4.8, 8.4.11, 8.4.12
test("photo and password: 'Failed to update avatar', 'Avatar update failed: ', 'Failed to change password', 'Password change failed: '", async ({
  page,
}) => {
  const { password } = await signUp(page);
  await page.goto('/account');
  await page.getByLabel('Choose Avatar').setInputFiles({
    name: 'me.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
  });
  await expectErrorTexts(page, {
    url: `${API}/users/avatar`,
    act: press(main(page), 'Save Avatar'),
    texts: { 'Failed to update avatar': alerts(page), 'Avatar update failed: ': toasts(page) },
  });
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('Monsoon#2027');
  await expectErrorTexts(page, {
    url: `${API}/users/change-password`,
    act: press(main(page), 'Change Password'),
    texts: { 'Failed to change password': alerts(page), 'Password change failed: ': toasts(page) },
  });
});

// product 8.4.13
test("logging out: 'Logout failed: '", async ({ page, isMobile }) => {
  await expectErrorTexts(page, {
    url: `${API}/users/logout`,
    async act() {
      await page.goto('/');
      // Forgets the logout that is still to be repeated.
      await page.evaluate(() => localStorage.clear());
      await signUp(page);
      await page.goto('/account');
      await expect(page.getByLabel('Full Name')).toBeVisible();
      await logOut(page, isMobile);
      await expect(page).toHaveURL(/\/login$/);
    },
    texts: { 'Logout failed: ': toasts(page) },
  });
});

// product 8.5.1, 8.5.2
test("orders: 'Failed to fetch orders: ' and 'Failed to fetch order: '", async ({ page }) => {
  await signUp(page);
  const order = await placeOrder(page);
  await expectErrorTexts(page, {
    url: `${API}/order/get-all*`,
    act: openThenRetry(page, () => page.goto('/account/orders')),
    texts: { 'Failed to fetch orders: {msg}': alerts(page) },
  });
  const details = `/account/orders/view-order-details?id=${order._id}`;
  await expectErrorTexts(page, {
    url: `${API}/order/${order._id}`,
    act: openThenRetry(page, () => page.goto(details)),
    texts: { 'Failed to fetch order: {msg}': alerts(page) },
  });
});

// product 8.5.3, 8.5.4, 8.5.5, 8.5.6
test("orders: 'Cancel failed: ', 'Failed to cancel order.', 'Return request failed: ', 'Failed to request return.'", async ({
  page,
  shop,
}) => {
  await signUp(page);
  const open = await placeOrder(page);
  const delivered = await placeOrder(page);
  changeOrder(shop, delivered._id, { status: 'delivered' });
  const rowOf = ({ orderNumber }: PlacedOrder) => page.getByRole('article', { name: orderNumber });
  await page.goto('/account/orders');
  await expectErrorTexts(page, {
    url: `${API}/order/cancel-order/*`,
    async act() {
      await press(rowOf(open), /^Cancel/)();
      await confirmDialog(page, 'Cancel this order?');
    },
    texts: { 'Cancel failed: {msg}': toasts(page) },
    fixedTexts: { 'Failed to cancel order.': rowOf(open).getByRole('alert') },
  });
  await page.getByRole('tab', { name: 'Past Orders' }).click();
  await expectErrorTexts(page, {
    url: `${API}/order/return-order/*`,
    async act() {
      await press(rowOf(delivered), /^Return/)();
      await press(page.getByRole('dialog', { name: 'Return this order?' }), 'Request return')();
    },
    texts: { 'Return request failed: {msg}': toasts(page) },
    fixedTexts: { 'Failed to request return.': rowOf(delivered).getByRole('alert') },
  });
});

// product 8.6.2, 8.6.3, 8.10.20
test("the heart of a product: 'Add to wishlist failed: ' and 'Remove from wishlist failed: '", async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/product/moong-papad');
  const heart = (name: string) =>
    main(page).getByRole('button', { name, exact: true }).first().click();
  await expectErrorTexts(page, {
    url: `${API}/wishlist/add`,
    act: () => heart('Add to wishlist'),
    texts: { 'Add to wishlist failed: ': toasts(page) },
  });
  await heart('Add to wishlist');
  await expect(toasts(page).getByText('Added to wishlist', { exact: true })).toBeVisible();
  await expectErrorTexts(page, {
    url: `${API}/wishlist/delete`,
    act: () => heart('Remove from wishlist'),
    texts: { 'Remove from wishlist failed: ': toasts(page) },
  });
});

// product 8.7.2, 8.7.3, 8.7.4, 8.10.23
test("reviews: 'Failed to submit review: ', 'Failed to update review: ', 'Failed to delete review: '", async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/product/methi-papad');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' });
  await press(reviews, 'Write a review')();
  await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expectErrorTexts(page, {
    url: `${API}/reviews`,
    act: press(reviews, 'Submit review'),
    texts: { 'Failed to submit review: ': toasts(page) },
  });
  await press(reviews, 'Submit review')();
  await expect(toasts(page).getByText('Review submitted')).toBeVisible();

  await press(reviews, 'Edit')();
  await expectErrorTexts(page, {
    url: `${API}/reviews/*`,
    act: press(reviews, 'Save changes'),
    texts: { 'Failed to update review: ': toasts(page) },
  });
  await press(reviews, 'Cancel')();
  await expectErrorTexts(page, {
    url: `${API}/reviews/*`,
    async act() {
      await press(reviews, 'Delete')();
      await confirmDialog(page, 'Delete your review?');
    },
    texts: { 'Failed to delete review: ': toasts(page) },
  });
});

// product 8.8.2, 8.8.3, 8.8.4
test("addresses: 'Failed to load addresses. Retrying...', 'Failed to load addresses', 'Failed to load addresses after retry.'", async ({
  page,
}) => {
  await signUp(page);
  await saveAddress(page);
  await expectErrorTexts(page, {
    url: `${API}/address/get-addresses`,
    act: openThenRetry(page, () => page.goto('/account')),
    texts: {
      'Failed to load addresses': toasts(page),
      'Failed to load addresses after retry.': alerts(page),
    },
    fixedTexts: { 'Failed to load addresses. Retrying...': toasts(page) },
  });
  await press(main(page), 'Retry')();
  await expect(
    main(page).getByRole('listitem').filter({ hasText: '12 Nehru Bazar' }),
  ).toBeVisible();
});

// product 8.8.1
test("addresses: 'Failed to save address.' when the call fails, and when its response has no id", async ({
  page,
}) => {
  await signUp(page);
  await saveAddress(page);
  await page.goto('/account');
  await press(main(page), /^Edit/)();
  const form = page.getByRole('form', { name: 'Edit Address' });
  const save = press(form, 'Save Changes');
  await expectErrorTexts(page, {
    url: `${API}/address/update-address/*`,
    act: save,
    texts: { 'Failed to save address.': form.getByRole('alert') },
  });
  await page.route(`${API}/address/update-address/*`, (route) =>
    route.fulfill({ json: { success: true, message: 'Address updated', data: {} } }),
  );
  await save();
  await expect(form.getByRole('alert')).toHaveText('Failed to save address.');
});

// product 8.9.1, 8.9.4, 8.9.6
test("paying: 'Failed to create order. Please contact support.', 'Failed to create payment order', 'Failed to initiate payment'", async ({
  page,
}) => {
  await arriveAtPayment(page);
  const order = press(page, 'Place Order');
  await page.getByRole('radio', { name: 'Online Payment' }).check();
  await expectErrorTexts(page, {
    url: `${API}/order/create-order`,
    act: order,
    texts: { 'Failed to create order. Please contact support.': toasts(page) },
  });
  const CREATE = `${API}/payment/sandbox/create-order`;
  await page.route(CREATE, (route) => route.fulfill({ json: { success: true, message: 'OK' } }));
  await order();
  await expect(alerts(page)).toHaveText('Failed to create payment order');
  await expect(toasts(page).getByText('Failed to create payment order')).toBeVisible();
  await expectErrorTexts(page, {
    url: CREATE,
    act: press(page, 'Pay now'),
    texts: { 'Failed to initiate payment': alerts(page) },
  });
  await expect(page.getByText('Your order is kept for you.')).toBeVisible();
  expect(await countOrders(page)).toBe(1);
});

// product 8.9.2, 8.9.3, 8.9.5
test("paying: 'Payment cancelled', 'Payment cancelled or failed.', 'Payment verification failed'", async ({
  page,
}) => {
  await arriveAtPayment(page);
  await page.getByRole('radio', { name: 'Online Payment' }).check();
  await press(page, 'Place Order')();
  const { dialog, dismiss, pay } = paymentDialog(page);
  await dismiss();
  await expect(toasts(page).getByText('Payment cancelled', { exact: true })).toBeVisible();
  await expectErrorTexts(page, {
    url: `${API}/payment/sandbox/cancel`,
    async act() {
      await press(page, 'Pay now')();
      await dismiss();
      await expect(dialog).toBeHidden();
    },
    texts: { 'Payment cancelled': toasts(page) },
    fixedTexts: { 'Payment cancelled or failed.': alerts(page) },
  });
  // Nobody but the browser has heard of this payment.
  await page.route('**/sandbox-pay/payments', (route) => {
    const { providerOrderId }: { providerOrderId: string } = route.request().postDataJSON();
    const forged = { providerPaymentId: 'pay_forged', providerSignature: '00ff'.repeat(16) };
    return route.fulfill({ json: { outcome: 'paid', providerOrderId, ...forged } });
  });
  const message = 'This payment is not known to us.';
  for (const [errorBody, text] of [
    [{ body: '' }, 'Payment verification failed'],
    [{ json: { success: false, message } }, message],
  ] as const) {
    const VERIFY = `${API}/payment/sandbox/verify`;
    await page.unroute(VERIFY);
    await page.route(VERIFY, (route) => route.fulfill({ status: 400, ...errorBody }));
    await press(page, 'Pay now')();
    await pay();
    await expect(alerts(page)).toHaveText(text);
    await expect(toasts(page).getByText(text)).toBeVisible();
  }
});

// product 8.3.5
test('a server that is not reached leaves the fallback, too', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad');
  await page.goto('/cart');
  await expect(main(page).getByText('Moong Papad')).toBeVisible();
  await page.route(`${API}/cart/clear-cart`, (route) => route.abort());
  await press(main(page), 'Clear Shopping Cart')();
  await confirmDialog(page, 'Clear your whole cart?');
  await expect(toasts(page).getByText(/^Failed to clear cart: \S/)).toBeVisible();
});
