import type { Page } from '@playwright/test';
import { openScreen } from '../fixtures/page/screens.ts';
import { putInCart, saveAddress, signUp } from '../fixtures/people/arrange.ts';
import { changeOrder, type PlacedOrder, placeOrder } from '../fixtures/people/orders.ts';
import {
  arriveAtPayment,
  expectPlaced,
  paymentDialog,
  placeOnline,
} from '../fixtures/people/payment.ts';
import { logIn, signUpElsewhere } from '../fixtures/people/sign-in.ts';
import { expect } from '../fixtures/test.ts';
import {
  type Arrange,
  failCalls,
  failMoves,
  follow,
  hold,
  openRendered,
  type Stage,
} from './stage.ts';

/** Moments between the states of the screens. */
export interface Moment {
  readonly arrange: Arrange;
  /** Taken as high as the screen: something lies over the page. */
  readonly isOverlay?: true;
  /** Something on it is still being waited for. */
  readonly isWaiting?: true;
  /** In a browser with JavaScript off. */
  readonly isWithoutScript?: true;
  /** Only where the header has no room for its links. */
  readonly isForPhones?: true;
}

/** Places an order of two packets of papads and moves it on. */
async function placeMoved(
  { page, shop }: Stage,
  status: 'pending' | 'shipped' | 'delivered' | 'cancelled',
): Promise<PlacedOrder> {
  await signUp(page);
  const order = await placeOrder(page, { items: { 'moong-papad': 2 } });
  changeOrder(shop, order._id, { status });
  return order;
}

/** The details of an order of this status. */
function orderDetails(status: 'shipped' | 'delivered' | 'cancelled'): Arrange {
  return async (stage) => {
    const { _id } = await placeMoved(stage, status);
    await openScreen(stage.page, `/account/orders/view-order-details?id=${_id}`);
    await expect(stage.page.getByText('Order Summary')).toBeVisible();
  };
}

/** Opens the reviews of a product that the server rendered without them. */
async function openReviewsLate(stage: Stage): Promise<void> {
  await openRendered(stage, '/product/spice-set-12', {
    '/reviews/product/spice-set-12': 'failed',
  });
  await stage.page.getByRole('tab', { name: 'Reviews' }).click();
}

/** Opens a product without those of its category, which the browser then asks for itself. */
async function openWithoutRelated(stage: Stage): Promise<void> {
  await openRendered(stage, '/product/spice-set-12', { '/products': 'failed' });
  await stage.page.getByRole('heading', { name: 'Related products' }).scrollIntoViewIfNeeded();
}

/** Types into the header's search. */
async function search({ page }: Stage, text: string): Promise<void> {
  await openScreen(page, '/about-us');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.click();
  await field.pressSequentially(text);
}

/** Goes on to a screen whose data fails. */
function failingMove(link: string, address = '/about-us'): Arrange {
  return async (stage) => {
    await openScreen(stage.page, address);
    const title = await stage.page.getByRole('heading', { level: 1 }).textContent();
    await failMoves(stage);
    await follow(stage, link);
    await expect(stage.page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  };
}

async function openOrders(page: Page, tab: 'current' | 'past'): Promise<void> {
  await openScreen(page, `/account/orders?tab=${tab}`);
  await expect(page.getByText('View Order Details').first()).toBeVisible();
}

/** A guest's cart of 500 items, as the browser stores it. */
async function keepLargeCart({ page, shop }: Stage): Promise<void> {
  const response = await fetch(`${shop.url}/api/v1/products?limit=6`);
  const { data }: { data: { products: { _id: string; name: string }[] } } = await response.json();
  const lines = data.products.map(({ _id: productId, name }, index) => ({
    productId,
    name,
    image: null,
    unitPrice: 17_900,
    quantity: index === 0 ? 5 : 99,
    isInStock: true,
  }));
  const cart = { state: { lines, mergeKey: crypto.randomUUID() }, version: 1 };
  await page.addInitScript(
    (text) => localStorage.setItem('cart-store', text),
    JSON.stringify(cart),
  );
}

export const MOMENTS: Readonly<Record<string, Moment>> = {
  'menu-open': {
    isOverlay: true,
    isForPhones: true,
    async arrange({ page }) {
      await openScreen(page, '/products-list');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  'header-search-results': {
    isOverlay: true,
    async arrange(stage) {
      await search(stage, 'papad');
      await expect(
        stage.page.getByRole('listbox', { name: 'Search results' }).getByRole('option'),
      ).toHaveCount(6);
    },
  },
  'header-search-waiting': {
    isOverlay: true,
    isWaiting: true,
    async arrange(stage) {
      await hold(stage, '**/api/v1/products?*');
      await search(stage, 'papad');
      await expect(stage.page.getByText('Searching...')).toBeVisible();
    },
  },
  'header-search-none': {
    isOverlay: true,
    async arrange(stage) {
      await search(stage, 'zzzz');
      await expect(stage.page.getByText('No products found.')).toBeVisible();
    },
  },
  'header-search-failed': {
    isOverlay: true,
    async arrange(stage) {
      await failCalls(stage, '**/api/v1/products?*');
      await search(stage, 'papad');
      await expect(stage.page.getByText('Failed to load products').first()).toBeVisible();
    },
  },
  'offline-message': {
    isOverlay: true,
    async arrange({ page, context }) {
      await openScreen(page, '/products-list');
      // The code that shows messages has come.
      await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
      await context.setOffline(true);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page.getByText(/You seem to be offline/).first()).toBeVisible();
    },
  },
  'auth-check': {
    isWaiting: true,
    async arrange(stage) {
      await signUp(stage.page);
      await hold(stage, '**/api/v1/users/current-user');
      await stage.page.goto('/account');
      await expect(stage.page.getByRole('main').getByText('Loading')).toBeVisible();
    },
  },
  'auth-check-failed': {
    async arrange(stage) {
      await signUp(stage.page);
      await failCalls(stage, '**/api/v1/users/current-user');
      await stage.page.goto('/account');
      await expect(stage.page.getByText('Check your connection')).toBeVisible();
    },
  },
  'login-rejected': {
    async arrange({ page }) {
      await openScreen(page, '/login');
      await logIn(page, { email: 'nobody@example.com', password: 'Desert#2026' });
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'login-toast': {
    isOverlay: true,
    async arrange({ page }) {
      const shopper = await signUpElsewhere(page);
      await openScreen(page, '/login');
      await logIn(page, shopper);
      await expect(page.getByText('Signed in successfully')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    },
  },
  'forgot-sent': {
    async arrange({ page }) {
      await openScreen(page, '/forgot');
      await page.getByLabel('Email').fill('shopper@example.com');
      await page.getByRole('main').getByRole('button', { name: 'Send reset mail' }).click();
      await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
    },
  },

  // When a page is gone to and its data fails.
  'home-failing-move': { arrange: failingMove('Home') },
  'products-list-failing-move': { arrange: failingMove('Products') },
  'story-list-failing-move': { arrange: failingMove('Stories') },
  'page-failing-move': { arrange: failingMove('Care Guide') },
  'product-failing-move': {
    async arrange(stage) {
      await openScreen(stage.page, '/category/papads');
      await failMoves(stage);
      await follow(stage, 'Moong Papad', 'main');
      await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText(
        'Failed to load product',
      );
    },
  },
  'category-failing-move': {
    async arrange(stage) {
      await openScreen(stage.page, '/category/papads');
      await failMoves(stage);
      await follow(stage, 'Spices', 'main');
      await expect(stage.page.getByRole('heading', { level: 1 })).not.toContainText('Category');
    },
  },

  'server-error': {
    async arrange(stage) {
      await openRendered(stage, '/category/papads', { '/categories': 'failed' });
      await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText(
        'Failed to load category',
      );
    },
  },
  'category-unknown': { arrange: ({ page }) => openScreen(page, '/category/saris') },
  'page-not-found': { arrange: ({ page }) => openScreen(page, '/page/nowhere') },
  'story-not-found': { arrange: ({ page }) => openScreen(page, '/story/nowhere') },
  'search-results-too-short': { arrange: ({ page }) => openScreen(page, '/products?search=p') },
  'products-list-filters': {
    async arrange({ page }) {
      await openScreen(page, '/products-list');
      const summary = page.getByRole('main').locator('summary').filter({ visible: true });
      if ((await summary.count()) > 0) await summary.click();
      await page.getByRole('checkbox', { name: 'Papads' }).check();
      await page.getByRole('checkbox', { name: 'In Stock' }).check();
      await expect(page.getByRole('status').filter({ hasText: /^[67] products$/ })).toBeVisible();
    },
  },
  'products-list-without-categories': {
    async arrange(stage) {
      await openRendered(stage, '/products-list', { '/categories': 'failed' });
      const summary = stage.page.getByRole('main').locator('summary').filter({ visible: true });
      if ((await summary.count()) > 0) await summary.click();
      await expect(stage.page.getByText('Failed to load categories')).toBeVisible();
    },
  },
  'products-list-without-javascript': {
    isWithoutScript: true,
    async arrange({ page }) {
      await page.goto('/products-list');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },

  'product-not-found': { arrange: ({ page }) => openScreen(page, '/product/nothing') },
  'product-out-of-stock': { arrange: ({ page }) => openScreen(page, '/product/mustard-seeds') },
  'product-without-pictures': {
    async arrange(stage) {
      const response = await fetch(`${stage.shop.url}/api/v1/products/moong-papad`);
      const { data }: { data: object } = await response.json();
      await openRendered(stage, '/product/moong-papad', {
        '/products/moong-papad': {
          ...data,
          image: null,
          image_url: null,
          images: [],
          additional_images: [],
          gallery: [],
        },
      });
      await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText('Moong Papad');
    },
  },
  'product-first-screen': {
    isOverlay: true,
    arrange: ({ page }) => openScreen(page, '/product/spice-set-12'),
  },
  'product-zoomed': {
    isOverlay: true,
    async arrange({ page }) {
      await openScreen(page, '/product/spice-set-12');
      const zoom = page.getByRole('button', { name: 'Zoom picture' });
      await zoom.click({ position: { x: 150, y: 120 } });
      await expect(zoom).toHaveAttribute('aria-pressed', 'true');
      await page.waitForLoadState('networkidle');
    },
  },
  'product-added': {
    isOverlay: true,
    async arrange({ page }) {
      await openScreen(page, '/product/moong-papad');
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByText('Added to cart')).toBeVisible();
    },
  },
  'product-reviews': {
    async arrange({ page }) {
      await openScreen(page, '/product/spice-set-12');
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await expect(page.getByText('Sign in to write a review')).toBeVisible();
    },
  },
  'product-reviews-none': {
    async arrange({ page }) {
      await openScreen(page, '/product/lehsun-papad');
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await expect(page.getByText('No reviews yet.').first()).toBeVisible();
    },
  },
  'product-reviews-loading': {
    isWaiting: true,
    async arrange(stage) {
      await hold(stage, '**/api/v1/reviews/**');
      await openReviewsLate(stage);
      await expect(stage.page.getByText('Loading reviews…').first()).toBeVisible();
    },
  },
  'product-reviews-error': {
    async arrange(stage) {
      await failCalls(stage, '**/api/v1/reviews/**');
      await openReviewsLate(stage);
      await expect(stage.page.getByText('Failed to load reviews: ')).toBeVisible();
    },
  },
  'product-review-form': {
    async arrange({ page }) {
      await signUp(page);
      await openScreen(page, '/product/moong-papad');
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await page.getByRole('button', { name: 'Write a review' }).click();
      await page.getByLabel('Your review (optional)').fill('Crisp, and not too salty.');
    },
  },
  'product-related-loading': {
    isWaiting: true,
    async arrange(stage) {
      await hold(stage, '**/api/v1/products?*');
      await openWithoutRelated(stage);
      await expect(stage.page.getByText('Loading products…').first()).toBeAttached();
    },
  },
  'product-related-error': {
    async arrange(stage) {
      await failCalls(stage, '**/api/v1/products?*');
      await openWithoutRelated(stage);
      await expect(stage.page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },

  'cart-guest': {
    async arrange({ page }) {
      await openScreen(page, '/product/moong-papad');
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
      await openScreen(page, '/cart');
      await expect(page.getByText('Continue to Checkout')).toBeVisible();
    },
  },
  'cart-one-item': {
    async arrange({ page }) {
      await signUp(page);
      await putInCart(page, 'moong-papad');
      await openScreen(page, '/cart');
      await expect(page.getByText('Continue to Checkout')).toBeVisible();
    },
  },
  'cart-500-items': {
    async arrange(stage) {
      await keepLargeCart(stage);
      await openScreen(stage.page, '/cart');
      await expect(stage.page.getByRole('link', { name: 'Cart, 500 items' })).toBeVisible();
    },
  },
  'cart-item-failing': {
    async arrange(stage) {
      await signUp(stage.page);
      await putInCart(stage.page, 'moong-papad');
      await openScreen(stage.page, '/cart');
      await failCalls(stage, '**/api/v1/cart/update-cart/*');
      await stage.page.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(stage.page.getByText('Failed to update item. Please try again.')).toBeVisible();
    },
  },

  'payment-placing': {
    isWaiting: true,
    async arrange(stage) {
      await arriveAtPayment(stage.page);
      await hold(stage, '**/api/v1/order/create-order');
      await stage.page.getByRole('button', { name: 'Place Order' }).click();
      await expect(stage.page.getByText('Creating your order...')).toBeVisible();
    },
  },
  'payment-rejected': {
    async arrange(stage) {
      await arriveAtPayment(stage.page);
      await failCalls(stage, '**/api/v1/order/create-order');
      await stage.page.getByRole('button', { name: 'Place Order' }).click();
      await expect(
        stage.page.getByText('Failed to create order. Please contact support.').first(),
      ).toBeVisible();
    },
  },
  'payment-dialog': {
    isOverlay: true,
    isWaiting: true,
    async arrange({ page }) {
      await arriveAtPayment(page);
      await placeOnline(page);
      await expect(paymentDialog(page).dialog).toBeVisible();
    },
  },
  'payment-dismissed': {
    async arrange({ page }) {
      await arriveAtPayment(page);
      await placeOnline(page);
      await paymentDialog(page).dismiss();
      await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
    },
  },
  'order-placed': {
    async arrange({ page }) {
      await arriveAtPayment(page);
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expectPlaced(page);
    },
  },
  'order-placed-paid': {
    async arrange({ page }) {
      await arriveAtPayment(page);
      await placeOnline(page);
      await paymentDialog(page).pay();
      await expectPlaced(page);
    },
  },

  'account-address-form': {
    async arrange({ page }) {
      await signUp(page);
      await saveAddress(page);
      await openScreen(page, '/account');
      await page.getByRole('button', { name: 'Add New Address' }).click();
      await page.getByRole('button', { name: 'Add Address' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  'account-address-delete-dialog': {
    isOverlay: true,
    async arrange({ page }) {
      await signUp(page);
      await saveAddress(page);
      await openScreen(page, '/account');
      await page.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'saved-address-delete-dialog': {
    isOverlay: true,
    async arrange({ page }) {
      await signUp(page);
      await putInCart(page, 'moong-papad');
      await saveAddress(page);
      await openScreen(page, '/saved-address');
      await page.getByRole('button', { name: /^Delete/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'account-wishlist-clear-dialog': {
    isOverlay: true,
    async arrange({ page }) {
      await signUp(page);
      await page.request.post('/api/v1/wishlist/add', { data: { productId: 'moong-papad' } });
      await openScreen(page, '/account/wishlist');
      await page.getByRole('button', { name: 'Clear All' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'account-security-delete-dialog': {
    isOverlay: true,
    async arrange({ page }) {
      await signUp(page);
      await openScreen(page, '/account/security');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'account-security-delete-rejected': {
    isOverlay: true,
    async arrange({ page }) {
      const { password } = await signUp(page);
      await placeOrder(page);
      await placeOrder(page);
      await openScreen(page, '/account/security');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  'product-review-delete-dialog': {
    isOverlay: true,
    async arrange({ page }) {
      await signUp(page);
      await page.request.post('/api/v1/reviews', {
        data: { productId: 'moong-papad', rating: 4, comment: 'Crisp, and not too hot.' },
      });
      await openScreen(page, '/product/moong-papad');
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'account-orders-cancel-dialog': {
    isOverlay: true,
    async arrange(stage) {
      await placeMoved(stage, 'pending');
      await openOrders(stage.page, 'current');
      await stage.page.getByRole('button', { name: /^Cancel/ }).click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  'account-orders-cancelled': {
    async arrange(stage) {
      const { page } = stage;
      await placeMoved(stage, 'pending');
      await openOrders(page, 'current');
      await page.getByRole('button', { name: /^Cancel/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
      await expect(page.getByText('Order cancelled successfully.')).toBeVisible();
    },
  },
  'account-orders-past': {
    async arrange(stage) {
      await placeMoved(stage, 'delivered');
      const { _id } = await placeOrder(stage.page, { items: { 'spice-set-12': 1 } });
      changeOrder(stage.shop, _id, { status: 'cancelled' });
      await openOrders(stage.page, 'past');
    },
  },
  'account-orders-return-dialog': {
    isOverlay: true,
    async arrange(stage) {
      await placeMoved(stage, 'delivered');
      await openOrders(stage.page, 'past');
      await stage.page.getByRole('button', { name: /^Return/ }).click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  'account-orders-returned': {
    async arrange(stage) {
      const { page } = stage;
      await placeMoved(stage, 'delivered');
      await openOrders(page, 'past');
      await page.getByRole('button', { name: /^Return/ }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Two packets came broken.');
      await page.getByRole('dialog').getByRole('button', { name: 'Request return' }).click();
      await expect(page.getByText('Return requested successfully.')).toBeVisible();
    },
  },
  'order-details-shipped': { arrange: orderDetails('shipped') },
  'order-details-delivered': { arrange: orderDetails('delivered') },
  'order-details-cancelled': { arrange: orderDetails('cancelled') },
  'order-details-not-found': {
    async arrange({ page }) {
      await signUp(page);
      await openScreen(page, '/account/orders/view-order-details?id=nothing');
      await expect(page.getByText('Order not found.')).toBeVisible();
    },
  },
};
