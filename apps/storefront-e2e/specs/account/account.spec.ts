import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

// product 1.1.1, 2.3.2, 2.14.1, 6.1.1, 8.10.1
test('the sidebar "My Account" leads to My Profile and My Orders and logs out to /login', async ({
  page,
}) => {
  const { fullName } = await signUp(page);
  await page.goto('/account');
  const sidebar = page.getByRole('navigation', { name: 'My Account' });
  await expect(page.getByRole('complementary')).toContainText(`My Account${fullName}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('My Profile');
  await sidebar.getByRole('link', { name: 'My Orders' }).click();
  await expect(title).toHaveText('My Orders');
  await expect(page).toHaveURL(/\/account\/orders$/);
  await sidebar.getByRole('link', { name: 'Wish listed' }).click();
  await expect(page).toHaveURL(/\/account\/wishlist$/);
  await expect(title).toHaveText('0 Item(s) in Wishlist');
  await sidebar.getByRole('link', { name: 'My Profile' }).click();
  await expect(title).toHaveText('My Profile');

  await sidebar.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const response = await page.request.get('/api/v1/users/current-user');
  expect(response.status()).toBe(401);
});
