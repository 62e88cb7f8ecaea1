import type { Locator, Page } from '@playwright/test';
import { openScreen } from '../../fixtures/page/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const WIDE = { width: 1280, height: 900 };

function gallery(page: Page) {
  return page.getByRole('region', { name: /^Pictures of / });
}

/** A picture of the gallery, counted from 1. */
function picture(page: Page, place: number) {
  return gallery(page).getByRole('img', { name: new RegExp(`picture ${place} of 3$`) });
}

/** The buttons over the pictures; they come when the browser is idle. */
function zoomButtons(page: Page) {
  return page.getByRole('button', { name: 'Zoom picture' });
}

// product 2.7.2
test('the gallery’s arrows wrap at both ends, and its thumbnails choose', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/product/spice-set-12');
  const inView = { ratio: 0.95 };
  await expect(picture(page, 1)).toBeInViewport(inView);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(picture(page, 3)).toBeInViewport(inView);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(picture(page, 1)).toBeInViewport(inView);
  await page.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(picture(page, 2)).toBeInViewport(inView);
  await expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

/** How far a part of the screen reaches down, in px. */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

// product 2.7.2
test('on a small phone the whole picture, the name and the price stand on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/product/mathania-red-chilli-powder');
  const main = page.getByRole('main');
  const bar = main.locator('[data-bottom-bar]');
  const add = bar.getByRole('button', { name: 'Add to cart' });
  await expect(add).toContainText('₹189.00');
  expect(await bottomOf(add)).toBeLessThanOrEqual(640);
  const end = (await bar.boundingBox())?.y ?? 0;
  await expect
    .poll(() => bottomOf(main.getByRole('heading', { level: 1 })))
    .toBeLessThanOrEqual(end);
  const { width, height } = (await picture(page, 1).boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBe(332);
  expect(width / height).toBeCloseTo(0.8, 2);
});

// product 2.7.15, 2.7.16, 2.7.19, 2.9.6
test('the product says its maker, its pack and what is on the label, and the cart the pack', async ({
  page,
}) => {
  await page.goto('/product/bajra-biscuits');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Shekhawati Rasoi Samuh' })).toHaveAttribute(
    'href',
    '/maker/shekhawati-rasoi-samuh',
  );
  await expect(main.getByText('250 g · ₹59.60/100 g').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask about this product' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Namaste.*Bajra/,
  );
  // product 2.7.13
  for (const line of [
    'Cash on delivery, UPI or card',
    'Return only if it arrived damaged, open or wrong',
    'Packed by Shekhawati Rasoi Samuh',
  ]) {
    await expect(main.getByText(line)).toBeVisible();
  }
  const label = main.getByRole('region', { name: 'On the label' });
  await expect(label.getByText('Milk (ghee).')).toBeVisible();
  await expect(label.getByText('Vegetarian', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  // After a move inside the shop the browser renders the label, and shows what was seen before.
  await main.getByRole('link', { name: 'Jeera Biscuits' }).click();
  await expect(label.getByText('Net quantity')).toBeVisible();
  const seen = main.getByRole('heading', { name: 'Recently seen' }).locator('xpath=../..');
  await expect(seen.getByRole('link', { name: /Bajra Biscuits/ })).toBeVisible();
  await page.goto('/cart');
  await expect(main.getByText('बाजरा बिस्कुट')).toBeVisible();
  await expect(main.getByText('250 g · ₹59.60/100 g')).toBeVisible();
});

/** Draws fingers over the screen, from one place of each to another, in px. */
async function stroke(page: Page, fingers: readonly (readonly [Spot, Spot])[]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (share: number) =>
    fingers.map(([from, to]) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  await touch('touchStart', at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', at(share));
  await touch('touchEnd', []);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

// product 2.7.2
test('by touch a tap opens the whole screen, where two fingers and two taps zoom, until Back', async ({
  page,
}) => {
  await page.goto('/product/spice-set-12');
  const address = page.url();
  await zoomButtons(page).first().tap();
  const viewer = page.getByRole('dialog', { name: /^Pictures of / });
  const large = viewer.getByRole('img').first();
  const width = async () => (await large.boundingBox())?.width ?? Number.NaN;
  await expect(large).toBeInViewport({ ratio: 1 });
  const whole = await width();
  expect(whole).toBe(360);
  // Each finger moves away from the other.
  await stroke(page, [
    [
      { x: 170, y: 390 },
      { x: 130, y: 390 },
    ],
    [
      { x: 190, y: 390 },
      { x: 230, y: 390 },
    ],
  ]);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  const tapTwice = async () => {
    await page.touchscreen.tap(180, 390);
    await page.touchscreen.tap(180, 390);
  };
  await tapTwice();
  await expect.poll(width).toBe(whole);
  await tapTwice();
  await expect.poll(width).toBe(whole * 2.5);

  await page.goBack();
  await expect(viewer).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(zoomButtons(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await viewer.getByRole('button', { name: 'Close' }).tap();
  await expect(viewer).toBeHidden();
  await expect(zoomButtons(page).first()).toBeFocused();
});

// product 2.2.1, 2.7.6, 3.5.2
test('Description, Storage & Usage and Reviews are tabs; the reviews are in the page for everybody', async ({
  page,
}) => {
  const response = await page.goto('/product/spice-set-12');
  expect(await response?.text()).toContain('Gave it to my sister');
  const tabs = page.getByRole('tablist', { name: 'About this product' }).getByRole('tab');
  await expect(tabs).toHaveText(['Description', 'Storage & Usage', 'Reviews']);
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('Rajasthani');
  await tabs.nth(1).click();
  await expect(page.getByRole('tabpanel', { name: 'Storage & Usage' })).toContainText('airtight');
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' });
  await expect(reviews).toContainText(/[345]\.\d\d\s*out of 5/);
  await expect(reviews).toContainText(/\d reviews/);
  const rows = reviews.getByRole('listitem').filter({ hasText: /^[1-5] stars?\d+$/ });
  await expect(rows).toHaveText([/^5 stars/, /^4 stars/, /^3 stars/, /^2 stars/, /^1 star/]);
  await expect(
    reviews.getByRole('article').filter({ hasText: 'Gave it to my sister' }),
  ).toContainText('19 October 2026');
  await reviews.getByRole('link', { name: 'Sign in to write a review' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

// product 2.7.10
test('elsewhere Share offers WhatsApp and the link to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto('/product/moong-papad?utm_source=test');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Moong%20Papad.*product%2Fmoong-papad$/,
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/product\/moong-papad$/);
});

/** Collects what the browser animates while the product's picture takes the card's place. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...input: Parameters<typeof start>) => {
      const transition = start(...input);
      transition.ready.then(
        () => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''));
          document.documentElement.setAttribute('data-moved', parts.join(' '));
        },
        (error: unknown) => {
          document.documentElement.setAttribute('data-moved', `failed: ${String(error)}`);
        },
      );
      return transition;
    };
  });
}

// product 2.7.9, 2.9.9
test('the card’s picture grows into the product’s, also from a related product', async ({
  page,
}) => {
  await recordTransitions(page);
  await openScreen(page, '/category/papads');
  await page.getByRole('main').getByRole('link', { name: 'Moong Papad' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moong Papad');

  await html.evaluate((element) => element.removeAttribute('data-moved'));
  const related = page.getByRole('main').getByRole('listitem').getByRole('article');
  await expect(related).toHaveCount(4);
  const response = await page.request.get('/api/v1/products?category=papads&limit=100');
  const { data }: { data: { products: { name: string }[] } } = await response.json();
  const others = data.products.map((papad) => papad.name).filter((name) => name !== 'Moong Papad');
  for (const name of await related.getByRole('heading').allTextContents()) {
    expect(others).toContain(name);
  }
  await related.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Moong Papad');
  await expect(html).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/);
});
