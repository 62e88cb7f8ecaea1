import type { Page } from '@playwright/test';
import { openScreen } from '../fixtures/page/screens.ts';
import { putInCart, saveAddress, signUp } from '../fixtures/people/arrange.ts';
import { placeOrder } from '../fixtures/people/orders.ts';
import { arriveAtPayment } from '../fixtures/people/payment.ts';
import { expect } from '../fixtures/test.ts';
import {
  type Arrange,
  failCalls,
  follow,
  hold,
  holdMoves,
  openRendered,
  type Stage,
} from './stage.ts';

/** Arranges a state; a sentence says why the screen has no such state. */
type State = Arrange | string;

/** The pictures of one screen: `name`, `name-loading`, `name-empty`, `name-error`. */
export interface ScreenStates {
  readonly name: string;
  /** As shoppers mostly see it. */
  readonly shown: Arrange;
  readonly loading: State;
  readonly empty: State;
  readonly error: State;
}

const NO_LIST = { products: [], pagination: { page: 1, limit: 9, total: 0, totalPages: 0 } };

/** Opens an address as a guest. */
function open(address: string): Arrange {
  return ({ page }) => openScreen(page, address);
}

/** Opens an address as a shopper who has a cart, an address, an order and a wishlist. */
function openAsShopper(address: string): Arrange {
  return async ({ page }) => {
    await signUp(page);
    await placeOrder(page, { items: { 'moong-papad': 2 } });
    await putInCart(page, 'spice-set-12');
    const wish = await page.request.post('/api/v1/wishlist/add', {
      data: { productId: 'spice-set-12' },
    });
    expect(wish.ok()).toBe(true);
    await openScreen(page, address);
  };
}

/** Opens an address as a shopper who has nothing yet. */
function openAsNewcomer(address: string): Arrange {
  return async ({ page }) => {
    await signUp(page);
    await openScreen(page, address);
  };
}

/** Opens a page while the shopper's calls to `url` get no response, or fail. */
function whileCalls(url: string, are: 'held' | 'failed', address: string, text: string): Arrange {
  return async (stage) => {
    const { page } = stage;
    await openAsShopper('/about-us')(stage);
    await (are === 'held' ? hold : failCalls)(stage, url);
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  };
}

/** Goes to a screen by a link of the footer while its data gets no response. */
function moveSlowly(link: string): Arrange {
  return async (stage) => {
    await openScreen(stage.page, '/about-us');
    await holdMoves(stage);
    await follow(stage, link);
    await expect(stage.page.getByText('Loading page...')).toBeVisible();
  };
}

/** Sends the form of a page as it is, and waits for what is wrong with it. */
function sendEmpty(address: string, button: string): Arrange {
  return async ({ page }) => {
    await openScreen(page, address);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  };
}

/** Opens a page as the server renders it without one of its calls. */
function renderWithout(path: string, call: string, text: string): Arrange {
  return async (stage) => {
    await openRendered(stage, path, { [call]: 'failed' });
    await expect(stage.page.locator('main')).toContainText(text);
  };
}

/** Opens the details of an order while its call gets no response, or fails. */
function orderWhile(are: 'held' | 'failed', text: string): Arrange {
  return async (stage) => {
    const { page } = stage;
    await signUp(page);
    const { _id } = await placeOrder(page);
    await (are === 'held' ? hold : failCalls)(stage, `**/api/v1/order/${_id}`);
    await page.goto(`/account/orders/view-order-details?id=${_id}`);
    await expect(page.getByRole('main')).toContainText(text);
  };
}

const OTHER_BROWSERS = [
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
] as const;

/** Opens the sessions of a shopper who is signed in on three devices. */
async function openWithSessions({ page, shop }: Stage): Promise<void> {
  const { email, password } = await signUp(page);
  for (const userAgent of OTHER_BROWSERS) {
    const login = await fetch(`${shop.url}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email, password }),
    });
    expect(login.ok).toBe(true);
  }
  await openScreen(page, '/account/security');
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(2);
}

async function openOrder({ page }: Stage): Promise<void> {
  await signUp(page);
  const { _id } = await placeOrder(page, { items: { 'moong-papad': 2, 'spice-set-12': 1 } });
  await openScreen(page, `/account/orders/view-order-details?id=${_id}`);
  await expect(page.getByText('Order Summary')).toBeVisible();
}

/** Opens the home page without its rows of products, which the browser then asks for itself. */
async function openHomeWithoutRows(stage: Stage): Promise<void> {
  await openRendered(stage, '/', { '/products': 'failed' });
}

async function expectProfileFails({ page }: Stage): Promise<void> {
  await signUp(page);
  await openScreen(page, '/account/orders');
  await page.route('**/api/v1/users/current-user', (route) => route.abort());
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load profile: ');
}

async function holdProfile(stage: Stage): Promise<void> {
  const { page } = stage;
  await signUp(page);
  await openScreen(page, '/account/orders');
  await hold(stage, '**/api/v1/users/current-user');
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible();
}

async function arriveAtAddress(page: Page): Promise<void> {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
}

const STATIC = 'It is the same for everybody and asks for nothing.';
const FORM = 'A form: it asks for nothing before it is sent.';

/** Every route of the shop; one that is missing here, or has no such route, fails the run. */
export const SCREENS: Readonly<Record<string, ScreenStates>> = {
  '/': {
    name: 'home',
    shown: open('/'),
    loading: async (stage) => {
      await hold(stage, '**/api/v1/products?*');
      await openHomeWithoutRows(stage);
      await expect(stage.page.getByText('Loading products…').first()).toBeAttached();
    },
    empty: async (stage) => {
      await openRendered(stage, '/', {
        '/products': NO_LIST,
        '/categories': { categories: [], pagination: NO_LIST.pagination },
      });
      await expect(
        stage.page.getByText('No best-selling products available at the moment.'),
      ).toBeVisible();
    },
    error: async (stage) => {
      await failCalls(stage, '**/api/v1/products?*');
      await openHomeWithoutRows(stage);
      await expect(stage.page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
    },
  },
  '/login': {
    name: 'login',
    shown: open('/login'),
    loading: FORM,
    empty: FORM,
    error: sendEmpty('/login', 'Sign In'),
  },
  '/signup': {
    name: 'signup',
    shown: open('/signup'),
    loading: FORM,
    empty: FORM,
    error: sendEmpty('/signup', 'Sign Up'),
  },
  '/register': {
    name: 'register',
    shown: open('/register'),
    loading: FORM,
    empty: FORM,
    error: 'The same screen as signup.',
  },
  '/product/:id': {
    name: 'product',
    shown: open('/product/spice-set-12'),
    loading: async (stage) => {
      await openScreen(stage.page, '/category/papads');
      await holdMoves(stage);
      await follow(stage, 'Moong Papad', 'main');
      await expect(stage.page.getByText('Loading product…')).toBeVisible();
    },
    empty:
      'Its parts are: see product-not-found, product-reviews-none and product-without-pictures.',
    error: renderWithout('/product/moong-papad', '/products/moong-papad', 'Failed to load product'),
  },
  '/products-list': {
    name: 'products-list',
    shown: open('/products-list'),
    loading: async (stage) => {
      const { page } = stage;
      await openScreen(page, '/products-list');
      await holdMoves(stage);
      await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link').last().click();
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    },
    empty: async (stage) => {
      await openRendered(stage, '/products-list?category=papads&availability=out-of-stock', {
        '/products': NO_LIST,
      });
      await expect(stage.page.getByText('No products found.').first()).toBeVisible();
    },
    error: renderWithout('/products-list', '/products', 'Failed to load products: '),
  },
  '/products': {
    name: 'search-results',
    shown: open('/products?search=papad'),
    loading: async (stage) => {
      const { page } = stage;
      await openScreen(page, '/products?search=papad');
      await holdMoves(stage);
      await page.getByLabel('Sort by').selectOption({ label: 'Newest' });
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    },
    empty: open('/products?search=zzzz'),
    error: renderWithout('/products?search=papad', '/products', 'Failed to load products: '),
  },
  '/about-us': {
    name: 'about-us',
    shown: open('/about-us'),
    loading: STATIC,
    empty: STATIC,
    error: STATIC,
  },
  '/story': {
    name: 'story-list',
    shown: open('/story'),
    loading: async (stage) => {
      const { page } = stage;
      await openScreen(page, '/story');
      await holdMoves(stage);
      await page.getByRole('searchbox', { name: /stories/i }).fill('red');
      await expect(page.getByText('Searching...')).toBeVisible();
    },
    empty: open('/story?search=zzzz'),
    error: renderWithout('/story', '/story', 'Retry'),
  },
  '/story/:id': {
    name: 'story',
    shown: open('/story/red-on-the-terrace'),
    loading: async (stage) => {
      await openScreen(stage.page, '/story');
      await holdMoves(stage);
      await stage.page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(stage.page.getByText('Loading page...')).toBeVisible();
    },
    empty: 'A story has at least a title; one that is not there is story-not-found.',
    error: renderWithout('/story/red-on-the-terrace', '/story/red-on-the-terrace', 'Retry'),
  },
  '/makers': {
    name: 'maker-list',
    shown: open('/makers'),
    loading: moveSlowly('Who makes it'),
    empty: async (stage) => {
      await openRendered(stage, '/makers', {
        '/makers': { makers: [], pagination: NO_LIST.pagination },
      });
      await expect(stage.page.getByText('No groups yet.')).toBeVisible();
    },
    error: renderWithout('/makers', '/makers', 'Failed to load the groups'),
  },
  '/maker/:slug': {
    name: 'maker',
    shown: open('/maker/marwar-masala-samuh'),
    loading: async (stage) => {
      await openScreen(stage.page, '/makers');
      await holdMoves(stage);
      await follow(stage, 'Marwar Masala Samuh', 'main');
      await expect(stage.page.getByText('Loading page...')).toBeVisible();
    },
    empty: async (stage) => {
      await openRendered(stage, '/maker/marwar-masala-samuh', { '/products': NO_LIST });
      await expect(stage.page.getByText('Nothing of theirs is in the shop')).toBeVisible();
    },
    error: renderWithout(
      '/maker/marwar-masala-samuh',
      '/makers/marwar-masala-samuh',
      'Failed to load this group',
    ),
  },
  '/contact-us': {
    name: 'contact-us',
    shown: open('/contact-us'),
    loading: async (stage) => {
      await openScreen(stage.page, '/about-us');
      await hold(stage, '**/api/v1/contact');
      await follow(stage, 'Contact Us');
      await expect(stage.page.getByText('Loading page...')).toBeVisible();
    },
    empty: async (stage) => {
      await openRendered(stage, '/contact-us', { '/contact': {} });
      await expect(stage.page.getByRole('button', { name: 'Send message' })).toBeVisible();
    },
    error: renderWithout('/contact-us', '/contact', 'Failed to load: '),
  },
  '/category/:slug': {
    name: 'category',
    shown: open('/category/papads'),
    loading: async (stage) => {
      await openScreen(stage.page, '/category/papads');
      await holdMoves(stage);
      await follow(stage, 'Spices', 'main');
      await expect(stage.page.getByText('Loading page...')).toBeVisible();
    },
    empty: async (stage) => {
      await openRendered(stage, '/category/papads', { '/products': NO_LIST });
      await expect(stage.page.getByText('No products found in Papads.')).toBeVisible();
    },
    error: renderWithout('/category/papads', '/products', 'Failed to load products'),
  },
  '/cart': {
    name: 'cart',
    shown: async (stage) => {
      await signUp(stage.page);
      await putInCart(stage.page, 'moong-papad', 2);
      await putInCart(stage.page, 'spice-set-12');
      await openScreen(stage.page, '/cart');
    },
    loading: whileCalls('**/api/v1/cart', 'held', '/cart', 'Loading'),
    empty: async ({ page }) => {
      await openScreen(page, '/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    },
    error: whileCalls(
      '**/api/v1/cart',
      'failed',
      '/cart',
      'Failed to load cart. Please try again.',
    ),
  },
  '/page/:slug': {
    name: 'page',
    shown: open('/page/shipping-and-returns'),
    loading: moveSlowly('Care Guide'),
    empty: 'A page has at least a title; one that is not there is page-not-found.',
    error: renderWithout('/page/shipping-and-returns', '/pages/shipping-and-returns', 'Error: '),
  },
  '/forgot': {
    name: 'forgot',
    shown: open('/forgot'),
    loading: FORM,
    empty: FORM,
    error: sendEmpty('/forgot', 'Send reset mail'),
  },
  '/reset-password/:token': {
    name: 'reset-password',
    shown: open('/reset-password/a-token-of-nobody'),
    loading: FORM,
    empty: FORM,
    error: async ({ page }) => {
      await openScreen(page, '/reset-password/a-token-of-nobody');
      await page.getByLabel('New password', { exact: true }).fill('Desert#2026');
      await page.getByRole('main').getByRole('button', { name: 'Save password' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  '/verify-email/:token': {
    name: 'verify-email',
    shown: async (stage) => {
      await stage.page.route('**/verify-email/*', (route) =>
        route.request().resourceType() === 'document'
          ? route.continue()
          : route.fulfill({ json: { success: true, message: 'OK', data: {} } }),
      );
      await openScreen(stage.page, '/verify-email/a-token-of-nobody');
      await expect(stage.page.getByText('Email verified')).toBeVisible();
    },
    loading: async (stage) => {
      await stage.page.route('**/api/v1/users/**', () => {});
      await stage.page.goto('/verify-email/a-token-of-nobody');
      await expect(stage.page.getByText('Verifying your email…')).toBeVisible();
    },
    empty: 'It shows what came of a link, which is never nothing.',
    error: async ({ page }) => {
      await openScreen(page, '/verify-email/a-token-of-nobody');
      await expect(page.getByText('This link is no longer valid.')).toBeVisible();
    },
  },
  '/undo-email-change/:token': {
    name: 'undo-email-change',
    shown: open('/undo-email-change/a-token-of-nobody'),
    loading: FORM,
    empty: FORM,
    error: async ({ page }) => {
      await openScreen(page, '/undo-email-change/a-token-of-nobody');
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await expect(page.getByText('This link is no longer valid.')).toBeVisible();
    },
  },
  '/stock-alerts/:token': {
    name: 'stock-alerts',
    shown: open('/stock-alerts/a-token-of-nobody'),
    loading: FORM,
    empty: FORM,
    error: async ({ page }) => {
      await openScreen(page, '/stock-alerts/short');
      await page.getByRole('button', { name: 'Forget my email' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  '/shipping-details': {
    name: 'shipping-details',
    shown: async ({ page }) => {
      await arriveAtAddress(page);
      await openScreen(page, '/shipping-details');
      await page.getByLabel('Name', { exact: true }).fill('Test Shopper');
      await page.getByLabel('Pincode').fill('302001');
      await expect(page.getByText('Detected district: Jaipur')).toBeVisible();
    },
    loading: whileCalls('**/api/v1/cart', 'held', '/shipping-details', 'Shipping details'),
    empty: async ({ page }) => {
      await arriveAtAddress(page);
      await openScreen(page, '/shipping-details');
    },
    error: async ({ page }) => {
      await arriveAtAddress(page);
      await openScreen(page, '/shipping-details');
      await page.getByRole('button', { name: 'Save & Continue to Payment' }).click();
      await expect(page.getByText('Please correct the errors below')).toBeVisible();
    },
  },
  '/saved-address': {
    name: 'saved-address',
    shown: async ({ page }) => {
      await arriveAtAddress(page);
      await saveAddress(page);
      const other = await page.request.post('/api/v1/address/create-address', {
        data: {
          name: 'Test Shopper',
          phoneNumber: '9812345679',
          addressLine1: 'Flat 204, Building C, Sunrise Residency',
          addressLine2: 'Second floor, near the water tank',
          landmark: 'Opposite the old post office',
          zipCode: '342001',
          district: 'Jodhpur',
          city: 'Jodhpur',
          state: 'Rajasthan',
          country: 'India',
          addressType: 'Work',
        },
      });
      expect(other.ok()).toBe(true);
      await openScreen(page, '/saved-address');
      await expect(page.getByRole('radio')).toHaveCount(2);
    },
    loading: whileCalls(
      '**/api/v1/address/get-addresses',
      'held',
      '/saved-address',
      'Loading addresses…',
    ),
    empty: 'A list that loads empty goes on to shipping-details.',
    error: whileCalls(
      '**/api/v1/address/get-addresses',
      'failed',
      '/saved-address',
      'Failed to load addresses after retry.',
    ),
  },
  '/payment': {
    name: 'payment',
    shown: ({ page }) => arriveAtPayment(page),
    loading: async (stage) => {
      await arriveAtPayment(stage.page);
      await hold(stage, '**/api/v1/cart');
      await stage.page.goto('/payment');
      await expect(stage.page.getByRole('main').getByText('Loading').first()).toBeVisible();
    },
    empty: async ({ page }) => {
      await signUp(page);
      await page.goto('/payment');
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
        'Your cart is empty',
      );
    },
    error: async (stage) => {
      await arriveAtPayment(stage.page);
      await failCalls(stage, '**/api/v1/cart');
      await stage.page.goto('/payment');
      await expect(stage.page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  '/account': {
    name: 'account',
    shown: openAsShopper('/account'),
    loading: holdProfile,
    empty: openAsNewcomer('/account'),
    error: expectProfileFails,
  },
  '/account/orders': {
    name: 'account-orders',
    shown: async ({ page }) => {
      await signUp(page);
      await placeOrder(page, { items: { 'spice-set-12': 1, 'bajra-biscuits': 2 } });
      await placeOrder(page, { items: { 'moong-papad': 2 }, paymentMethod: 'online' });
      await openScreen(page, '/account/orders');
      await expect(page.getByText('View Order Details')).toHaveCount(2);
    },
    loading: whileCalls(
      '**/api/v1/order/get-all*',
      'held',
      '/account/orders',
      'Loading your orders…',
    ),
    empty: openAsNewcomer('/account/orders'),
    error: whileCalls(
      '**/api/v1/order/get-all*',
      'failed',
      '/account/orders',
      'Failed to fetch orders: ',
    ),
  },
  '/account/orders/view-order-details': {
    name: 'order-details',
    shown: openOrder,
    loading: orderWhile('held', 'Loading order details...'),
    empty: 'An order has at least one line; one that is not there is order-details-not-found.',
    error: orderWhile('failed', 'Retry'),
  },
  '/account/wishlist': {
    name: 'account-wishlist',
    shown: async ({ page }) => {
      await signUp(page);
      for (const productId of ['spice-set-12', 'moong-papad', 'bajra-biscuits']) {
        const wish = await page.request.post('/api/v1/wishlist/add', { data: { productId } });
        expect(wish.ok(), productId).toBe(true);
      }
      await openScreen(page, '/account/wishlist');
      await expect(page.getByText('3 Item(s) in Wishlist')).toBeVisible();
    },
    loading: whileCalls('**/api/v1/wishlist', 'held', '/account/wishlist', 'Wish listed'),
    empty: openAsNewcomer('/account/wishlist'),
    error: whileCalls(
      '**/api/v1/wishlist',
      'failed',
      '/account/wishlist',
      'Failed to load wishlist: ',
    ),
  },
  '/account/security': {
    name: 'account-security',
    shown: openWithSessions,
    loading: whileCalls(
      '**/api/v1/users/sessions',
      'held',
      '/account/security',
      'Loading your sessions…',
    ),
    empty: openAsNewcomer('/account/security'),
    error: whileCalls(
      '**/api/v1/users/sessions',
      'failed',
      '/account/security',
      'Failed to load your sessions: ',
    ),
  },
  '/*': {
    name: 'not-found',
    shown: open('/nowhere'),
    loading: STATIC,
    empty: STATIC,
    error: STATIC,
  },
};
