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

// product 2.7.2, 9.2.6
test('on a wide screen the picture is 520 px high', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/product/spice-set-12');
  await expect.poll(async () => (await picture(page).boundingBox())?.height).toBe(520);
  // Its label has a long line, which leaves the price its room.
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(400);
});

/** How far a part of the screen reaches down, in px. */
async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

for (const { key, name, maker, facts } of [
  {
    key: 'mathania-red-chilli-powder',
    name: 'a name of two lines',
    maker: 'Marwar Masala Samuh',
    facts: [
      'मथानिया लाल मिर्च',
      '₹189.00',
      '-10%',
      '200 g · ₹94.50/100 g',
      `${totalOf(189)} with delivery and taxes`,
    ],
  },
  {
    key: 'besan-nankhatai',
    name: 'few left',
    maker: 'Shekhawati Rasoi Samuh',
    facts: ['₹219.00', '300 g · ₹73.00/100 g', `${totalOf(219)} with delivery and taxes`],
  },
  {
    key: 'leheriya-dupatta',
    name: 'a size instead of a weight',
    maker: 'Sanganer Chhapa Samuh',
    facts: ['₹1,199.00', '90 × 250 cm', `${totalOf(1199)} with delivery and taxes`],
  },
]) {
  // product 2.7.2, 2.7.16
  test(`on a small phone what it is, what it costs, when it comes and who made it stand on the first screen: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/product/${key}`);
    const main = page.getByRole('main');
    const bar = main.locator('[data-bottom-bar]');
    expect(await bottomOf(bar.getByRole('button', { name: 'Add to cart' }))).toBeLessThanOrEqual(
      640,
    );
    const end = (await bar.boundingBox())?.y ?? 0;
    for (const part of [
      main.getByRole('link', { name: maker }).first(),
      main.getByRole('heading', { level: 1 }),
      ...facts.map((fact) => main.getByText(fact).first()),
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
}

// product 2.7.2, 2.7.16, 2.7.23
test('on a small phone a product that is sold out shows what it will cost and how to be told of it on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/product/coconut-biscuits');
  const main = page.getByRole('main');
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText('₹159.00').first(),
    main.getByText('Out of Stock').first(),
    main.getByText('One will cost ₹599 in all.'),
    main.getByText(/Once it is back, it comes in 5 to 8 working days/),
    main.getByRole('button', { name: 'Tell me when it is back' }),
  ]) {
    // The hydration may replace it while it is looked for.
    await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(640);
  }
  await page.getByRole('button', { name: 'Open search' }).click();
  await expect(page.locator('#search-narrow')).toBeFocused();
});

// product 2.7.17, 2.7.18, 2.10.7
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

// product 2.7.14
test('the buy box says what is left, how to pay, what comes back and who packs it', async ({
  page,
}) => {
  await page.goto('/product/besan-nankhatai');
  const main = page.getByRole('main');
  await expect(main.getByText('Only 3 left', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(main.getByRole('button', { name: /^Add to cart.* · Only 3 left$/ })).toBeVisible();
  await expect(main.getByText('Cash on delivery, UPI or card')).toBeVisible();
  await expect(main.getByText('Return only if it arrived damaged, open or wrong')).toBeVisible();
  await expect(main.getByText('Packed by Shekhawati Rasoi Samuh')).toBeVisible();
  // The same after a move inside the shop, where the browser renders the lines.
  await main.getByRole('link', { name: 'Biscuits', exact: true }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: 'Biscuits' })).toBeVisible();
  await main.getByRole('article').getByRole('link').first().click();
  await expect(main.getByText('Cash on delivery, UPI or card')).toBeVisible();
});

// product 2.7.2, 9.2.6
test('a click zooms by 2.5, the picture follows the pointer, another click stops', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product/spice-set-12');
  const button = zoomButton(page);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click({ position: { x: 60, y: 60 } });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => drawnScale(page)).toBeCloseTo(2.5, 1);

  // How far the picture sticks out of its frame on the left, in px.
  const frame = await button.elementHandle();
  const hidden = () =>
    picture(page).evaluate(
      (image, box) =>
        (box?.getBoundingClientRect().left ?? Number.NaN) - image.getBoundingClientRect().left,
      frame,
    );
  await button.hover({ position: { x: 1, y: 100 } });
  await expect.poll(hidden).toBeCloseTo(0, -1);
  const width = await button.evaluate((element) => element.clientWidth);
  await button.hover({ position: { x: width - 1, y: 100 } });
  await expect.poll(hidden).toBeGreaterThan(500);

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => drawnScale(page)).toBeCloseTo(1, 1);
});

// product 2.7.2
test('Enter and Space toggle the zoom, Escape cancels it', async ({ page }) => {
  await page.goto('/product/spice-set-12');
  const button = zoomButton(page);
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => drawnScale(page)).toBeCloseTo(2.5, 1);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => drawnScale(page)).toBeCloseTo(1, 1);
});

// product 2.7.2
test('by touch a sideways stroke turns to the next or previous picture', async ({ page }) => {
  await page.goto('/product/spice-set-12');
  const button = zoomButton(page);
  await expect(button).toBeVisible();
  await stroke(page, [0.8, 0.3], [0.2, 0.3]);
  await expect(picture(page)).toHaveAttribute('alt', /picture 2 of 3$/);
  await stroke(page, [0.2, 0.3], [0.8, 0.3]);
  await expect(picture(page)).toHaveAttribute('alt', /picture 1 of 3$/);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

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

// product 2.7.5, 5.5.4
test('the quantity is never below 1', async ({ page }) => {
  await page.goto('/product/moong-papad');
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  await expect(main.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('2');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
});

// product 2.2.4, 2.7.3
test('price, discount badge and features are shown; no badge without a discount', async ({
  page,
}) => {
  await page.goto('/product/spice-set-12');
  const details = page.getByRole('main').locator('article').first();
  await expect(details).toContainText('₹1,499.00');
  await expect(details.getByText('-25%')).toBeVisible();
  await expect(
    details.getByRole('listitem').filter({ hasText: /^Ground in small lots$/ }),
  ).toHaveCount(1);
  await expect(
    details.getByRole('listitem').filter({ hasText: /^Comes in a printed gift box$/ }),
  ).toHaveCount(1);

  await page.goto('/product/turmeric-powder');
  await expect(details).toContainText('₹');
  await expect(details.getByText(/^-\d+%$/)).toHaveCount(0);
});

// product 2.7.7
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

// product 2.7.7
test('a product without a text on storage has the fallback text', async ({ page }) => {
  await page.goto('/product/sarkanda-coasters');
  await page.getByRole('tab', { name: 'Storage & Usage' }).click();
  await expect(page.getByRole('tabpanel')).toHaveText('Storage Type: Airtight, Resealable Pouch');
});

test('on a phone quantity and Add to cart stay at the bottom', async ({ page }) => {
  await page.goto('/product/spice-set-12');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  const bottom = async () => {
    const box = await add.boundingBox();
    return box === null ? Number.NaN : box.y + box.height;
  };
  const height = page.viewportSize()?.height ?? 0;
  const isAtBottom = async () => {
    const place = await bottom();
    return place > height - 40 && place <= height;
  };
  await expect.poll(isAtBottom).toBe(true);
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await expect.poll(isAtBottom).toBe(true);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Quantity' })).toBeInViewport();
});

// product 2.7.10
test('related products are of the same category, without the product itself', async ({
  page,
  request,
}) => {
  await page.goto('/product/moong-papad');
  const related = page.locator('section', {
    has: page.getByRole('heading', { name: 'Related products' }),
  });
  const links = related.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const path = await link.getAttribute('href');
    expect(path).not.toBe('/product/moong-papad');
    const response = await request.get(`/api/v1/products/${path?.split('/').at(-1)}`);
    const { data }: { data: { category: { slug: string } } } = await response.json();
    expect(data.category.slug).toBe('papads');
  }
  const name = await links.first().textContent();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

// product 2.7.8
test('a card says Loading product… while the product is on its way', async ({ page }) => {
  await openScreen(page, '/category/papads');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/product/moong-papad.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Moong Papad' }).click();
  await expect(page.getByText('Loading product…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moong Papad');
});

// product 2.7.8, 8.2.4
test('a product that cannot be loaded says so and can be tried again', async ({ page }) => {
  await openScreen(page, '/category/papads');
  await page.route('**/product/moong-papad.data*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Moong Papad' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load product' })).toBeVisible();
  await page.unroute('**/product/moong-papad.data*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moong Papad');
});

// product 2.7.11
test('Share opens the device’s own sheet where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.setAttribute('data-shared', `${data.title} ${data.url}`);
        return Promise.resolve();
      },
    });
  });
  await page.goto('/product/moong-papad');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    /^Moong Papad http.*\/product\/moong-papad$/,
  );
});

// product 2.7.11
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

// product 2.9.9
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
  await related.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Moong Papad');
  await expect(html).toHaveAttribute('data-moved', /::view-transition-group\(product-picture\)/);
});

// product 2.9.9
test('the product’s picture starts with the file of its card', async ({ page }) => {
  await openScreen(page, '/category/papads');
  await page.getByRole('main').getByRole('link', { name: 'Moong Papad' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moong Papad');
  const picture = page.getByRole('img', { name: 'Moong Papad, picture 1 of 3' });
  const frame = page.locator('.shared-picture > div', { has: picture });
  await expect(frame).toHaveCSS('background-image', /\/api\/v1\/media\/[0-9a-f]{64}\?w=/);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.locator('.shared-picture > div').first()).toHaveCSS('background-image', 'none');
});

// product 2.9.9
test('under reduced motion no picture grows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await openScreen(page, '/category/papads');
  await page.getByRole('main').getByRole('link', { name: 'Moong Papad' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moong Papad');
  await expect(page.locator('html')).toHaveAttribute('data-moved', '');
});
