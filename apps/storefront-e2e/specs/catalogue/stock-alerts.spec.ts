import { findLink } from '../../fixtures/shop/find-link.ts';
import { setStock } from '../../fixtures/shop/set-stock.ts';
import { expect, test } from '../../fixtures/test.ts';

const SOLD_OUT = '/product/coconut-biscuits';

// product 2.7.18, 2.7.20
test('a shopper is told by mail when a product is back, and takes her email back', async ({
  page,
  shop,
}) => {
  await page.goto(SOLD_OUT);
  const main = page.getByRole('main');
  await expect(main.getByText('Out of Stock')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).not.toBeInViewport();
  await main.getByRole('button', { name: 'Tell me when it is back' }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill('waiting@example.com');
  await page.keyboard.press('Enter');
  await expect(
    main.getByText('We write to waiting@example.com once, when it is back.'),
  ).toBeVisible();

  setStock(shop, 'coconut-biscuits', 5);
  // A start looks at once, a running shop every minute.
  await shop.stop();
  await shop.start();
  const link = await findLink(shop, 'waiting@example.com', 'stock-alerts');
  const [mail] = await shop.readMails('waiting@example.com');
  expect(mail).toContain('Subject: Back in stock: Coconut Biscuits');

  await page.goto(link);
  await page.getByRole('button', { name: 'Forget my email' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Your email is forgotten' });
  await expect(title).toBeFocused();
  setStock(shop, 'coconut-biscuits', 0);
});
