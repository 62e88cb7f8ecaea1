import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { confirmDialog, questionDialog } from '../../fixtures/page/confirm-dialog.ts';
import { openScreen } from '../../fixtures/page/screens.ts';
import { putInCart, saveAddress, signUp } from '../../fixtures/people/arrange.ts';
import { changeOrder, placeOrder } from '../../fixtures/people/orders.ts';
import { arriveAtPayment, paymentDialog, placeOnline } from '../../fixtures/people/payment.ts';
import { expect, test } from '../../fixtures/test.ts';

// axe would otherwise check elements in the middle of their animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks whether an element has the focus inside, also in a shadow tree. */
const hasFocus = (element: Element) => element.matches(':focus-within');

/**
 * Opens a dialog with the keyboard and closes it with Escape: the page behind cannot be reached
 * meanwhile, and the opener has the focus afterwards.
 */
async function expectDialogFocus(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectInside(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // The browser tells of the closing in a task of its own; nobody presses the opener again before it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** An open dialog holds the focus, however often Tab is pressed, and axe finds nothing. */
async function expectInside(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate(hasFocus), 'the focus is in the dialog').toBe(true);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expectAccessible(page, 'an open dialog');
  const stops = await dialog.locator('a, button, input, textarea').count();
  for (let count = 0; count <= stops + 1; count += 1) {
    await page.keyboard.press('Tab');
    // Past the last stop comes the browser itself, which a page sees as no focus at all.
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.querySelector(':modal:focus-within') &&
        document.activeElement?.shadowRoot == null,
    );
    expect(isBehind, 'the focus is behind the dialog').toBe(false);
  }
}

// product 4.3.5
test("'Cancel this order?' and 'Return this order?' hold the focus, close with Escape and give it back", async ({
  page,
  shop,
}) => {
  await signUp(page);
  await placeOrder(page);
  const delivered = await placeOrder(page);
  changeOrder(shop, delivered._id, { status: 'delivered' });
  await openScreen(page, '/account/orders');
  await expectDialogFocus(
    page,
    page.getByRole('button', { name: /^Cancel order/ }),
    questionDialog(page, 'Cancel this order?'),
  );
  await page.getByRole('tab', { name: 'Past Orders' }).click();
  await expectDialogFocus(
    page,
    page.getByRole('button', { name: /^Return/ }),
    page.getByRole('dialog', { name: 'Return this order?' }),
  );
});

test("'Are you sure you want to delete this address?' holds the focus, closes with Escape and gives it back", async ({
  page,
}) => {
  await signUp(page);
  await saveAddress(page);
  await openScreen(page, '/account');
  const opener = page.getByRole('button', { name: /^Delete the address/ });
  const dialog = questionDialog(page, 'Are you sure you want to delete this address?');
  await expectDialogFocus(page, opener, dialog);
  // The confirmed action removes the opener: the focus moves to its region.
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Delete address' }).press('Enter');
  await expect(page.getByText('Address deleted')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved Addresses' })).toBeFocused();
});

test('the menu holds the focus, closes with Escape and gives it back', async ({ page }) => {
  await openScreen(page, '/about-us');
  await expectDialogFocus(
    page,
    page.getByRole('button', { name: 'Menu', exact: true }),
    page.getByRole('dialog', { name: 'Menu' }),
  );
});

test('the open search is left with Escape, which leaves the focus in its field', {
  tag: '@wide',
}, async ({ page }) => {
  await openScreen(page, '/about-us');
  const field = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
  await field.click();
  await field.pressSequentially('papad');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the open search');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toBeFocused();
});

test('the payment dialog holds the focus, and closing it with Escape leads to the title', async ({
  page,
}) => {
  await arriveAtPayment(page);
  await placeOnline(page);
  const { dialog } = paymentDialog(page);
  await expect(dialog).toBeVisible();
  await expectInside(page, dialog);
  await page.keyboard.press('Escape');
  const payNow = page.getByRole('button', { name: 'Pay now' });
  await expect(payNow).toBeVisible();
  // The opener is gone with the form: the focus moves to the title of the new content.
  const title = page.getByRole('heading', { level: 1, name: 'Payment' });
  await expect(title).toBeFocused();
  await payNow.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
});

test('the questions of the checkout, the wishlist and a review hold the focus and give it back; a yes moves it on', async ({
  page,
}) => {
  await signUp(page);
  await saveAddress(page);
  await saveAddress(page);
  await putInCart(page, 'moong-papad');
  const wish = await page.request.post('/api/v1/wishlist/add', {
    data: { productId: 'moong-papad' },
  });
  expect(wish.ok()).toBe(true);
  const review = await page.request.post('/api/v1/reviews', {
    data: { productId: 'moong-papad', rating: 5, comment: 'Crisp and full of pepper.' },
  });
  expect(review.ok()).toBe(true);

  const main = page.getByRole('main');
  for (const { address, opener, question, next } of [
    {
      address: '/saved-address',
      opener: /^Delete the address/,
      question: 'Are you sure you want to delete this address?',
      next: main.getByRole('heading', { name: 'Saved addresses' }),
    },
    {
      address: '/account/wishlist',
      opener: 'Clear All',
      question: 'Clear entire wishlist?',
      next: main.getByRole('heading', { level: 1, name: '0 Item(s) in Wishlist' }),
    },
    {
      address: '/product/moong-papad',
      opener: 'Delete',
      question: 'Delete your review?',
      next: main.getByRole('region', { name: 'Your review' }),
    },
  ] as const) {
    await openScreen(page, address);
    if (address.startsWith('/product')) await page.getByRole('tab', { name: 'Reviews' }).click();
    const button = main.getByRole('button', { name: opener }).first();
    await expectDialogFocus(page, button, questionDialog(page, question));
    // The confirmed action removes the opener: the focus moves to its region.
    await button.press('Enter');
    await confirmDialog(page, question);
    await expect(next).toBeFocused();
  }
});
