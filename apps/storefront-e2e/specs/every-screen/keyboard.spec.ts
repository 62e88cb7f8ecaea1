import type { Locator, Page } from '@playwright/test';
import { openScreen } from '../../fixtures/page/screens.ts';
import { ADDRESS } from '../../fixtures/people/arrange.ts';
import { signUpElsewhere } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

// A skip link that slides in is not there yet when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More presses of Tab than any page has stops. */
const MAX_PRESSES = 90;

/**
 * Presses Tab until a control has the focus. Each stop on the way shows a ring, and no bar hides it
 * (WCAG 2.4.7, 2.4.11).
 */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (presses > 0 && (await isThere())) return;
    await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(findFocusFault), `a stop on the way to ${control}`)
      .toBe('');
  }
  throw new Error(`${MAX_PRESSES} presses of ${key} do not lead to ${control}.`);
}

/** The fault of the focused element's focus ring; '' without one. */
function findFocusFault(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return '';
  const name = `${focused.tagName} '${focused.ariaLabel ?? focused.textContent.trim().slice(0, 40)}'`;
  // The ring of the search field is around its whole form.
  const hasRing = [focused, focused.closest('form[role=search]')].some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  if (!hasRing) return `${name} shows no ring`;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const places = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((part) => [
    [left + (right - left) * part, (top + bottom) / 2],
    [(left + right) / 2, top + (bottom - top) * part],
  ]);
  const isToast = (element: Element) => element.closest('section[aria-label=Messages]') !== null;
  const isSeen = places.some(([x = 0, y = 0]) => {
    // Toasts over something else do not count: they disappear within seconds.
    const [onTop] = document
      .elementsFromPoint(x, y)
      .filter((element) => isToast(focused) || !isToast(element));
    return onTop !== undefined && (focused.contains(onTop) || onTop.contains(focused));
  });
  return isSeen ? '' : `${name} is hidden`;
}

/** Moves the focus past the header, as keyboard users do on each new document. */
async function skipToMain(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

test('a guest buys with the keyboard alone: cart, sign-in, address, cash on delivery', async ({
  page,
}) => {
  const shopper = await signUpElsewhere(page);
  const main = page.getByRole('main');
  await openScreen(page, '/product/moong-papad');

  await test.step('two packets into the cart', async () => {
    await skipToMain(page);
    await tabTo(page, main.getByRole('button', { name: 'Increase quantity' }));
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('button', { name: /^Add to cart/ }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added to cart')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Cart, 2 items' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main).toBeFocused();
  });

  await test.step('sign-in, and back to the cart', async () => {
    await tabTo(page, main.getByRole('link', { name: 'Continue to Checkout' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(main).toBeFocused();
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(shopper.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(shopper.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main).toBeFocused();
    await tabTo(page, main.getByRole('link', { name: 'Continue to Checkout' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shipping-details$/);
    await expect(main).toBeFocused();
  });

  await test.step('an address', async () => {
    // Until the saved addresses are known there is no form to stop at.
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    for (const [label, value] of [
      ['Name', ADDRESS.name],
      ['Phone number', ADDRESS.phoneNumber],
      ['Address Line 1', ADDRESS.addressLine1],
      ['Pincode', ADDRESS.zipCode],
      ['City', ADDRESS.city],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    }
    await expect(page.getByText('Detected district: Jaipur')).toBeVisible();
    await tabTo(page, page.getByLabel('State'));
    // A select goes to what is typed; between two letters it may forget the first.
    await page.keyboard.type('R');
    await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
    await tabTo(page, page.getByLabel('Make default'));
    await page.keyboard.press('Space');
    await tabTo(page, main.getByRole('button', { name: 'Save & Continue to Payment' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Cash on Delivery' })).toBeVisible();
  });

  await test.step('cash on delivery', async () => {
    await skipToMain(page);
    const cash = page.getByRole('radio', { name: 'Cash on Delivery' });
    await tabTo(page, cash);
    // The arrows choose within a group, and come round to its start.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Online Payment' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(cash).toBeChecked();
    await tabTo(page, main.getByRole('button', { name: 'Place Order' }));
    await page.keyboard.press('Enter');
    const placed = page.getByRole('heading', { level: 1, name: 'Order Placed Successfully' });
    await expect(placed).toBeFocused();
    await tabTo(page, main.getByRole('link', { name: 'My Orders' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account\/orders$/);
    await expect(main).toContainText('Status : pending');
  });
});
