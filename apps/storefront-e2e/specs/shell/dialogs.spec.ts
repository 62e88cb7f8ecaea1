import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { arriveAtPayment, paymentDialog, placeOnline } from '../../fixtures/people/payment.ts';
import { expect, test } from '../../fixtures/test.ts';

// axe would otherwise check elements in the middle of their animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks whether an element has the focus inside, also in a shadow tree. */
const hasFocus = (element: Element) => element.matches(':focus-within');

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
