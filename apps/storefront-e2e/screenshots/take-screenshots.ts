import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { listScreens, openScreen, signUpWithEverything } from '../fixtures/page/screens.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { MOMENTS } from './moments.ts';

const TAKEN = join(import.meta.dirname, 'taken');
const DOCUMENTED = join(import.meta.dirname, '../../../docs/images/screens');

/** Names of the screens that are called otherwise than their routes. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/products': 'search-results',
  '/story': 'story-list',
  '/makers': 'maker-list',
  '/account/orders/view-order-details': 'order-details',
  '/*': 'not-found',
};

// A screen that complains is the business of the tests.
const test = base.extend({ quietConsole: false });

/** Waits for type faces and pictures, also those below the fold, and goes back to the top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    window.scrollTo(0, 0);
    // On the whole page it would lie over what is in the middle.
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bottom-bar]')) {
      bar.style.position = 'static';
    }
  });
}

/** Saves a picture of at most `height` px. */
async function save(png: Buffer, height: number, quality: number, folder: string, name: string) {
  await mkdir(folder, { recursive: true });
  const { width = 0, height: whole = 0 } = await sharp(png).metadata();
  await sharp(png)
    .extract({ left: 0, top: 0, width, height: Math.min(whole, height) })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`));
}

test('every screen is taken', async ({ page }, { project }) => {
  const addressOf = await signUpWithEverything(page);
  const screens = await listScreens();
  // Guests first: a signed-in shopper is led away from the sign-in.
  for (const screen of screens.toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic))) {
    const { route, isPublic, address } = screen;
    const cookies = await page.context().cookies();
    if (isPublic && route !== '/cart') await page.context().clearCookies();
    await openScreen(page, isPublic ? address : addressOf(screen));
    await settle(page);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    await page.context().addCookies(cookies);
    const name =
      NAMES[route] ??
      route
        .slice(1)
        .replace(/\/:\w+$/, '')
        .replaceAll('/', '-');
    await save(png, 4_000, 58, TAKEN, `${name}-${project.name}`);
    // The documents show the narrowest and the widest, cut so that all of them take less than 3 MB.
    if (project.name !== '768') await save(png, 1_500, 34, join(DOCUMENTED, project.name), name);
  }
});

for (const [name, arrange] of Object.entries(MOMENTS)) {
  test(`${name} is taken`, async ({ page, shop }, { project }) => {
    await arrange(page, shop);
    expect(await page.title()).toBeTruthy();
    const png = await page.screenshot({ animations: 'disabled' });
    await save(png, 4_000, 58, TAKEN, `${name}-${project.name}`);
  });
}
