import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { setDeskRole } from '../../fixtures/people/set-desk-role.ts';
import { expect, test } from '../../fixtures/test.ts';

const OUTSIDE = 'This page is not part of your role';

/** Screens, each with the roles that open it; an owner and a coordinator open all. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '': ['packer', 'writer', 'group_member'],
  orders: ['packer', 'group_member'],
  goods: ['packer', 'writer', 'group_member'],
  'goods/new': [],
  'goods/file': [],
  messages: ['writer'],
  reviews: ['writer'],
  money: ['group_member'],
  content: ['writer'],
  'content/stories/new': ['writer'],
  'content/pages': ['writer'],
  'content/contact': ['writer'],
  'content/deal': ['writer'],
  more: ['packer', 'writer', 'group_member'],
  members: [],
  'members/recovery-codes': [],
  shoppers: [],
  groups: [],
  'groups/new': [],
  categories: [],
  audit: [],
};

// product 10.1.8
test('a screen outside the role says so, for each role and screen; the others have no error', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('desk-language', 'en'));
  const { email } = await signUp(page);
  for (const role of ['packer', 'writer', 'group_member']) {
    setDeskRole(shop, email, role);
    for (const [screen, roles] of Object.entries(SCREENS)) {
      await page.goto(`/desk/${screen}`);
      const state = `/desk/${screen} for ${role}`;
      const title = page.getByRole('heading', { level: 1 });
      await expect(title, state).toBeVisible();
      const isOutside = (await title.textContent()) === OUTSIDE;
      expect(isOutside, state).toBe(!roles.includes(role));
      await expect(page.getByRole('alert'), state).toHaveCount(0);
      if (isOutside)
        await expect(page.getByRole('link', { name: "Go to today's work" })).toBeVisible();
    }
  }
});

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
  setDeskRole(shop, email, 'packer');
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
