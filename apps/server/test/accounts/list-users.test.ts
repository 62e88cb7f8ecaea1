import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { signUpAdmin } from '../support/people/sign-up-admin.ts';
import type { Reply } from '../support/requests/visitor.ts';

function namesOf(reply: Reply): string[] {
  return reply.body.data.users.map((user: { userName: string }) => user.userName);
}

async function arrange() {
  const shop = await buildTestApp();
  const admin = await signUpAdmin(shop, { userName: 'keeper', email: 'keeper@shop.example' });
  const shoppers = [
    { fullName: 'Asha Devi', userName: 'asha', email: 'asha@example.com' },
    { fullName: 'MEENA BAI', userName: 'meena_50%', email: 'Meena@Example.org' },
    { fullName: 'Raju', userName: 'raju', email: 'raju@example.com' },
    { fullName: 'Gita', userName: 'Ｇｉｔａ', email: 'gita@example.com' },
  ];
  for (const [index, shopper] of shoppers.entries()) {
    // The first two have the creation time of the admin.
    if (index > 1) shop.clock.advance(1_000);
    await shop.visitor().signUp(shopper);
  }
  return { shop, admin };
}

async function readAll(shop: TestShop): Promise<string[]> {
  const rows = await shop.context.db.selectFrom('users').select('user_name').execute();
  return rows.map((row) => row.user_name);
}

describe('the list of users', () => {
  test('has the contract’s fields of a user and no secret', async () => {
    const { admin } = await arrange();
    const reply = await admin.get('/users?q=asha');
    expect(reply.body.message).toBe('Users');
    expect(reply.body.data.users).toEqual([
      {
        _id: expect.any(String),
        fullName: 'Asha Devi',
        userName: 'asha',
        email: 'asha@example.com',
        phoneNumber: '9876543210',
        address: '',
        avatar: null,
        role: 'customer',
        isEmailVerified: false,
        createdAt: '2026-11-21T06:30:00.000Z',
      },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text).not.toMatch(/argon|hash|password|recovery/i);
  });

  // product 7.2.1
  test('lists every user once over its results pages, the newest first', async () => {
    const { shop, admin } = await arrange();
    const whole = namesOf(await admin.get('/users?limit=100'));
    expect(whole.slice(0, 2)).toEqual(['Ｇｉｔａ', 'raju']);
    expect(whole.toSorted()).toEqual((await readAll(shop)).sort());
    const paged: string[] = [];
    for (const page of [1, 2, 3]) {
      const reply = await admin.get(`/users?limit=2&page=${page}`);
      expect(reply.body.data.pagination).toEqual({
        page,
        limit: 2,
        total: 5,
        totalPages: 3,
        hasNext: page < 3,
        hasPrev: page > 1,
      });
      paged.push(...namesOf(reply));
    }
    expect(paged).toEqual(whole);
  });

  test.each([
    ['asha', ['asha']],
    ['DEVI', ['asha']],
    ['meena', ['meena_50%']],
    ['bai', ['meena_50%']],
    ['@example.com', ['asha', 'raju', 'Ｇｉｔａ']],
    ['EXAMPLE.ORG', ['meena_50%']],
    ['gita', ['Ｇｉｔａ']],
    ['%', ['meena_50%']],
    ['_', ['meena_50%']],
    ['\\', []],
    ["' or ''='", []],
    ['nobody', []],
    // product 6.1.3
  ])('finds %j literally in names and e-mail addresses, in any case', async (q, expected) => {
    const { admin } = await arrange();
    const reply = await admin.get(`/users?q=${encodeURIComponent(q)}`);
    expect(namesOf(reply).sort()).toEqual(expected);
    expect(reply.body.data.pagination.total).toBe(expected.length);
  });

  // product 6.1.3, 7.2.1
  test('can be filtered by role', async () => {
    const { admin } = await arrange();
    expect(namesOf(await admin.get('/users?role=admin'))).toEqual(['keeper']);
    expect(namesOf(await admin.get('/users?role=customer'))).toHaveLength(4);
    expect(namesOf(await admin.get('/users?role=customer&q=keeper'))).toEqual([]);
  });
});
