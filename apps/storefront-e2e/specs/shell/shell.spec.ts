import { openFooterGroup } from '../../fixtures/page/footer.ts';
import { holdResponses } from '../../fixtures/page/hold-responses.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { clickAndReadScrollPosition } from '../../fixtures/page/scroll-position.ts';
import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const scrollY = () => window.scrollY;

// product 2.4.1, 2.4.6
test('the header links lead to home, about-us, products-list, story and contact-us', async ({
  page,
}) => {
  await page.goto('/cart');
  for (const [name, path] of [
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Products', '/products-list'],
    ['Gifts', '/gifts'],
    ['Stories', '/story'],
    ['Contact Us', '/contact-us'],
    ['Who makes it', '/makers'],
    ['Papads', '/category/papads'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  }
});

// product 2.2.3, 2.4.1
test('the header has Sign In and Sign Up for guests; signed in, My Account and Logout, which leads to /login', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.goto('/about-us');
  await openMenu();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await expect(menu.getByRole('link', { name: 'My Account' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/register$/);

  await signUp(page);
  await page.goto('/about-us');
  await openMenu();
  await expect(menu.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 800 });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My Account' })).toHaveAttribute(
    'href',
    '/account',
  );
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
});

// product 2.1.1, 9.2.4
test('back-to-top appears after more than 240 px and leads up', async ({ page }) => {
  await page.goto('/products-list');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 242, behavior: 'instant' }));
  await expect(button).toBeVisible();
  // product 2.1.1
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
  await page.goto('/about-us#site-links');
  await expect(page.getByRole('navigation', { name: 'Shop' })).toBeInViewport();
});

// product 2.1.4, 2.1.5, 2.12.3
test("a slow move shows a progress bar and 'Loading page...'; its end is announced, with the focus on the content", async ({
  page,
}) => {
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
  await expect(page.getByRole('status').filter({ hasText: / · Haat$/ })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});
