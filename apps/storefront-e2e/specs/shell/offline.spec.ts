import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { putInCart, signUp } from '../../fixtures/people/arrange.ts';
import { newShopper } from '../../fixtures/people/new-shopper.ts';
import { placeOrder } from '../../fixtures/people/orders.ts';
import { logOut } from '../../fixtures/people/sign-in.ts';
import { setStock } from '../../fixtures/shop/set-stock.ts';
import { ShopProcess } from '../../fixtures/shop/shop-process.ts';
import { expect, test } from '../../fixtures/test.ts';

const STOREFRONT_BUILD = fileURLToPath(new URL('../../../storefront/build/', import.meta.url));
const KEPT = 'Kept. We add it when you are online.';
const COPY = /^Copy of \d\d:\d\d$/;
const CART_CALLS = /\/api\/v1\/(?:cart|wishlist)\/(?:add|update|delete)/;

/** Opens a page and waits until the worker controls it. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Registers a shopper at another shop than the worker's, with an item in the cart. */
async function signUpAt(page: Page, url: string): Promise<void> {
  const { phone: phoneNumber, ...details } = newShopper();
  const data = { ...details, phoneNumber };
  const item = { productId: 'moong-papad', quantity: 1 };
  for (const [path, body] of [
    ['/users/register', data],
    ['/cart/add-cart', item],
  ] as const) {
    const response = await page.request.post(`${url}/api/v1${path}`, { data: body });
    expect(response.ok()).toBe(true);
  }
}

/** Waits until the browser has a copy of a URL. */
async function expectCopy(page: Page, path: string): Promise<void> {
  const hasCopy = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
  await expect.poll(hasCopy, `a copy of ${path}`).toBe(true);
}

/** The quantities in the cart and the products on the wishlist, as the server has them. */
async function readServer(page: Page) {
  const [cart, wishlist] = await Promise.all(
    ['/api/v1/cart', '/api/v1/wishlist'].map(async (path) => (await page.request.get(path)).json()),
  );
  type Item = { product: { _id: string }; quantity: number };
  return {
    cart: Object.fromEntries(
      cart.data.items.map(({ product, quantity }: Item) => [product._id, quantity]),
    ),
    wished: wishlist.data.products.map(({ _id }: { _id: string }) => _id),
  };
}

/** All that the browser holds of a text, in caches, storage and its database. */
async function findTraces(page: Page, text: string): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
        if ((request.url + body).includes(wanted)) found.push(`${name}: ${request.url}`);
      }
    }
    for (const [key, value] of Object.entries(localStorage)) {
      if (String(value).includes(wanted)) found.push(`storage: ${key}`);
    }
    found.push(...(await indexedDB.databases()).map(({ name }) => `database: ${name}`));
    return found;
  }, text);
}

let context: BrowserContext;
let page: Page;

test.beforeEach(async ({ browser, shop }) => {
  context = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL: shop.url,
    viewport: { width: 360, height: 780 },
  });
  page = await context.newPage();
});

test.afterEach(async () => {
  await context.close();
});

// product 9.4.1
test('what was seen opens without a network, with its time; what was not says so', async () => {
  const shopper = await signUp(page);
  const order = await placeOrder(page);
  await putInCart(page, 'moong-papad', 2);
  await openControlled(page, '/');
  await page.goto('/products-list');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Moong Papad/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Moong Papad/ })).toBeVisible();
  await expectCopy(page, '/product/moong-papad');
  await page.goto('/cart');
  await page.goto('/account');
  await expect(page.getByText('12 Nehru Bazar').first()).toBeVisible();
  await page.goto('/account/orders');
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  await page.goto(`/account/orders/view-order-details?id=${order._id}`);
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  await expectCopy(page, '/api/v1/address/get-addresses');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  await expect(page.getByText(COPY)).toBeVisible();
  await page.goto('/account/orders');
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('12 Nehru Bazar').first()).toBeVisible();
  await expect(page.getByText(COPY)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: 'Quantity of Moong Papad' })).toHaveValue('2');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/products-list');
  await expect(page.getByText(COPY)).toBeVisible();
  // The link of a page that was opened inside the shop, without a document of its own.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Moong Papad/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Moong Papad/ })).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/product/spice-set-12');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();
  await page.getByRole('link', { name: /Moong Papad/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Moong Papad/ })).toBeVisible();
  await page.goto('/payment');
  await expect(page.getByText('nothing was ordered now')).toBeVisible();

  await test.step('the network replaces the copies', async () => {
    await page.goto('/account/orders');
    await expect(page.getByText(COPY)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(COPY)).toBeHidden();
    await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  });

  await test.step('a sign-out on a shared phone leaves nothing of hers', async () => {
    expect(await findTraces(page, order.orderNumber)).not.toEqual([]);
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    for (const text of [order.orderNumber, '12 Nehru Bazar', shopper.email, shopper.fullName]) {
      await expect.poll(() => findTraces(page, text)).toEqual([]);
    }
    await context.setOffline(true);
    await page.goto('/account/orders');
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  });
});

// product 9.4.1
test('a slow network is none: the copy is shown, and replaced when the answer comes', async () => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await openControlled(page, '/cart');
  await page.reload();
  const quantity = page.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(quantity).toHaveValue('2');
  await expectCopy(page, '/api/v1/cart');
  await putInCart(page, 'moong-papad', 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/api/v1/cart', async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText(COPY)).toBeVisible();
  await expect(quantity).toHaveValue('2');
  resolve();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText(COPY)).toBeHidden();
});

// product 9.4.3
test('ten changes outlive a reload and a restart of the browser, and are made once', async ({
  shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-browser-'));
  const { launchOptions = {} } = test.info().project.use;
  const start = async () => {
    const browser = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      serviceWorkers: 'allow',
      baseURL: shop.url,
      viewport: { width: 360, height: 780 },
    });
    return { browser, tab: browser.pages()[0] ?? (await browser.newPage()) };
  };
  const calls: string[] = [];

  const first = await start();
  const { tab } = first;
  await signUp(tab);
  await putInCart(tab, 'moong-papad', 1);
  await openControlled(tab, '/product/moong-papad');
  await tab.reload();
  await expectCopy(tab, '/api/v1/users/current-user');
  await tab.goto('/cart');
  const quantity = tab.getByRole('textbox', { name: 'Quantity of Moong Papad' });
  await expect(quantity).toHaveValue('1');
  await expectCopy(tab, '/cart');
  await tab.goto('/product/spice-set-12');
  await tab.waitForLoadState('networkidle');
  await expectCopy(tab, '/product/spice-set-12');

  await first.browser.setOffline(true);
  const main = tab.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(tab.getByText(KEPT)).toBeVisible();
  await expect(tab.getByRole('link', { name: /^Cart, 2 item/ })).toBeVisible();
  await main.getByRole('button', { name: 'Add to wishlist' }).first().click();
  await expect(tab.getByText('2 changes wait for the network.')).toBeVisible();
  await tab.reload();
  await expect(tab.getByText('2 changes wait for the network.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove from wishlist' }).first()).toBeVisible();
  await tab.goto('/product/moong-papad');
  await expect(tab.getByRole('link', { name: /^Cart, 2 item/ })).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(tab.getByRole('link', { name: /^Cart, 3 item/ })).toBeVisible();
  await expect(tab.getByText('3 changes wait for the network.')).toBeVisible();
  await tab.goto('/cart');
  await expect(quantity).toHaveValue('2');
  const setQuantity = async (field: Locator, pieces: number, waiting: number) => {
    await field.fill(String(pieces));
    await field.press('Enter');
    await expect(tab.getByText(`${waiting} changes wait for the network.`)).toBeVisible();
  };
  for (const pieces of [3, 4, 5, 6, 7]) await setQuantity(quantity, pieces, pieces + 1);
  await setQuantity(tab.getByRole('textbox', { name: 'Quantity of Spice Set' }), 2, 9);
  await tab.getByRole('button', { name: 'Remove Spice Set (12 Products)' }).click();
  await expect(tab.getByText('10 changes wait for the network.')).toBeVisible();
  await first.browser.close();

  const second = await start();
  second.browser.on('request', (request) => {
    if (CART_CALLS.test(request.url()) && request.serviceWorker() === null) {
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await second.tab.goto('/cart');
  const other = await second.browser.newPage();
  await other.goto('/');
  await expect
    .poll(() => readServer(second.tab))
    .toEqual({ cart: { 'moong-papad': 7 }, wished: ['spice-set-12'] });
  await expect(second.tab.getByText('wait for the network')).toBeHidden();
  expect(calls).toHaveLength(10);
  expect(calls.slice(0, 3)).toEqual([
    'POST /api/v1/cart/add-cart',
    'POST /api/v1/wishlist/add',
    'POST /api/v1/cart/add-cart',
  ]);
  await second.browser.close();
  await rm(folder, { recursive: true, force: true });
});

// product 9.4.1, 9.4.3
test('the Hindi shop keeps copies and changes, too, and small pictures where data is saved', async () => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 2);
  await openControlled(page, '/hi/cart');
  await page.reload();
  await expectCopy(page, '/hi/cart');
  await expectCopy(page, '/api/v1/cart');
  const worker = context.serviceWorkers().find((one) => one.url().includes('/hi/'));
  await worker?.evaluate(() => {
    Object.defineProperty(Object(Reflect.get(navigator, 'connection')), 'saveData', {
      value: true,
    });
  });
  const widths: number[] = [];
  context.on('request', (request) => {
    const width = new URL(request.url()).searchParams.get('w');
    if (request.serviceWorker() !== null && width !== null) widths.push(Number(width));
  });
  await page.goto('/hi/product/spice-set-12');
  await page.waitForLoadState('networkidle');
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(320);

  await context.setOffline(true);
  await page.goto('/hi/cart');
  await expect(page.getByText(/^\d\d:\d\d की कॉपी$/)).toBeVisible();
  await page.getByRole('button', { name: 'पूरा कार्ट खाली करें' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'पूरा कार्ट खाली करें' }).click();
  await expect(page.getByText('1 बदलाव इंटरनेट आने का इंतज़ार कर रहा है।')).toBeVisible();
  expect((await readServer(page)).cart).toEqual({ 'moong-papad': 2 });
  await context.setOffline(false);
  await expect.poll(async () => (await readServer(page)).cart).toEqual({});
});

// product 9.4.3
test('what the server does not take is shown, and left out or tried again; a review is sent', async ({
  shop,
}) => {
  await signUp(page);
  await openControlled(page, '/product/moong-papad');
  await page.reload();
  await expectCopy(page, '/api/v1/users/current-user');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first(),
  ).toBeEnabled();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' });
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('2 changes wait for the network.')).toBeVisible();
  setStock(shop, 'moong-papad', 0);
  await context.setOffline(false);
  const kept = page.getByRole('region', { name: 'Kept changes' });
  await expect(kept.getByRole('alert')).toContainText('Moong Papad was not added:');
  await kept.getByRole('button', { name: 'Leave it out' }).click();
  await expect(kept).toBeHidden();
  expect((await readServer(page)).cart).toEqual({});
  await expect(reviews.getByRole('button', { name: 'Edit' })).toBeVisible();
  setStock(shop, 'moong-papad', 20);
});

// product 9.4.4
test('a new version does not disturb a checkout; one that is switched off goes with its copies', async () => {
  const build = await mkdtemp(join(tmpdir(), 'haat-shell-'));
  await cp(join(STOREFRONT_BUILD, 'client'), join(build, 'client'), { recursive: true });
  for (const name of ['server', 'hi'])
    await symlink(join(STOREFRONT_BUILD, name), join(build, name));
  const settings: NodeJS.ProcessEnv = { SHELL_BUILD: build };
  const shop = await ShopProcess.create(settings);
  const restart = async () => {
    await shop.stop();
    await shop.start();
  };
  const update = () =>
    page.evaluate(async () => {
      Object.assign(window, { isSamePage: true });
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration !== undefined && registration.waiting !== null;
    });

  await openControlled(page, `${shop.url}/about-us`);
  await signUpAt(page, shop.url);
  await page.goto(`${shop.url}/shipping-details`);
  const field = page.getByLabel('Address Line 1');
  await field.fill('A new house');
  const file = join(build, 'client/service-worker.js');
  await writeFile(file, `${await readFile(file, 'utf8')}\n// The next version.`);
  await Promise.all(['br', 'gz'].map((form) => rm(`${file}.${form}`, { force: true })));
  await restart();
  await update();
  await expect.poll(isWaiting).toBe(true);
  await expect(field).toHaveValue('A new house');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goto(`${shop.url}/saved-address`);
  expect(await isWaiting()).toBe(true);
  await page.goto(`${shop.url}/about-us`);
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(false);

  Object.assign(settings, { SERVICE_WORKERS: 'off' });
  await restart();
  await update();
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await shop.destroy();
  await rm(build, { recursive: true, force: true });
});
