import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signUp } from '../fixtures/arrange.ts';
import {
  failCalls,
  holdCalls,
  listScreens,
  openScreen,
  type Screen,
  signUpWithEverything,
} from '../fixtures/screens.ts';
import { test as base, expect } from '../fixtures/test.ts';

/** Pictures longer than this show nothing new, in px. */
const MAX_HEIGHT = 4_000;

interface Shots {
  /** Keeps what the page shows as `<width>/<name>.webp`. */
  shoot(page: Page, name: string): Promise<void>;
}

const test = base.extend<Shots>({
  // A screen that complains is the business of the tests.
  quietConsole: async ({ page: _ }, use) => use(undefined),
  shoot: async ({ page: _ }, use, { project }) => {
    const folder = join(import.meta.dirname, project.name);
    await mkdir(folder, { recursive: true });
    await use(async (page, name) => {
      await settle(page);
      const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
      const { width = 0, height = 0 } = await sharp(png).metadata();
      await sharp(png)
        .extract({ left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) })
        .webp({ quality: 58, effort: 5, smartSubsample: true })
        .toFile(join(folder, `${name}.webp`));
    });
  },
});

/** Waits for faces and pictures, also those below the fold, and goes back to the top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    window.scrollTo(0, 0);
  });
}

/** The name of a screen's pictures: `account-orders` of `/account/orders`. */
function nameOf({ route }: Screen): string {
  if (route === '/') return 'home';
  if (route === '/*') return 'not-found';
  return route
    .replace(/\/:\w+/g, '')
    .slice(1)
    .replaceAll('/', '-');
}

test.beforeAll(async ({ browserName: _ }, { project }) => {
  await rm(join(import.meta.dirname, project.name), { recursive: true, force: true });
});

test('public screens', async ({ page, shop, shoot }) => {
  expect(shop.url).toBeTruthy();
  for (const screen of await listScreens()) {
    if (!screen.isPublic) continue;
    await openScreen(page, screen.address);
    await shoot(page, nameOf(screen));
  }
});

test('protected screens', async ({ page, shoot }) => {
  const addressOf = await signUpWithEverything(page);
  for (const screen of await listScreens()) {
    if (screen.isPublic && screen.route !== '/cart') continue;
    await openScreen(page, addressOf(screen));
    await shoot(page, screen.route === '/cart' ? 'cart-filled' : nameOf(screen));
  }
});

test('protected screens: empty, loading, failing', async ({ page, shoot }) => {
  await signUp(page);
  const screens = (await listScreens()).filter(
    ({ route, isPublic }) => !isPublic || route === '/cart',
  );
  for (const screen of screens) {
    await openScreen(page, screen.address);
    await shoot(page, `${nameOf(screen)}-empty`);
  }
  await holdCalls(page);
  for (const screen of screens) {
    await page.goto(screen.address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main')).toContainText(/\S/);
    await shoot(page, `${nameOf(screen)}-loading`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failCalls(page);
  for (const screen of screens) {
    await page.goto(screen.address, { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('networkidle');
    await shoot(page, `${nameOf(screen)}-error`);
  }
});

test('states of public screens', async ({ page, context, shoot, viewport }) => {
  if ((viewport?.width ?? 0) < 1024) {
    await openScreen(page, '/products-list');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await shoot(page, 'menu-open');
  }
  for (const [address, button] of [
    ['/login', 'Sign In'],
    ['/signup', 'Sign Up'],
  ] as const) {
    await openScreen(page, address);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await shoot(page, `${address.slice(1)}-error`);
  }
  await openScreen(page, '/products?search=zzzz');
  await shoot(page, 'products-empty');
  await openScreen(page, '/story?search=zzzz');
  await shoot(page, 'story-empty');
  await openScreen(page, '/product/moong-papad');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await shoot(page, 'product-added');

  // What a page loads when a shopper comes to it from another one.
  const DATA = /\.data(\?|$)/;
  await openScreen(page, '/products-list');
  await page.route(DATA, () => {});
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link').last().click();
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  await shoot(page, 'products-list-loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await openScreen(page, '/products-list');
  await page.route(DATA, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Products');
  await shoot(page, 'story-error');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await openScreen(page, '/products-list');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stories' }).click();
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await shoot(page, 'story-offline');
});
