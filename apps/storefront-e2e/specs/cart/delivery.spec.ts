import type { Page } from '@playwright/test';
import { CHARGES, totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The line that the shop shows for a pincode, by the day that the server names. */
async function lineOf(page: Page, pincode: string): Promise<string> {
  const response = await page.request.get(`/api/v1/delivery/${pincode}`);
  const { data }: { data: { deliverBy: string } } = await response.json();
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const day = new Date(data.deliverBy).toLocaleDateString('en-IN', format).replace(',', '');
  return `Deliver to ${pincode} by ${day}`;
}

/** Enters a pincode in the place of the line; the caller says what comes of it. */
async function enter(page: Page, button: 'Enter pincode' | 'Change', pincode: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('textbox', { name: 'Deliver to' }).fill(pincode);
  await page.keyboard.press('Enter');
}

/** Collects how far the page has moved under its reader, without what follows on her own tap. */
async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
              sum += Number(entry.value);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

// product 2.7.11, 2.7.12, 2.10.1
test('a guest’s pincode is remembered: on the product, in the cart and after a reload', async ({
  page,
}) => {
  await page.goto('/product/moong-papad');
  const main = page.getByRole('main');
  // The words of the server's document stay; the sum follows the quantity.
  await expect(main).toContainText('Most places in 5 to 8 working days');
  const how = main.getByText('How?');
  await how.click();
  await expect(main.getByText(CHARGES.inWords)).toBeVisible();
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(main).toContainText(`${totalOf(2 * 179)} for 2 with delivery and taxes`);
  await expect(main.getByText(CHARGES.inWords)).toBeVisible();
  await how.click();
  await expect(main).toContainText('Most places in 5 to 8 working days');
  await enter(page, 'Enter pincode', '30200');
  await expect(page.getByText('Please enter the 6 digits of your pincode.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Deliver to' })).toBeFocused();

  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  const line = await lineOf(page, '302001');
  await expect(main).toContainText(line);
  await expect(main).toContainText('Pay in cash when it comes, or online · Jaipur');
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();

  await page.reload();
  await expect(main).toContainText(line);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);

  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText(CHARGES.inWords);
  await expect(summary).toContainText(line);
  await enter(page, 'Change', '744101');
  await expect(summary).toContainText(await lineOf(page, '744101'));
  await expect(summary).toContainText('Pay online; no cash on delivery here · South Andaman');
});
