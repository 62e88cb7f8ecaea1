import { signUp } from '../../fixtures/people/arrange.ts';
import { deliverOrder, placeOrder } from '../../fixtures/people/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.14.10, 4.3.3, 4.3.4, 8.10.2
test('a shopper cancels one order and returns another; both say so, the shop knows, and on paper the order stands alone', async ({
  page,
  shop,
}) => {
  await signUp(page);
  const toCancel = await placeOrder(page, {
    'moong-papad': 1,
    'chai-masala': 1,
    'mirror-work-toran': 1,
  });
  const toReturn = await placeOrder(page);
  deliverOrder(shop, toReturn._id);
  const [cancelled, returned] = [toCancel, toReturn].map(({ orderNumber }) =>
    page.getByRole('article', { name: orderNumber }),
  );
  await page.goto('/account/orders');
  await cancelled?.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  const word = page.getByRole('main').getByText('Order cancelled successfully.');
  await expect(word).toBeVisible();
  // The list is shorter now: what came of it has not slipped under the header.
  const distanceBelow = () =>
    word.evaluate((element) => {
      const covers = document.querySelectorAll('header, section[aria-label=Messages]');
      const bottoms = [...covers].map((cover) => cover.getBoundingClientRect().bottom);
      return element.getBoundingClientRect().top - Math.max(...bottoms);
    });
  await expect.poll(distanceBelow).toBeGreaterThanOrEqual(0);

  await page.getByRole('button', { name: 'See past orders' }).click();
  await returned?.getByRole('button', { name: /^Return/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this order?' });
  await dialog.getByLabel('Why do you want to return it?').fill('The packet was open');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await page.reload();
  await expect(page.getByText('Status : cancelled')).toBeVisible();
  await expect(page.getByText('Return requested', { exact: true })).toBeVisible();
  await returned?.getByRole('link', { name: 'View Order Details' }).click();
  await expect(page.getByText('Your reason: The packet was open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Order Summary' })).toBeVisible();
  await expect(main.getByText('Haat', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'My Account' })).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
});
