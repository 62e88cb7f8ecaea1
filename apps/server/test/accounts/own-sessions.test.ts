import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import type { Visitor } from '../support/requests/visitor.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;

/** A shopper who is signed in on a computer and, a minute later, on a phone. */
async function arrange() {
  const shop = await buildTestApp();
  const computer = shop.visitor();
  const { email, password } = await computer.signUp();
  shop.clock.advance(MINUTE);
  const phone = shop.visitor();
  await phone.post('/users/login', { email, password }, { headers: { 'user-agent': ANDROID } });
  return { shop, computer, phone, email, password };
}

async function listSessions(visitor: Visitor) {
  const { status, body } = await visitor.get('/users/sessions');
  expect(status).toBe(200);
  return body.data.sessions;
}

async function statusesOf(visitor: Visitor): Promise<[number, number]> {
  const { status } = await visitor.get('/users/current-user');
  return [status, (await visitor.post('/users/refresh-token')).status];
}

describe('the list of sessions', () => {
  // product 4.9.6, 7.2.1
  test('lists the device and the sign-in time of each session and marks the current one', async () => {
    const { phone } = await arrange();
    expect(await listSessions(phone)).toEqual([
      {
        _id: expect.any(String),
        device: 'Chrome on Android',
        isCurrent: true,
        createdAt: '2026-11-21T06:31:00.000Z',
        lastUsedAt: '2026-11-21T06:31:00.000Z',
      },
      {
        _id: expect.any(String),
        device: 'Unknown device',
        isCurrent: false,
        createdAt: '2026-11-21T06:30:00.000Z',
        lastUsedAt: '2026-11-21T06:30:00.000Z',
      },
    ]);
  });

  test('states the last refresh of a session, and listing writes nothing', async () => {
    const { shop, computer, phone } = await arrange();
    shop.clock.advance(15 * MINUTE);
    await computer.post('/users/refresh-token');
    const version = () =>
      shop.context.db.selectFrom('session_families').selectAll().orderBy('id').execute();
    const before = await version();
    const [first, second] = await listSessions(computer);
    expect(first).toMatchObject({ isCurrent: true, lastUsedAt: '2026-11-21T06:46:00.000Z' });
    expect(second).toMatchObject({ isCurrent: false, lastUsedAt: '2026-11-21T06:31:00.000Z' });
    await computer.get('/users/current-user');
    expect(await version()).toEqual(before);
    expect((await phone.get('/users/current-user')).status).toBe(401);
  });

  test('omits sessions that were ended, have expired or were idle for too long', async () => {
    const { shop, computer, phone, email, password } = await arrange();
    await phone.post('/users/logout');
    expect(await listSessions(computer)).toHaveLength(1);
    const brief = shop.visitor();
    await brief.post('/users/login', { email, password, rememberMe: false });
    expect(await listSessions(computer)).toHaveLength(2);
    shop.clock.advance(86_400_000);
    await computer.post('/users/refresh-token');
    expect(await listSessions(computer)).toHaveLength(1);
  });
});

describe('ending a session', () => {
  // product 4.9.6
  test('invalidates its access and refresh token at once, and no others', async () => {
    const { computer, phone } = await arrange();
    const [, other] = await listSessions(phone);
    expect((await phone.delete(`/users/sessions/${other._id}`)).body).toEqual({
      success: true,
      message: 'Session ended',
      data: null,
    });
    expect(await statusesOf(computer)).toEqual([401, 401]);
    expect(await statusesOf(phone)).toEqual([200, 200]);
  });

  test('the current one is a logout, which deletes its cookies except the device cookie', async () => {
    const { computer, phone } = await arrange();
    const thief = phone.copy();
    const [own] = await listSessions(phone);
    const reply = await phone.delete(`/users/sessions/${own._id}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['clear-site-data']).toBe('"cache"');
    expect([...phone.cookies.keys()]).toEqual(['haat_device']);
    expect(await statusesOf(thief)).toEqual([401, 401]);
    expect(await statusesOf(computer)).toEqual([200, 200]);
  });
});

describe('ending all other sessions', () => {
  test('leaves the current session, and those of other shoppers', async () => {
    const { shop, computer, phone } = await arrange();
    const other = await signUpOther(shop);
    expect((await phone.post('/users/end-other-sessions')).body).toEqual({
      success: true,
      message: 'All other sessions ended',
      data: null,
    });
    expect(await statusesOf(computer)).toEqual([401, 401]);
    expect(await statusesOf(phone)).toEqual([200, 200]);
    expect(await statusesOf(other)).toEqual([200, 200]);
    expect((await phone.post('/users/end-other-sessions')).status).toBe(200);
  });
});

async function signUpOther(shop: TestShop): Promise<Visitor> {
  const other = shop.visitor();
  await other.signUp();
  return other;
}
