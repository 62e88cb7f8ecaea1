import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { listScreens } from '../fixtures/page/screens.ts';
import type { ShopProcess } from '../fixtures/shop/shop-process.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { openHindiShop } from './hindi-name.ts';
import { listPictures, PICTURES, type Picture, TAKEN_FOLDER } from './pictures.ts';
import { SCREENS } from './screen-states.ts';

/** Pictures longer than this show nothing new, in px. */
const MAX_HEIGHT = 4_000;

interface Shots {
  /** Saves what the page shows as `<width>/<name>.webp`. */
  shoot(page: Page, picture: Picture): Promise<void>;
}

const test = base.extend<Shots, { hindiShop: ShopProcess }>({
  // A screen that complains is the business of the tests.
  quietConsole: false,
  hindiShop: [
    async ({ browserName: _ }, use) => {
      const shop = await openHindiShop();
      await use(shop);
      await shop.destroy();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shoot: async ({ page: _ }, use, { project }) => {
    const folder = join(TAKEN_FOLDER, project.name);
    await mkdir(folder, { recursive: true });
    await use(async (page, { name, isOverlay, isWaiting }) => {
      await settle(page, isWaiting, isOverlay);
      const png = await page.screenshot({ fullPage: !isOverlay, animations: 'disabled' });
      const { width = 0, height = 0 } = await sharp(png).metadata();
      await sharp(png)
        .extract({ left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) })
        .webp({ quality: 58, effort: 5, smartSubsample: true })
        .toFile(join(folder, `${name}.webp`));
    });
  },
});

/**
 * Waits until nothing is loading any more, unless that is what the picture shows, and for faces and
 * pictures, also those below the fold; goes back to the top where the whole page is taken.
 */
async function settle(page: Page, isWaiting: boolean, isOverlay: boolean): Promise<void> {
  if (!isWaiting) {
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/^(Loading|Looking up|Searching|Verifying)/)).toHaveCount(0);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  // The pointer's last position does not matter, except to the zoom.
  if (!isOverlay) await page.mouse.move(0, 0);
  await page.evaluate(async (staysThere) => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    if (staysThere) return;
    window.scrollTo(0, 0);
    // On the whole page it would lie over what is in the middle.
    for (const bar of document.querySelectorAll<HTMLElement>('[data-bottom-bar]')) {
      bar.style.position = 'static';
    }
  }, isOverlay);
}

test('every screen names its states', async ({ shop }, { project }) => {
  expect(shop.url).toBeTruthy();
  const routes = (await listScreens()).map(({ route }) => route);
  expect(Object.keys(SCREENS).toSorted(), project.name).toEqual(routes.toSorted());
});

for (const picture of PICTURES) {
  test.describe(picture.name, () => {
    test.use({
      javaScriptEnabled: !picture.isWithoutScript,
      ...(picture.isInHindiShop && { baseURL: ({ hindiShop }, use) => use(hindiShop.url) }),
    });
    test('is taken', async ({ page, context, shop, shoot }, { project }) => {
      test.skip(!listPictures(Number(project.name)).includes(picture), 'only on phones');
      // Responses of other hosts, such as the map, may be missing.
      await context.route(/^https:/, (route) => route.fulfill({ body: '' }));
      await picture.arrange({ page, context, shop });
      await shoot(page, picture);
    });
  });
}
