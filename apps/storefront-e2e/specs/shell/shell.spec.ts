import type { Page } from '@playwright/test';
import { followFooterLink, openFooterGroup } from '../../fixtures/page/footer.ts';
import { holdResponses } from '../../fixtures/page/hold-responses.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { clickAndReadScrollPosition } from '../../fixtures/page/scroll-position.ts';
import { putInCart, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const scrollY = () => window.scrollY;

/** The scroll position after half a second without scrolling, in px. */
function readRestingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let place = window.scrollY;
        let frames = 0;
        const look = () => {
          frames = window.scrollY === place ? frames + 1 : 0;
          place = window.scrollY;
          if (frames === 30) resolve(place);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

// product 2.4.1
test('the header links lead to home, about-us, products-list, story and contact-us', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/cart');
  for (const [name, path] of [
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Products', '/products-list'],
    ['Stories', '/story'],
    ['Contact Us', '/contact-us'],
    ['Who makes it', '/makers'],
  ] as const) {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  }
});

// product 2.2.15, 2.4.1, 2.4.3
test("guests find Sign In and Sign Up; the mobile menu's sign-up link goes to /register", {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/about-us');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const place = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.locator('header');
  await expect(place.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await expect(place.getByRole('link', { name: 'My Account' })).toHaveCount(0);
  await place.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(isMobile ? /\/register$/ : /\/signup$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign Up' })).toBeVisible();
});

// product 2.4.1, 2.4.3
test('signed in, the header has My Account and Logout, which leads to /login', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await signUp(page);
  await page.goto('/about-us');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const place = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.locator('header');
  await expect(place.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  await expect(place.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await place.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

// product 2.4.10
test('the menus lead to the categories', { tag: '@wide' }, async ({ page, isMobile }) => {
  if (!isMobile) {
    // The circles of the home page lead there already.
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(main.getByRole('link', { name: 'Papads', exact: true })).toBeHidden();
  }
  await page.goto('/about-us');
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main', exact: true });
  await menu.getByRole('link', { name: 'Papads', exact: true }).click();
  await expect(page).toHaveURL(/\/category\/papads$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Papads');
});

// product 2.4.10
test('signed in, the menu of a phone has My Orders and Wishlist', async ({ page }) => {
  await signUp(page);
  for (const [name, path] of [
    ['My Orders', '/account/orders'],
    ['Wishlist', '/account/wishlist'],
  ] as const) {
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
});

// product 2.4.1, 2.4.2
test('the cart button shows how many items are in the cart', async ({ page }) => {
  await signUp(page);
  await putInCart(page, 'moong-papad', 3);
  await page.goto('/about-us');
  const cart = page.getByRole('link', { name: 'Cart, 3 items' });
  await expect(cart).toContainText('3');
  await cart.click();
  await expect(page).toHaveURL(/\/cart$/);
});

// product 2.2.13, 2.5.1
test('the footer lists the active content pages as links, and has social links', async ({
  page,
}) => {
  const response = await page.request.get('/api/v1/pages');
  const { data }: { data: { slug: string; title: string }[] } = await response.json();
  expect(data.length).toBeGreaterThan(0);
  await page.goto('/about-us');
  const help = await openFooterGroup(page, 'Help');
  await expect(help.getByRole('link')).toHaveText(data.map(({ title }) => title));
  const social = await openFooterGroup(page, 'Tell a friend');
  await expect(social.getByRole('link')).toHaveText(['WhatsApp', 'Facebook', 'X (Twitter)']);
  await expect(social.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await help.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/page\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0]?.title ?? '');
});

// product 2.1.3, 9.2.6
test('back-to-top appears after more than 240 px and leads up', async ({ page }) => {
  await page.goto('/products-list');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 242, behavior: 'instant' }));
  await expect(button).toBeVisible();
  // product 2.1.3
  await test.step('on a phone back-to-top stands in the header, where it covers nothing', async () => {
    const inHeader = page.getByRole('banner').getByRole('button', { name: 'Back to top' });
    const box = await inHeader.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(57);
  });
  await button.click();
  await expect.poll(() => page.evaluate(scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

// product 2.1.2
test('another path starts at the top; Back and Forward return to the place', async ({ page }) => {
  await page.goto('/products-list');
  const footer = await openFooterGroup(page, 'Shop');
  const place = await clickAndReadScrollPosition(
    page,
    footer.getByRole('link', { name: 'About Us' }),
  );
  expect(place).toBeGreaterThan(500);
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => page.evaluate(scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/products-list$/);
  await expect.poll(() => page.evaluate(scrollY)).toBe(place);
  await page.goForward();
  await expect.poll(() => page.evaluate(scrollY)).toBe(0);
});

// product 2.1.2
test('Back pressed on the way to the top returns to the exact place', async ({ page }) => {
  await page.goto('/products-list');
  for (const pressedAfter of [50, 300, 700]) {
    let place = 0;
    const leaveAndPressBack = async () => {
      const footer = await openFooterGroup(page, 'Shop');
      place = await clickAndReadScrollPosition(
        page,
        footer.getByRole('link', { name: 'About Us' }),
      );
      await expect(page).toHaveURL(/\/about-us$/);
      // Pressed while the page still moves, that many px below where it was.
      const isMoving = await page.evaluate(
        (far) =>
          new Promise<boolean>((resolve) => {
            const start = window.scrollY;
            const look = () => {
              if (start - window.scrollY < far && window.scrollY > 0) {
                requestAnimationFrame(look);
                return;
              }
              resolve(window.scrollY > 0);
              window.history.back();
            };
            look();
          }),
        pressedAfter,
      );
      await expect(page).toHaveURL(/\/products-list$/);
      return isMoving;
    };
    // A busy machine may draw no frame on the way: then the page is left once more.
    await expect.poll(leaveAndPressBack, { timeout: 40_000 }).toBe(true);
    await expect.poll(() => readRestingPlace(page)).toBe(place);
  }
});

// product 2.1.2
test('the way to the top is smooth unless reduced motion is requested', async ({ page }) => {
  await page.goto('/about-us');
  const root = page.locator('html');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
});

// product 2.1.2
test('an address with a hash does not start at the top', async ({ page }) => {
  await page.goto('/about-us#site-links');
  await expect(page.getByRole('navigation', { name: 'Shop' })).toBeInViewport();
  await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(100);
});

// product 2.1.5
test('the skip link is the first stop of the keyboard and leads to the content', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

// product 2.1.5
test('a move to another page is announced and puts the focus on its content', async ({ page }) => {
  await openScreen(page, '/about-us');
  await followFooterLink(page, 'Stories');
  await expect(page.getByRole('status').filter({ hasText: 'Stories · Haat' })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

// product 2.1.6, 2.12.5
test("a slow move shows a progress bar and 'Loading page...'", async ({ page }) => {
  await openScreen(page, '/about-us');
  const release = await holdResponses(page, /\/page\/.*\.data/);
  const help = await openFooterGroup(page, 'Help');
  await help.getByRole('link').first().click();
  await expect(page.locator('.nav-progress')).toBeVisible();
  await expect(page.getByText('Loading page...')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/page\//);
  await expect(page.getByText('Loading page...')).toHaveCount(0);
  await expect(page.locator('.nav-progress')).toHaveCount(0);
});

// product 2.1.1
test('messages appear at the top right', { tag: '@wide' }, async ({ page, viewport }) => {
  await page.goto('/products-list');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const message = page.getByRole('region', { name: 'Messages' }).getByText('Added to cart');
  await expect(message).toBeVisible();
  const region = page.getByRole('region', { name: 'Messages' });
  const corner = () =>
    region.evaluate((element) => {
      const { right, top } = element.getBoundingClientRect();
      return { right: Math.round(right), top };
    });
  await expect.poll(corner).toEqual({ right: (viewport?.width ?? 0) - 16, top: 64 });
});

test('after View cart is tapped in a message, later messages go in time', async ({ page }) => {
  await page.clock.install();
  await openScreen(page, '/products-list');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .tap();
  await page.getByRole('link', { name: 'View cart' }).tap();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Shopping Cart' }).tap();
  const message = page.getByRole('region', { name: 'Messages' }).getByText('Cart cleared');
  await expect(message).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(message).toHaveCount(0);
});
