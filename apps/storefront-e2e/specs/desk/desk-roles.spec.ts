import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { changeRow } from '../../fixtures/shop/change-row.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What the desk keeps in this browser, but for its language. */
async function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('keyval-store');
    const stored = await new Promise<string[]>((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const keys = request.result.transaction('keyval').objectStore('keyval').getAllKeys();
        keys.onsuccess = () => resolve(keys.result.map(String));
      };
    });
    request.result.close();
    return [...Object.keys(localStorage), ...stored]
      .filter((key) => key.startsWith('desk-') && key !== 'desk-language')
      .toSorted();
  });
}

// product 10.6.15
test('a sign-out in one tab asks for the sign-in in the other, and leaves nothing of the desk', async ({
  page,
  context,
  shop,
}) => {
  await context.addInitScript(() => localStorage.setItem('desk-language', 'en'));
  const { email } = await signUp(page);
  changeRow(
    shop,
    `INSERT INTO desk_members (user_id, role, created_at, updated_at)
     SELECT id, 'packer', 1, 1 FROM users WHERE email = ?`,
    email,
  );
  const other = await context.newPage();
  await other.goto('/desk/orders');
  await expect(other.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goto('/desk/more');
  await expect.poll(() => listKept(page)).toContain('desk-last-seen');
  expect(await listKept(page)).toContain('desk-member');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1, name: 'Orders' })).toHaveCount(0);
  }
  await expect.poll(() => listKept(other)).toEqual([]);
  await other.reload();
  await expect(other.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await listKept(other)).toEqual([]);
  await other.close();
});
