import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import type { Visitor } from '../support/requests/visitor.ts';

const SECOND = 1_000;
const DAY = 86_400_000;

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/users/current-user')).status === 200;
}

const refresh = (visitor: Visitor) => visitor.post('/users/refresh-token');

describe('access token', () => {
  // product 4.10.2, 8.1.1
  test('expires after its TTL; a refresh issues a new one', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    shop.clock.advance(900 * SECOND - 1);
    expect(await isSignedIn(asha)).toBe(true);
    shop.clock.advance(1);
    expect(await isSignedIn(asha)).toBe(false);
    expect((await refresh(asha)).status).toBe(200);
    expect(await isSignedIn(asha)).toBe(true);
  });

  test('is not accepted as a refresh token, nor a refresh token as an access token', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const swapped = shop.visitor();
    swapped.cookies.set('haat_access', asha.cookies.get('haat_refresh') ?? '');
    swapped.cookies.set('haat_refresh', asha.cookies.get('haat_access') ?? '');
    expect(await isSignedIn(swapped)).toBe(false);
    expect((await refresh(swapped)).status).toBe(401);
  });
});

describe('refresh', () => {
  test('two tabs that refresh concurrently stay signed in', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const tabs = Array.from({ length: 5 }, () => asha.copy());
    const replies = await Promise.all(tabs.map(refresh));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    for (const tab of tabs) {
      expect(await isSignedIn(tab)).toBe(true);
      expect((await refresh(tab)).status).toBe(200);
    }
  });

  // product 4.9.7
  test('the previous token stays valid for 10 seconds, so that a lost response can be requested again', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const lostResponse = asha.copy();
    await refresh(lostResponse);
    shop.clock.advance(10 * SECOND);
    expect((await refresh(asha)).status).toBe(200);
    expect(await isSignedIn(asha)).toBe(true);
  });

  // product 4.9.7
  test('a copy that is used after the grace period ends the session and deletes no cookie', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    const thief = asha.copy();
    await refresh(asha);
    shop.clock.advance(10 * SECOND + 1);
    const reply = await refresh(thief);
    expect(reply.status).toBe(401);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await isSignedIn(asha)).toBe(false);
    expect((await refresh(asha)).status).toBe(401);
  });

  test('a stolen token does not end the shopper’s sessions on other devices', async () => {
    const shop = await buildTestApp();
    const laptop = shop.visitor();
    const { email, password } = await laptop.signUp();
    const phone = shop.visitor();
    await phone.post('/users/login', { email, password });
    const thief = laptop.copy();
    await refresh(laptop);
    shop.clock.advance(11 * SECOND);
    await refresh(thief);
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(phone)).toBe(true);
  });

  test.each([
    ['remembered: 30 days without use', true, 30 * DAY],
    ['not remembered: one day without use', false, DAY],
  ])('%s', async (_name, rememberMe, life) => {
    const shop = await buildTestApp();
    const { email, password } = await shop.visitor().signUp();
    const asha = shop.visitor();
    await asha.post('/users/login', { email, password, rememberMe });
    shop.clock.advance(life - SECOND);
    expect((await refresh(asha)).status).toBe(200);
    shop.clock.advance(life);
    expect((await refresh(asha)).status).toBe(401);
  });

  // product 4.10.1
  test('a remembered session ends after 90 days however often it is used', async () => {
    const shop = await buildTestApp();
    const asha = shop.visitor();
    await asha.signUp();
    for (let day = 20; day < 90; day += 20) {
      shop.clock.advance(20 * DAY);
      expect((await refresh(asha)).status).toBe(200);
    }
    shop.clock.advance(10 * DAY);
    expect((await refresh(asha)).status).toBe(401);
  });
});
