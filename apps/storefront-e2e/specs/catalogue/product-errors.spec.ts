import { putInCart, signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 2.7.5, 8.3.1, 8.3.2, 8.3.3, 8.6.1, 8.7.1
test('what a shopper does with a product and the server refuses is taken back, and says so', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page, 'spice-set-12');
  await page.goto('/product/kachri-powder');
  // Before the cart has come, a product goes into the guest's.
  const cart = page.getByRole('link', { name: /^Cart, 1 item/ });
  await expect(cart).toBeVisible();
  const main = page.getByRole('main');
  const toasts = page.getByRole('region', { name: 'Messages' });
  const refuse = (url: string) => page.route(url, (route) => route.fulfill({ status: 500 }));
  const button = (name: string) => main.getByRole('button', { name, exact: true }).first();

  await refuse('**/api/v1/cart/add-cart');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(toasts.getByText(/^Failed to add to cart: /)).toBeVisible();

  await refuse('**/api/v1/wishlist/add');
  await button('Add to wishlist').click();
  await expect(toasts.getByText(/^Add to wishlist failed: /)).toBeVisible();
  await page.unroute('**/api/v1/wishlist/add');
  await button('Add to wishlist').click();
  await expect(toasts.getByText('Added to wishlist')).toBeVisible();
  await refuse('**/api/v1/wishlist/delete');
  await button('Remove from wishlist').click();
  await expect(toasts.getByText(/^Remove from wishlist failed: /)).toBeVisible();

  await page.getByRole('tab', { name: 'Reviews' }).click();
  await button('Write a review').click();
  await page.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await page.getByLabel('Your review (optional)').fill('It took an evening.');
  await refuse('**/api/v1/reviews');
  await button('Submit review').click();
  await expect(toasts.getByText(/^Failed to submit review: /)).toBeVisible();
  await expect(page.getByLabel('Your review (optional)')).toHaveValue('It took an evening.');
  await page.unroute('**/api/v1/reviews');
  await button('Submit review').click();
  await expect(toasts.getByText('Review submitted')).toBeVisible();

  await refuse('**/api/v1/reviews/*');
  await button('Edit').click();
  await button('Save changes').click();
  await expect(toasts.getByText(/^Failed to update review: /)).toBeVisible();
  await button('Cancel').click();
  await button('Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(toasts.getByText(/^Failed to delete review: /)).toBeVisible();
  await expect(main.getByText('It took an evening.')).toBeVisible();

  await page.goto('/category/papads');
  await expect(cart).toBeVisible();
  const card = main.getByRole('article').filter({ hasText: 'Moong Papad' });
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toasts.getByText('Failed to add to cart', { exact: true })).toBeVisible();

  await refuse('**/api/v1/cart');
  await page.goto('/cart');
  await expect(main.getByText('Failed to load cart. Please try again.')).toBeVisible();
  await expect(toasts.getByText(/^Failed to load cart: /)).toBeVisible();
  await page.unroute('**/api/v1/cart');
  await button('Retry').click();
  await expect(main.getByText('Spice Set (12 Products)')).toBeVisible();
});
