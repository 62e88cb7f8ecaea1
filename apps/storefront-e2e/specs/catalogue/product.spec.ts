import type { Locator, Page } from '@playwright/test';
import { openScreen } from '../../fixtures/page/screens.ts';
import { totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

const WIDE = { width: 1280, height: 900 };

function gallery(page: Page) {
  return page.getByRole('region', { name: /^Pictures of / });
}

/** The large picture of the gallery. */
function picture(page: Page) {
  return gallery(page).getByRole('img');
}

/** The button over the picture; it comes when the browser is idle. */
function zoomButton(page: Page) {
  return page.getByRole('button', { name: 'Zoom picture' });
}

/** The zoom factor of the picture. */
async function drawnScale(page: Page): Promise<number> {
  return picture(page).evaluate(
    (image) => image.getBoundingClientRect().width / (image.clientWidth || 1),
  );
}

/** Draws a finger over the picture, from one share of it to another. */
async function stroke(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await zoomButton(page).boundingBox();
  if (box === null) throw new Error('There is no picture to stroke');
  const at = ([x, y]: readonly [number, number]) => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  });
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
  await touch('touchStart', [at(from)]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    await touch('touchMove', [at([x, y])]);
  }
  await touch('touchEnd', []);
}

// product 2.7.2
test('the gallery’s arrows wrap at both ends, and its thumbnails choose', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/product/spice-set-12');
  await expect(picture(page)).toHaveAttribute('alt', /picture 1 of 3$/);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(picture(page)).toHaveAttribute('alt', /picture 3 of 3$/);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(picture(page)).toHaveAttribute('alt', /picture 1 of 3$/);
  await page.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(picture(page)).toHaveAttribute('alt', /picture 2 of 3$/);
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

// product 2.7.2, 2.7.15
test('on a small phone what it is, what it costs, when it comes and who made it stand on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/product/mathania-red-chilli-powder');
  const main = page.getByRole('main');
  const bar = main.locator('[data-bottom-bar]');
  expect(await bottomOf(bar.getByRole('button', { name: 'Add to cart' }))).toBeLessThanOrEqual(640);
  const end = (await bar.boundingBox())?.y ?? 0;
  for (const part of [
    main.getByRole('link', { name: 'Marwar Masala Samuh' }).first(),
    main.getByRole('heading', { level: 1 }),
    main.getByText('मथानिया लाल मिर्च').first(),
    main.getByText('₹189.00').first(),
    main.getByText('-10%').first(),
    main.getByText('200 g · ₹94.50/100 g').first(),
    main.getByText(`${totalOf(189)} with delivery and taxes`).first(),
    main.getByText(/^Most places in /).first(),
    main.getByRole('button', { name: 'Enter pincode' }),
  ]) {
    await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(end);
  }
  // The picture takes a third of the screen's height, and shows the whole 4:5 drawing.
  const { width, height } = (await picture(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(200);
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

// product 2.7.2, 9.2.4
test('by touch a tap zooms, and a drag moves the zoomed picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product/spice-set-12');
  const button = zoomButton(page);
  await button.tap({ position: { x: 160, y: 60 } });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => drawnScale(page)).toBeCloseTo(2.5, 1);
  const left = async () => (await picture(page).boundingBox())?.x ?? Number.NaN;
  const before = await left();
  await stroke(page, [0.7, 0.3], [0.5, 0.3]);
  await expect.poll(left).toBeLessThan(before - 30);
  await expect(picture(page)).toHaveAttribute('alt', /picture 1 of 3$/);
});

// product 2.2.1, 2.7.6
test('Description, Storage & Usage and Reviews are tabs for mouse and keyboard', async ({
  page,
}) => {
  await page.goto('/product/spice-set-12');
  const tabs = page.getByRole('tablist', { name: 'About this product' }).getByRole('tab');
  await expect(tabs).toHaveText(['Description', 'Storage & Usage', 'Reviews']);
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('Rajasthani');
  await tabs.nth(1).click();
  await expect(page.getByRole('tabpanel', { name: 'Storage & Usage' })).toContainText('airtight');
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toContainText('out of 5');
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
