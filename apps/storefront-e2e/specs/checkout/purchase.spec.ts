import { newShopper } from '../../fixtures/people/new-shopper.ts';
import { CHARGES, totalOf } from '../../fixtures/shop/charges.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 1.1.1, 2.2.1, 2.11.3, 2.11.4, 2.11.5, 2.13.3, 5.2.4, 8.10.1
test('a guest fills a cart, signs up, orders cash on delivery and finds the order after a restart', async ({
  page,
  shop,
}) => {
  // The shop starts once more within the test.
  test.slow();
  const shopper = newShopper();

  await test.step('browse from the home page to a product', async () => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Spices of the Desert Stories of Her Hands' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL(/\/products-list$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Spice Set (12 Products)' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spice Set (12 Products)');
    await expect(page.getByRole('main')).toContainText('₹1,499.00');
  });

  await test.step('put two of it into the guest cart', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first().click();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
  });

  await test.step('the guest cart survives a reload and shows the whole sum', async () => {
    await page.reload();
    await page.getByRole('link', { name: /^Cart, 2 items/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect(summary).toContainText('₹2,998.00');
    await expect(summary).toContainText(CHARGES.shipping);
    await expect(summary).toContainText(CHARGES.discount);
    await expect(summary).toContainText(totalOf(2 * 1499));
    await page.getByRole('link', { name: 'Continue to Checkout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('sign up; the cart comes along', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign up/i })
      .click();
    await expect(page).toHaveURL(/\/signup$/);
    await page.getByLabel('Full name').fill(shopper.fullName);
    await page.getByLabel('Username').fill(shopper.userName);
    await page.getByLabel('Email').fill(shopper.email);
    await page.getByLabel('Phone').fill(shopper.phone);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Registered! Please verify your email.')).toBeVisible();
    await expect(page).toHaveURL(/\/account/);
    await expect(page.getByText('Account made. Now the address.')).toBeVisible();
    await page.getByRole('link', { name: /^Cart, 2 items/ }).click();
    await page.getByRole('link', { name: 'Continue to Checkout' }).click();
    await expect(page).toHaveURL(/\/shipping-details$/);
  });

  await test.step('give a delivery address', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Test Shopper');
    await page.getByLabel('Phone number').fill('9812345678');
    await page.getByLabel('Address Line 1').fill('12 Nehru Bazar');
    await page.getByLabel('Pincode').fill('302001');
    await page.getByLabel('District').fill('Jaipur');
    await page.getByLabel('City').fill('Jaipur');
    await page.getByLabel('State').selectOption('Rajasthan');
    await page.getByLabel('Country').selectOption('India');
    await page.getByRole('button', { name: 'Save & Continue to Payment' }).click();
    await expect(page.getByText('Address saved.')).toBeVisible();
    await expect(page).toHaveURL(/\/payment$/);
  });

  await test.step('pay cash on delivery', async () => {
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await expect(page.getByRole('main')).toContainText(totalOf(2 * 1499));
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();
  });

  await test.step('the server restarts; the order and the session are still there', async () => {
    await shop.kill();
    await shop.start();
    await page
      .getByRole('main')
      .getByRole('link', { name: /orders/i })
      .click();
    await expect(page).toHaveURL(/\/account\/orders$/);
    const order = page.getByRole('main');
    await expect(order).toContainText('Spice Set (12 Products)');
    await expect(order).toContainText('Status : pending');
    await page.reload();
    await expect(order).toContainText('Status : pending');
  });
});
