import type { Page } from '@playwright/test';
import { failCalls, holdCalls, openScreen } from '../fixtures/page/screens.ts';
import { openPayment, putInCart, saveAddress, signUp } from '../fixtures/people/arrange.ts';
import { deliverOrder, placeOrder } from '../fixtures/people/orders.ts';
import {
  arriveAtPayment,
  expectPlaced,
  paymentDialog,
  placeOnline,
} from '../fixtures/people/payment.ts';
import type { ShopProcess } from '../fixtures/shop/shop-process.ts';
import { expect } from '../fixtures/test.ts';

/** Brings a page into the state of its picture, and waits for what the picture is about. */
type Arrange = (page: Page, shop: ShopProcess) => Promise<void>;

/** Opens a list of a new shopper, whose calls get no response or fail. */
function whileCalls(spoil: (page: Page) => Promise<void>, address: string, text: string): Arrange {
  return async (page) => {
    await signUp(page);
    await spoil(page);
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(text);
  };
}

/** Opens a list of a shopper who has nothing yet. */
function asNewcomer(address: string): Arrange {
  return async (page) => {
    await signUp(page);
    await openScreen(page, address);
  };
}

/** Opens a dialog on a screen. */
function dialog(address: string, button: RegExp, arrange: Arrange): Arrange {
  return async (page, shop) => {
    await signUp(page);
    await arrange(page, shop);
    await openScreen(page, address);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
}

/** Sends the form of a page as it is. */
function sendEmpty(address: string, button: string): Arrange {
  return async (page) => {
    await openScreen(page, address);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  };
}

/** What shoppers come across between the screens, by the name of its picture. */
export const MOMENTS: Readonly<Record<string, Arrange>> = {
  'search-open': async (page) => {
    await openScreen(page, '/about-us');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.click();
    await field.fill('papad');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(6);
  },
  'search-none': (page) => openScreen(page, '/products?search=zzzz'),
  filters: async (page) => {
    await openScreen(page, '/products-list?category=papads&availability=in-stock');
    const summary = page.getByRole('main').locator('summary').filter({ visible: true });
    if ((await summary.count()) > 0) await summary.click();
  },
  'product-sold-out': (page) => openScreen(page, '/product/mustard-seeds'),
  'product-reviews': async (page) => {
    await openScreen(page, '/product/spice-set-12');
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await expect(page.getByText('Sign in to write a review')).toBeVisible();
  },
  'product-added': async (page) => {
    await openScreen(page, '/product/moong-papad');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart')).toBeVisible();
  },
  'login-errors': sendEmpty('/login', 'Sign In'),
  'signup-errors': sendEmpty('/signup', 'Sign Up'),
  'cart-empty': (page) => openScreen(page, '/cart'),
  'cart-loading': whileCalls(holdCalls, '/cart', 'Loading'),
  'cart-failing': whileCalls(failCalls, '/cart', 'Retry'),
  'orders-empty': asNewcomer('/account/orders'),
  'orders-loading': whileCalls(holdCalls, '/account/orders', 'Loading'),
  'orders-failing': whileCalls(failCalls, '/account/orders', 'Retry'),
  'wishlist-empty': asNewcomer('/account/wishlist'),
  'address-form': async (page) => {
    await signUp(page);
    await putInCart(page, 'moong-papad');
    await openScreen(page, '/shipping-details');
    await page.getByRole('button', { name: 'Save & Continue to Payment' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  },
  'address-question': dialog('/account', /^Delete the address/, saveAddress),
  'cancel-question': dialog('/account/orders', /^Cancel/, async (page) => {
    await placeOrder(page);
  }),
  'return-question': dialog('/account/orders?tab=past', /^Return/, async (page, shop) => {
    const { _id } = await placeOrder(page);
    deliverOrder(shop, _id);
  }),
  'payment-dialog': async (page) => {
    await arriveAtPayment(page);
    await placeOnline(page);
    await expect(paymentDialog(page).dialog).toBeVisible();
  },
  'order-placed': async (page) => {
    await signUp(page);
    await putInCart(page, 'moong-papad', 2);
    await saveAddress(page);
    await openPayment(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expectPlaced(page);
  },
};
