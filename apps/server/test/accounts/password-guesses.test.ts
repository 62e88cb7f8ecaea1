import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import type { Visitor } from '../support/requests/visitor.ts';

const SECOND = 1_000;
const WRONG = 'Wrong-12!';

interface Login {
  email: string;
  password: string;
  /** IP address of the client. */
  from: string;
  cookie?: string;
}

async function logIn(shop: TestShop, { from, cookie, email, password }: Login) {
  const reply = await shop.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    remoteAddress: from,
    headers: cookie === undefined ? {} : { cookie },
    payload: { email, password },
  });
  return { status: reply.statusCode, wait: Number(reply.headers['retry-after'] ?? 0) };
}

function deviceCookie(visitor: Visitor): string {
  return `haat_device=${visitor.cookies.get('haat_device')}`;
}

describe('wrong passwords', () => {
  // product 4.9.10
  test('of strangers lock the owner out of no known or new device', async () => {
    const shop = await buildTestApp();
    const owner = shop.visitor();
    const { email, password } = await owner.signUp();
    for (let count = 0; count < 200; count += 1) {
      const from = `198.51.100.${count % 20}`;
      const { status } = await logIn(shop, { email, password: WRONG, from });
      expect([401, 429]).toContain(status);
    }
    expect((await logIn(shop, { email, password, from: '203.0.113.9' })).status).toBe(200);
    // Her own device is not delayed even at the strangers' IP address.
    const from = '198.51.100.1';
    expect((await logIn(shop, { email, password, from })).status).toBe(429);
    const cookie = deviceCookie(owner);
    expect((await logIn(shop, { email, password, from, cookie })).status).toBe(200);
    const newPassword = 'Better-34!';
    const changed = await owner.post('/users/change-password', {
      oldPassword: password,
      newPassword,
    });
    expect(changed.status).toBe(200);
  });

  // product 4.9.10
  test('delay the guesser increasingly, also with the correct password', async () => {
    const shop = await buildTestApp();
    const { email, password } = await shop.visitor().signUp();
    const guess = (text = WRONG) => logIn(shop, { email, password: text, from: '198.51.100.1' });
    const together = await Promise.all(Array.from({ length: 14 }, () => guess()));
    expect(together.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(together.filter(({ status }) => status === 429)).toHaveLength(4);
    for (const wait of [1, 2, 4, 8]) {
      expect(await guess(password)).toEqual({ status: 429, wait });
      shop.clock.advance(wait * SECOND);
      expect((await guess()).status).toBe(401);
    }
    shop.clock.advance(16 * SECOND);
    expect((await guess(password)).status).toBe(200);
  });

  // product 4.9.10
  test('are counted by the /64 of an IPv6 address', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const from = `2001:db8:0:1::${count + 1}`;
      statuses.push((await logIn(shop, { email, password: WRONG, from })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the device cookie', () => {
  test('of one account allows no guesses at another one', async () => {
    const shop = await buildTestApp();
    const { email } = await shop.visitor().signUp();
    const from = '198.51.100.1';
    for (let count = 0; count < 10; count += 1) await logIn(shop, { email, password: WRONG, from });
    // Each account of the guesser creates another device.
    const guesser = shop.visitor();
    await guesser.signUp();
    const cookie = deviceCookie(guesser);
    expect((await logIn(shop, { email, password: WRONG, from, cookie })).status).toBe(429);
  });

  test('that is forged or changed is ignored', async () => {
    const shop = await buildTestApp();
    const owner = shop.visitor();
    const { email, password } = await owner.signUp();
    const from = '198.51.100.1';
    for (let count = 0; count < 10; count += 1) await logIn(shop, { email, password: WRONG, from });
    const [id = '', proof = ''] = (owner.cookies.get('haat_device') ?? '').split('.');
    const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    for (const value of [
      `${flip(id)}.${proof}`,
      `${id}.${flip(proof)}`,
      `${id}.`,
      'x'.repeat(500),
    ]) {
      const cookie = `haat_device=${value}`;
      expect((await logIn(shop, { email, password, from, cookie })).status).toBe(429);
    }
    const cookie = `haat_device=${id}.${proof}`;
    expect((await logIn(shop, { email, password, from, cookie })).status).toBe(200);
  });
});
