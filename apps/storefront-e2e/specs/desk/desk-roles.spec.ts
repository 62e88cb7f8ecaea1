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
